import type { RuleId, RulingId } from './ids.ts';
import type { DataSetName } from './sets.ts';

/**
 * What has changed in the rules since the first page of the site: the game, a sentence, a ruling, reconstructed values.
 * The words are in `words/en/changes.ts`.
 */

/** A version of the rules is the release of the site that has it. */
interface Version {
  readonly version: string;
  /** The day of the release; for a release to come, that of its latest change. */
  readonly date: string;
}

/** The versions that changed something, newest first. The first is the version of these rules. */
export const VERSIONS = [
  { version: '0.7.0', date: '2026-11-30' },
  { version: '0.6.0', date: '2026-11-28' },
  { version: '0.5.0', date: '2026-11-28' },
  { version: '0.2.0', date: '2026-11-28' },
  { version: '0.1.0', date: '2026-11-27' },
] as const satisfies readonly Version[];

/** The version of the rules as they are now. */
export const VERSION = VERSIONS[0];

/**
 * The kinds of changes: the game allows or causes something else; a question has a ruling; a sentence says better how
 * the game was played all along; a sentence differs from the rulebook, which contradicts itself there; all sentences
 * are written anew; values are reconstructed anew.
 */
export type ChangeKind = 'game' | 'ruling' | 'text' | 'correction' | 'words' | 'values';

export interface Change {
  readonly version: (typeof VERSIONS)[number]['version'];
  readonly kind: ChangeKind;
  /** The rules that it is about, the most important first; none if it is about all of them. */
  readonly rules: readonly RuleId[];
  /** The ruling that was made, or that gives the reason. */
  readonly ruling?: RulingId;
  /** The data set that it introduced. */
  readonly set?: DataSetName;
}

