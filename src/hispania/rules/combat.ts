import type { Choice, Decision } from '../../kernel/contract.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import { newBattle } from './battle.ts';
import { rebuildChoices } from './castles.ts';
import { battlePlaces } from './relations.ts';
import { type Draft, push, tell, type View } from './view.ts';

/** Rule 6: a battle in every province where the active nation meets another; it chooses their order. */

/** What the combat phase asks: the next battle, or a castle to rebuild (9.5); nothing when there is neither. */
export function askCombat(view: View, nation: NationId): Decision | undefined {
  const battles = battlePlaces(view, nation);
  const castles = rebuildChoices(view, nation);
  if (battles.length === 0 && castles.length === 0) return undefined;
  const end: Choice = { kind: 'end', fixed: {}, ranges: {} };
  return {
    by: [view.state.nations[nation]?.seat ?? nation],
    kind: battles.length > 0 ? 'battles' : 'after-battles',
    rule: '6',
    phase: '',
    params: { nation, battles: [...battles] },
    choices: [
      ...battles.map((place): Choice => ({ kind: 'battle', fixed: { place }, ranges: {} })),
      ...castles,
      ...(battles.length === 0 ? [end] : []),
    ],
    preset:
      battles[0] === undefined
        ? { kind: 'end', fixed: {}, values: {} }
        : { kind: 'battle', fixed: { place: battles[0] }, values: {} },
  };
}

/** Begins the battle of a place. */
export function beginBattle(draft: Draft, nation: NationId, place: PlaceId): void {
  const battle = newBattle(draft, nation, place);
  tell(draft, { kind: 'battle', rule: '6', place, attacker: battle.attacker, defender: battle.defender });
  push(draft, battle);
}
