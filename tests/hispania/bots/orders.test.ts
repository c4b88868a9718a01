import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { March } from '../../../src/books/hispania/bots/campaign.ts';
import { Orders } from '../../../src/books/hispania/bots/orders.ts';
import type { Party } from '../../../src/books/hispania/bots/routes.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { open, standing } from '../engine/set-up.ts';

const from = 'pamplona';
const to = 'calatayud';

const start = (there: string): State =>
  open(
    'alans',
    'movement',
    { [from]: 'alans: 4 infantry, ataces', ...(there && { [to]: there }) },
    { turn: 6, lastTurn: 13 },
  );

/** Ataces leads, and his four infantry go by themselves, as a march may be planned that takes them from where he also stands. */
function ordered(state: State, infantry: number): Orders {
  const party = (kind: 'leader' | 'infantry', count: number): Party => {
    const cohort = state.places[from]?.find((one) => one.kind === kind);
    assert.ok(cohort);
    return { key: kind, cohort, count, most: 9, path: [from, to], led: kind === 'leader', river: false };
  };
  const parties = infantry > 0 ? [party('leader', 1), party('infantry', infantry)] : [party('leader', 1)];
  return new Orders('alans', [{ to, parties, gain: 1, army: { units: [], led: true, hurt: 0 } } satisfies March]);
}

/** Carries orders out; who stands where they lead, step by step. */
function carriedOut(begin: State, orders: Orders): readonly string[] {
  const steps: string[] = [];
  let state = begin;
  for (;;) {
    const decision = hispania.decision(state);
    assert.ok(decision);
    const next = orders.next(view(state), decision);
    if (!next) return steps;
    const applied = hispania.apply(state, next.action).state;
    assert.ok(applied);
    state = applied;
    const leads = state.places[to]?.some(({ owner, kind }) => owner === 'alans' && kind === 'leader');
    steps.push(`${standing(state, to, 'alans')} infantry${leads ? ' and Ataces' : ''}`);
  }
}

it('a leader whose units come by themselves goes after them', () => {
  const state = start('rome: fort');
  assert.deepEqual(carriedOut(state, ordered(state, 4)), ['4 infantry', '4 infantry and Ataces']);
});

it('a leader does not go among enemies alone, but where nobody stands he may', () => {
  const among = start('rome: fort');
  assert.deepEqual(carriedOut(among, ordered(among, 0)), []);
  const empty = start('');
  assert.deepEqual(carriedOut(empty, ordered(empty, 0)), ['0 infantry and Ataces']);
});
