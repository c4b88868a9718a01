import { type Rich, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { DracoFact, Value } from '../../engine/facts.ts';
import type { Combat } from '../../engine/state.ts';
import { s } from '../marks.ts';
import { coins, The, the } from './pieces.ts';

/** Sieges and attacks: what is declared, how the values are counted, and who wins. */

type Declared = Pick<Combat, 'by' | 'kind' | 'general' | 'from' | 'to'>;

/** What is besieged: a town, or pirates at sea. */
export const target = (at: SpaceId): Rich => (isSea(at) ? t`the pirates in ${s(at)}` : [s(at)]);

/** `The siege of Osca by the consul`. */
export function combat({ by, kind, general, from, to }: Declared): Rich {
  if (by === 'roman') {
    const who = general === null ? 'the Romans' : the(general);
    return kind === 'siege' ? t`The siege of ${target(to)} by ${who}` : t`The attack of ${who} on the army in ${s(to)}`;
  }
  return kind === 'siege' || general === null
    ? t`The siege of ${s(to)} by the army in ${s(from)}`
    : t`The attack of the army in ${s(from)} on ${the(general)} in ${s(to)}`;
}

/** A combat that is declared, with its coins. */
export function declared(of: Combat): Rich {
  const { by, kind, general, from, to } = of;
  const spent = by === 'roman' ? of.coins : of.raise;
  const paid = spent > 0 ? ` with ${coins(spent)}` : '';
  if (by === 'roman') {
    const who = general === null ? 'The Romans' : The(general);
    return kind === 'siege' ? t`${who} besieges ${target(to)}${paid}.` : t`${who} attacks the army in ${s(to)}${paid}.`;
  }
  return kind === 'siege' || general === null
    ? t`The army in ${s(from)} besieges ${s(to)}${paid}.`
    : t`The army in ${s(from)} attacks ${the(general)} in ${s(to)}${paid}.`;
}

/** `16 (die 4 + coins 1 + garrisons 2 + province 1, × 2)`. */
function value({ base, coins: paid, discs, province, bonus, doubles, total }: Value, of: string, support: string) {
  const parts = [
    `${of} ${base}`,
    ...(paid > 0 ? [`coins ${paid}`] : []),
    ...(discs > 0 ? [`${support} ${discs}`] : []),
    ...(province > 0 ? [`province ${province}`] : []),
    ...(bonus > 0 ? [`Imperivm ${bonus}`] : []),
  ].join(' + ');
  return `${total} (${parts}${doubles > 0 ? `, × ${2 ** doubles}` : ''})`;
}

/** The values of a combat, and its winner. */
export function fought({ combat: of, roman, hispanic, won }: DracoFact & { readonly kind: 'fought' }): Rich {
  const isSiege = of.kind === 'siege';
  const ours = value(roman, isSiege && of.by === 'army' ? 'shield' : 'die', 'garrisons');
  const theirs = value(hispanic, isSiege && of.by === 'roman' ? 'shield' : 'die', 'revolts');
  const attacker = of.by === 'roman' ? 'roman' : 'hispanic';
  const end = isSiege
    ? won === attacker
      ? 'The siege succeeds.'
      : 'The siege fails.'
    : won === null
      ? 'The values are equal, and nothing happens.'
      : won === 'roman'
        ? 'The Romans win.'
        : 'The army wins.';
  return [`Roman side ${ours}, Hispanic side ${theirs}. ${end}`];
}
