import type { Step } from '../../../kernel/scene.ts';
import {
  type ActionKind,
  accept,
  battle,
  bid,
  end,
  hire,
  playToken,
  rebuild,
  retreat,
  step,
  withdraw,
} from '../engine/actions.ts';
import type { SwitchId } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import type { SceneId } from './ids.ts';
import type { READING_POSITIONS } from './reading-positions.ts';

/** Positions in which the readings of a ruling with a switch differ, with the tried actions and the clearest results. */
export type ShownAt = {
  readonly tries: readonly Step[];
  /** The number of default answers that follow. */
  readonly presets?: number;
  /** The facts and choices of these kinds show the difference best, if there are many others. */
  readonly tell: readonly (HispaniaFact['kind'] | ActionKind)[];
} & (
  | { readonly scene: SceneId /** Steps of the scene's line that are played before. */; readonly at: number }
  | { readonly position: keyof typeof READING_POSITIONS }
);

const by = (action: Step['action'], ...dice: readonly number[]): Step =>
  dice.length > 0 ? { action, dice } : { action };
const ends = by(end());

export const SHOWN_AT = {
  'berber-hits': {
    scene: 'berbers-of-al-mansur',
    at: 0,
    tries: [by(battle('segovia'), 6, 4, 3, 8, 7)],
    tell: ['rolled'],
  },
  'cid-leader-leaves': {
    position: 'cid-leader-leaves',
    tries: [ends],
    tell: ['leader-gone'],
  },
  ataces: { position: 'ataces', tries: [ends], tell: ['leader-gone'] },
  'minor-invasion-stacking': {
    position: 'minor-invasion-stacking',
    tries: [
      by(playToken('castile', 'minor-invasion', { place: 'segovia' })),
      by(step('segovia', 'avila', { 'infantry/pile=true': 3 })),
      by(step('salamanca', 'avila', { infantry: 2 })),
      ends,
    ],
    tell: ['remove', 'battle'],
  },
  'vandals-retreat-africa': { scene: 'vandals-cross-to-africa', at: 6, tries: [], tell: ['retreat'] },
  'strait-retreat': { scene: 'cid-takes-valencia', at: 3, tries: [], tell: ['retreat'] },
  'knight-vs-cavalry-mountain': {
    scene: 'cavalry-in-the-mountains',
    at: 2,
    tries: [by(battle('avila'), 8, 5, 6)],
    tell: ['rolled'],
  },
  'almohad-castles': {
    scene: 'almohads-leave-ruins',
    at: 2,
    tries: [by(rebuild('toledo', 'elite'))],
    tell: ['rebuilt'],
  },
  'badajoz-when': {
    scene: 'badajoz-is-founded',
    at: 2,
    tries: [by(withdraw('lusitania', 'salamanca', { infantry: 2 }))],
    tell: ['nation-ended'],
  },
  'toledo-falls': {
    position: 'toledo-falls',
    tries: [by(battle('toledo'), 10, 1, 1, 1)],
    tell: ['toledo-fell', 'freed'],
  },
  'forts-stacking': { scene: 'romes-forts', at: 1, tries: [ends], tell: ['remove'] },
  'must-leave': { scene: 'suebi-from-gascony', at: 1, tries: [ends], tell: ['left'] },
  'surrender-turn-14': {
    position: 'surrender-turn-14',
    tries: [by(battle('segovia'), 1, 1, 1, 1, 1, 1)],
    tell: ['surrendered'],
  },
  'subject-income-lost': { position: 'subject-income-lost', tries: [ends], tell: ['income'] },
  'navarre-dead': { scene: 'sancho-comes-back', at: 0, tries: [ends], presets: 3, tell: ['arrived'] },
  'vandal-retreat-points': {
    scene: 'vandals-cross-to-africa',
    at: 6,
    tries: [by(retreat('defender', 'africa', { infantry: 2 }))],
    tell: ['points'],
  },
  'barcelona-castle': { position: 'barcelona-castle', tries: [ends], tell: ['raised'] },
  'free-castle-empty': { position: 'free-castle-empty', tries: [ends], tell: ['raised', 'no-castle'] },
  'byzantium-cid': {
    position: 'byzantium-cid',
    tries: [ends, by(hire('cartagena', { infantry: 1 })), by(accept())],
    tell: ['mission'],
  },
  'cid-valencia-points': {
    scene: 'cid-takes-valencia',
    at: 4,
    tries: [by(rebuild('valencia', 'knight'))],
    tell: ['points'],
  },
  'crusade-coast': { scene: 'crusade-on-the-coast', at: 0, tries: [], tell: ['step'] },
  'almohad-kills': { position: 'almohad-kills', tries: [by(battle('segovia'), 10, 1, 1, 1)], tell: ['scored'] },
  'minimum-where': { position: 'minimum-where', tries: [ends], presets: 21, tell: ['points'] },
  'retreat-surplus': {
    position: 'retreat-surplus',
    tries: [
      by(battle('segovia'), 2, 2, 2, 2),
      by(retreat('attacker', 'avila', { 'infantry/from=avila': 1 })),
      by(retreat('attacker', 'calatayud', { 'infantry/from=avila': 1 })),
    ],
    tell: ['remove'],
  },
  'auction-pass': { scene: 'alans-for-twenty-nine', at: 6, tries: [by(bid(58))], tell: ['bid'] },
  'barbarian-infantry': { position: 'barbarian-infantry', tries: [by(battle('toledo'), 10, 1, 1)], tell: ['scored'] },
} as const satisfies { readonly [Id in SwitchId]: ShownAt };
