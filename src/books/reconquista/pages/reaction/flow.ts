import type { BoxId } from '../../words/reaction.ts';

/** A box of the flow chart, in units of the drawing. */
export interface Box {
  readonly step: BoxId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A question is a flat hexagon; the way of armies has a black edge, contact a red one. */
  readonly look?: 'question' | 'armies' | 'contact';
}

/** The size of the drawing. */
export const FLOW = { width: 1014, height: 870 } as const;

export const BOXES: readonly Box[] = [
  { step: 'region', x: 0, y: 0, width: 250, height: 118 },
  { step: 'force', x: 306, y: 0, width: 262, height: 118 },
  { step: 'city', x: 0, y: 226, width: 220, height: 92 },
  { step: 'fort', x: 236, y: 226, width: 220, height: 92 },
  { step: 'garrison', x: 472, y: 226, width: 220, height: 92 },
  { step: 'armies', x: 708, y: 226, width: 304, height: 92, look: 'armies' },
  { step: 'target', x: 360, y: 388, width: 292, height: 72, look: 'question' },
  { step: 'march', x: 0, y: 476, width: 268, height: 112 },
  { step: 'along', x: 744, y: 476, width: 268, height: 112 },
  { step: 'left', x: 350, y: 612, width: 312, height: 74, look: 'question' },
  { step: 'battle', x: 0, y: 748, width: 304, height: 112 },
  { step: 'contact', x: 360, y: 748, width: 292, height: 112, look: 'contact' },
  { step: 'siege', x: 708, y: 748, width: 304, height: 112 },
];

/** Black arrows, in the order of play. */
export const ARROWS = [
  'M252 59H300',
  'M570 59H620',
  'M110 188V220',
  'M346 188V220',
  'M582 188V220',
  'M860 188V220',
  'M860 320V424H660',
  'M60 746V594',
  'M952 746V594',
] as const;

/** The line from which four of them start. */
export const FORK = 'M437 120V188M110 188H860';

/** Red arrows: contact, and what follows from it. */
export const CONTACT_ARROWS = ['M372 440H306V720H452V742', 'M356 804H310', 'M656 804H702'] as const;

/** The ring of the march: its dotted lines, and a head on each, as place and turn. */
export const RING = [
  { d: 'M640 452C700 456 744 456 800 468', head: 'translate(720 457) rotate(6)' },
  { d: 'M878 594C878 640 800 652 674 650', head: 'translate(820 636) rotate(168)' },
  { d: 'M340 650C230 652 134 640 134 598', head: 'translate(190 636) rotate(190)' },
  { d: 'M134 468C140 424 230 424 348 424', head: 'translate(190 428) rotate(-14)' },
] as const;

/** Double bars where the phase is over, by the middle of each. */
export const ENDS = [110, 346, 582] as const;
