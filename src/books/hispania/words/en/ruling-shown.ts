import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { whose } from './units.ts';

/** What a ruling changes on one position, as the page of the rulings tells it. */
export const RULING_SHOWN = {
  /** The position, where it is no scene's. */
  where: (turn: number, nation: NationId | null): Rich =>
    nation ? t`Shown on turn ${turn}, in ${whose(nation)} turn` : t`Shown on turn ${turn}`,
  scene: (title: string): string => `Shown in “${title}”`,
  ours: 'Default ruling',
  other: 'Alternative ruling',
  /** What is offered by one reading alone, and by the other not. */
  offered: (labels: readonly Rich[]): Rich => t`Offered: ${list(labels, '; ')}.`,
  notOffered: (labels: readonly Rich[]): Rich => t`Not offered: ${list(labels, '; ')}.`,
  /** What happens by one reading alone; `what` is a sentence. */
  not: (what: Rich): Rich => t`Does not happen: ${what}`,
  play: 'Play with the alternative ruling',
  openOurs: 'Open with the default ruling',
  openOther: 'Open with the alternative ruling',
};
