import type { Choice, Decision } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { townsNear } from '../data/geography.ts';
import { HISPANO, TOWNS, type TownId } from '../data/ids.ts';
import { MOST } from '../data/level.ts';
import type { Pending, State } from '../state.ts';
import { fight, goTo, isHeld, rollWay } from './armies.ts';
import { armyAt } from './board.ts';
import { resolve, rollAgain, rollDice } from './combat.ts';
import { change, type Draft } from './draft.ts';
import { revoltBy, rollRevoltAgain, townOf } from './revolts.ts';
import { phaseOf } from './seats.ts';

/** The powers of the player of Hispano, each for coins (8.7). */

/** An attack of an army beside its move. */
export interface Strike {
  readonly from: TownId;
  readonly to: TownId;
}

/** The attacks that the player of Hispano may make (8.7-attack, ruling V35e). */
export function strikes(state: State): readonly Strike[] {
  if (state.hispano === 0) return [];
  return TOWNS.flatMap((from) =>
    armyAt(state, from) ? townsNear(from).flatMap((to) => (isHeld(state, to) ? [{ from, to }] : [])) : [],
  );
}

/** The question in the middle of a step. */
export function askHispano(state: State, pending: Pending): Decision {
  const coins = { is: 'number', min: 1, max: Math.min(MOST.hispano, state.hispano) } as const;
  const pass: Choice = { kind: 'pass', fixed: {}, ranges: {} };
  const asked = ((): Pick<Decision, 'rule' | 'params' | 'choices'> => {
    switch (pending.is) {
      case 'revolt': {
        const { roman, hispanic } = pending;
        const dice = ['roman', 'hispanic'].map((die): Choice => ({ kind: 'reroll', fixed: { die }, ranges: {} }));
        return { rule: '8.7-reroll', params: { roman, hispanic, place: townOf(state, pending) }, choices: dice };
      }
      case 'raise':
        return {
          rule: '8.7-raise',
          params: { ...pending.combat },
          choices: [{ kind: 'raise', fixed: {}, ranges: { coins } }],
        };
      case 'dice': {
        const { combat, roman, hispanic } = pending;
        const again: Choice = { kind: 'reroll', fixed: { die: 'hispanic' }, ranges: {} };
        return { rule: '8.7-reroll', params: { ...combat, roman, hispanic }, choices: [again] };
      }
      case 'ways': {
        const { from, to } = pending;
        return {
          rule: '8.7-choose',
          params: { from },
          choices: to.map((place) => ({ kind: 'choose', fixed: { place }, ranges: {} })),
        };
      }
      case 'strike':
        return {
          rule: '8.7-attack',
          params: {},
          choices: strikes(state).map(({ from, to }) => ({ kind: 'strike', fixed: { from, to }, ranges: { coins } })),
        };
    }
  })();
  return {
    by: [HISPANO],
    kind: pending.is,
    phase: phaseOf(state),
    ...asked,
    params: { ...asked.params, coins: state.hispano },
    choices: [...asked.choices, pass],
    preset: { kind: 'pass', fixed: {}, values: {} },
  };
}

type Power = ActionOf<'reroll' | 'raise' | 'choose' | 'strike' | 'pass'>;

/** Carries out a power, or goes on without one. */
export function answerHispano(draft: Draft, pending: Pending, action: Power): void {
  if (action.kind !== 'pass') pay(draft, 'coins' in action.values ? action.values.coins : 1);
  switch (pending.is) {
    case 'revolt':
      if (action.kind === 'reroll') rollRevoltAgain(draft, pending, action.fixed.die);
      else revoltBy(draft, pending);
      return;
    case 'raise': {
      const raise = action.kind === 'raise' ? action.values.coins : 0;
      change(draft, { pending: null });
      const { combat } = pending;
      if (raise > 0) draft.facts.push({ kind: 'raised', rule: '8.7-raise', coins: raise, place: combat.to });
      rollDice(draft, { ...combat, raise });
      return;
    }
    case 'dice':
      if (action.kind === 'reroll') rollAgain(draft, pending.combat, pending.roman);
      else resolve(draft, pending.combat, pending.roman, pending.hispanic);
      return;
    case 'ways':
      if (action.kind === 'choose') {
        draft.facts.push({ kind: 'chosen', rule: '8.7-choose', from: pending.from, to: action.fixed.place });
        goTo(draft, pending.from, action.fixed.place);
      } else rollWay(draft, pending.from, pending.to);
      return;
    case 'strike':
      strike(draft, action);
  }
}

function strike(draft: Draft, action: Power): void {
  const { hispanic } = draft.state;
  change(draft, { pending: null });
  if (action.kind === 'strike') {
    const { from, to } = action.fixed;
    draft.facts.push({ kind: 'raised', rule: '8.7-attack', coins: action.values.coins, place: to });
    fight(draft, from, to, action.values.coins);
  } else if (hispanic) change(draft, { hispanic: { ...hispanic, passed: true } });
}

function pay(draft: Draft, coins: number): void {
  change(draft, { hispano: draft.state.hispano - coins });
}
