import { type Rich, t } from '../../../../words/rich.ts';
import type { ActionKind, Actions } from '../../engine/actions.ts';
import type { GeneralId } from '../../engine/data/ids.ts';
import { PROCONSUL_COST } from '../../engine/data/level.ts';
import { s } from '../marks.ts';
import { target } from './combat.ts';
import { NAMES } from './names.ts';
import { coins, disc, the } from './pieces.ts';

/** An answer, open or filled in: open parts are left out. */
type Open<K extends ActionKind> = { readonly fixed: Actions[K]['fixed']; readonly values?: Actions[K]['values'] };
export type ChoiceWords = {
  readonly [K in ActionKind]: {
    readonly label: (of: Open<K>) => Rich;
    readonly consequence: (of: Open<K>) => Rich;
  };
};

const nothing = (): Rich => [];
const paid = (values?: { readonly coins: number }): string => (values ? ` for ${coins(values.coins)}` : '');
/** The proconsul is named where he acts instead of the general of the turn. */
const by = (general: GeneralId): string => (general === 'proconsul' ? ` with ${the(general)}` : '');

/** The two lines of each answer. */
export const CHOICES: ChoiceWords = {
  proceed: { label: () => ['Begin'], consequence: nothing },
  end: { label: () => ['End the Roman phase'], consequence: () => ['Unspent coins are lost'] },
  hand: {
    label: () => ['Hand the consul over'],
    consequence: () => ['The second player decides the remaining actions'],
  },
  pass: { label: () => ['Continue'], consequence: nothing },
  revolt: { label: ({ fixed: { place } }) => t`Place in ${s(place)}`, consequence: nothing },
  army: { label: ({ fixed: { place } }) => t`Place the army in ${s(place)}`, consequence: nothing },
  lay: { label: ({ fixed: { from, to } }) => t`Place a road from ${s(from)} to ${s(to)}`, consequence: nothing },
  keep: { label: () => ['Keep this road'], consequence: () => ['It can be placed later'] },
  put: { label: ({ fixed: { general, to } }) => t`Place ${the(general)} in ${s(to)}`, consequence: nothing },
  move: { label: ({ fixed: { general, to } }) => t`Move ${the(general)} to ${s(to)}`, consequence: nothing },
  walk: {
    label: ({ fixed: { general, to } }) => t`Move ${the(general)} to ${s(to)}`,
    consequence: () => ['Free'],
  },
  sail: { label: ({ fixed: { from, to } }) => t`Move the fleet from ${s(from)} to ${s(to)}`, consequence: nothing },
  place: {
    label: ({ fixed }) => [`Place ${fixed.disc === 'legio' ? disc(fixed.disc) : 'a garrison'}`],
    consequence: () => [coins(1)],
  },
  take: {
    label: ({ fixed }) => [`Take ${fixed.disc === 'legio' ? disc(fixed.disc) : 'a garrison'} back`],
    consequence: () => [coins(1)],
  },
  siege: {
    label: ({ fixed: { general, place }, values }) => t`Besiege ${target(place)}${by(general)}${paid(values)}`,
    consequence: () => ['Higher than the shield: 1 revolt is removed'],
  },
  attack: {
    label: ({ fixed: { general, place }, values }) => t`Attack the army in ${s(place)}${by(general)}${paid(values)}`,
    consequence: () => ['A defeat removes the general and all garrisons in his space'],
  },
  build: {
    label: ({ fixed: { general, to } }) => t`Place a road to ${s(to)}${by(general)}`,
    consequence: () => ['1 coin for each segment'],
  },
  call: { label: () => ['Call the proconsul'], consequence: () => [coins(PROCONSUL_COST)] },
  murder: {
    label: ({ fixed: { general }, values }) => [`Attempt the murder${by(general)}${paid(values)}`],
    consequence: () => ['Succeeds if the Roman die is at most the coins spent'],
  },
  raise: {
    label: ({ values }) => [`Raise the value${values ? ` by ${values.coins}` : ''}`],
    consequence: () => ['1 coin for each point'],
  },
  reroll: { label: ({ fixed: { die } }) => [`Reroll the ${NAMES.dice[die]}`], consequence: () => [coins(1)] },
  choose: { label: ({ fixed: { place } }) => t`Choose ${s(place)}`, consequence: () => [coins(1)] },
  strike: {
    label: ({ fixed: { from, to }, values }) => t`Attack ${s(to)} from ${s(from)}${paid(values)}`,
    consequence: () => ['The coins are added to the Hispanic die'],
  },
};