/** All changes, newest first. An id is the address of an entry and never changes. */
export const CHANGES = {
  'living-rules': { version: '0.7.0', kind: 'words', rules: [] },
  'section-numbers': { version: '0.7.0', kind: 'words', rules: [] },
  'excess-castle': { version: '0.7.0', kind: 'game', rules: ['4.5', '9.5'], ruling: 'surplus-castles' },
  'passage-limit': { version: '0.7.0', kind: 'game', rules: ['5.3'], ruling: 'passage-leaders' },
  'passage-of-a-minor-invasion': {
    version: '0.7.0',
    kind: 'game',
    rules: ['5.3', '10.3-minor-invasion'],
    ruling: 'minor-invasion-parts',
  },
  'leaders-in-a-minor-invasion': {
    version: '0.7.0',
    kind: 'game',
    rules: ['10.3-minor-invasion'],
    ruling: 'minor-invasion-parts',
  },
  'leaders-in-ardour': { version: '0.7.0', kind: 'game', rules: ['9.2'], ruling: 'ardour-joined' },
  'withdrawal-keeps-movement': { version: '0.7.0', kind: 'game', rules: ['6.6', '9.6-submission'] },
  'berbers-with-al-mansur': { version: '0.7.0', kind: 'game', rules: ['11-umayyads-berbers'], ruling: 'berbers' },
  'band-and-marchers': { version: '0.7.0', kind: 'game', rules: ['11-el-cid-valencia'] },
  'left-behind': {
    version: '0.7.0',
    kind: 'ruling',
    rules: ['5.4', '3.2-gascony', '3.2-africa', '3.2-sea', '9.6-allies'],
    ruling: 'left-behind',
  },
  'band-without-its-leader': {
    version: '0.7.0',
    kind: 'ruling',
    rules: ['11-el-cid-hire', '11-el-cid-battle'],
    ruling: 'cid-leaderless',
  },
  'bonus-is-the-attackers': { version: '0.7.0', kind: 'text', rules: ['4', '4.4'] },
  'stacks-without-a-limit': {
    version: '0.7.0',
    kind: 'text',
    rules: ['4.4', '11-alans-ataces', '11-visigoths-stacking'],
    ruling: 'unlimited-stacks',
  },
  'cavalry-in-mountains': {
    version: '0.7.0',
    kind: 'text',
    rules: ['6.3'],
    ruling: 'knight-vs-cavalry-mountain',
  },
  'only-the-defender-submits': {
    version: '0.7.0',
    kind: 'text',
    rules: ['9.6-submission', '10.4'],
    ruling: 'submits-defender',
  },
  'cancelled-ruse': { version: '0.7.0', kind: 'text', rules: ['10.3-ruse'], ruling: 'surplus-retreat' },
  'castle-of-an-emirate': {
    version: '0.7.0',
    kind: 'text',
    rules: ['11-granada-founding', '11-valencia-founding'],
    ruling: 'emirate-castles',
  },
  'seville-five-each': { version: '0.7.0', kind: 'text', rules: ['11-seville-cities', '11-valencia'] },
  'el-cid-must-enter': { version: '0.6.0', kind: 'game', rules: ['11-el-cid-valencia'], ruling: 'cid-entry' },
  'berbers-in-a-retreat': { version: '0.6.0', kind: 'game', rules: ['11-umayyads-berbers', '6.6'], ruling: 'berbers' },
  'wounded-first': { version: '0.6.0', kind: 'text', rules: ['6.1'] },
  'gold-of-rome': { version: '0.6.0', kind: 'text', rules: ['9.4'], ruling: 'heir-subject' },
  'viriathus-without-a-nation': { version: '0.6.0', kind: 'text', rules: ['3.2', '11-lusitanians-viriathus'] },
  'retreat-beyond-the-pyrenees': { version: '0.6.0', kind: 'text', rules: ['5.4', '6.6'], ruling: 'gascony-narbonne' },
  'march-of-the-vandals': {
    version: '0.6.0',
    kind: 'text',
    rules: ['11-vandals-march'],
    ruling: 'vandal-special-move',
  },
  'castles-that-surrender': {
    version: '0.6.0',
    kind: 'text',
    rules: ['11-umayyads-surrender'],
    ruling: 'surrender-turn-14',
  },
  'neutral-units-score': { version: '0.6.0', kind: 'text', rules: ['11-visigoths-neutrals'], ruling: 'neutrals' },
  'castles-as-muslim-units': {
    version: '0.6.0',
    kind: 'ruling',
    rules: ['8-kills', '11-hispano-romans', '11-byzantium'],
    ruling: 'castle-is-a-unit',
  },
  'retreat-to-the-sea': {
    version: '0.6.0',
    kind: 'ruling',
    rules: ['5.6-supremacy', '6.6'],
    ruling: 'retreat-to-sea',
  },
  'empty-province': { version: '0.6.0', kind: 'text', rules: ['2.1'] },
  'landing-and-crossing': { version: '0.6.0', kind: 'text', rules: ['3.2-sea', '5.5'] },
  'lost-provinces': { version: '0.6.0', kind: 'text', rules: ['9.6-submission'], ruling: 'submission-conditions' },
  'rebuilt-between-battles': { version: '0.6.0', kind: 'text', rules: ['9.5-rebuild'], ruling: 'rebuild' },
  'third-data-set': {
    version: '0.6.0',
    kind: 'values',
    rules: ['8-turn-end', '14.2'],
    set: 'hispania-1994-3',
  },
  'ataces-leaves': { version: '0.5.0', kind: 'correction', rules: ['11-alans', '3.3'], ruling: 'ataces' },
  'pelayo-leaves': { version: '0.5.0', kind: 'correction', rules: ['11-castile-founding', '3.3'], ruling: 'pelayo' },
  'navarre-replaces-the-basques': {
    version: '0.5.0',
    kind: 'correction',
    rules: ['11-basques', '11-navarre-founding', '9.4'],
    ruling: 'navarre-turn',
  },
  'ambush-is-the-defenders': { version: '0.5.0', kind: 'correction', rules: ['10.3-ruse'] },
  'second-data-set': {
    version: '0.5.0',
    kind: 'values',
    rules: ['2.1', '8-turn-end', '12', '14.2'],
    set: 'hispania-1994-2',
  },
  'whole-rules': { version: '0.2.0', kind: 'words', rules: [] },
  'hits-on-or-higher': { version: '0.1.0', kind: 'correction', rules: ['6.2', '6.7'], ruling: 'hit-roll' },
  'knights-in-mountains': {
    version: '0.1.0',
    kind: 'correction',
    rules: ['6.3', '6.7-attacker'],
    ruling: 'knights-in-mountains',
  },
} as const satisfies Readonly<Record<string, Change>>;
export type ChangeId = keyof typeof CHANGES;

/** The ids of all changes, newest first. */
export const CHANGE_IDS = Object.keys(CHANGES) as readonly ChangeId[];
