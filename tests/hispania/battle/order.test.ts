import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { foughtAt } from '../../../src/books/hispania/ui/battle/fought.ts';
import { type Order, orderFor } from '../../../src/books/hispania/ui/battle/order.ts';
import { customs } from '../../../src/books/hispania/ui/table/customs.ts';
import { begin, now, play } from '../../../src/kernel/journal.ts';
import { acts, asking, give, goOn, ordering, sit, type Table, takeBack } from '../../../src/ui/table/session.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { written } from '../engine/set-up.ts';

/** A defender answers once for a whole battle: the page then gives these answers as the defender's own. */

const SITTINGS: readonly Sitting[] = [
  { seat: 'ana', name: 'Ana', is: 'person' },
  { seat: 'rui', name: 'Rui', is: 'person' },
];

type Here = Table<State, HispaniaFact>;

/** A battle of two persons after its first round, in which nothing is hit; the defender is asked. */
function asked(): Here {
  const position = written(
    'castile',
    'combat',
    {
      toledo: 'castile: 3 infantry<segovia; seville: 3 infantry',
      cordoba: 'seville: infantry',
      segovia: 'castile: infantry',
      avila: 'castile: 2 infantry<segovia; seville: 2 infantry',
    },
    { seats: { castile: 'ana', seville: 'rui' } },
  );
  const begun = begin<State, HispaniaFact>(hispania, { is: 'position', position });
  assert.ok(begun.journal, JSON.stringify(begun.faults));
  const rolled = play(hispania, begun.journal, battle('toledo'), { given: [1, 1, 1, 1, 1, 1] });
  assert.ok(rolled.journal);
  return acts(hispania, sit(rolled.journal, SITTINGS), [stay('attacker')]);
}

function ordered(table: Here, is: Order['is'], below = 0): Here {
  const fought = foughtAt(table.journal, table.journal.at);
  assert.ok(fought);
  return give(hispania, customs, table, orderFor(fought, is, below));
}

const nobody = (): never => {
  throw new Error('no computer plays');
};

/** The page answers as long as it may. */
function goneOn(table: Here): Here {
  let next = table;
  while (asking(hispania, customs, next).is === 'pass') next = goOn(hispania, customs, next, nobody);
  return next;
}

describe('a standing order', () => {
  it('answers the defender’s questions of its battle, as answers of the defender, and can be cancelled', () => {
    const table = asked();
    assert.equal(asking(hispania, customs, table).is, 'person');
    const given = ordered(table, 'fight');
    const after = goneOn(given);
    const entry = after.journal.entries[given.journal.at];
    assert.deepEqual([entry?.action, entry?.by, entry?.auto ?? false], [stay('defender'), ['rui'], false]);
    assert.ok(give(hispania, customs, given).order === undefined);
    // An undo takes the answer back with the order, so it is not given again at once.
    const alone = { ...after, sittings: SITTINGS.map((one) => ({ ...one, name: 'Ana' })) };
    const undone = takeBack(hispania, customs, alone);
    assert.equal(undone.journal.at, given.journal.at);
    assert.equal(undone.order, undefined);
  });

  it('fights on until fewer units are left, and then asks the person', () => {
    assert.equal(asking(hispania, customs, ordered(asked(), 'below', 3)).is, 'pass');
    // It would answer nothing now, so it is not given.
    assert.equal(ordered(asked(), 'below', 4).order, undefined);
  });

  it('retreats with as many units as can go', () => {
    const after = goneOn(ordered(asked(), 'leave'));
    const retreat = after.journal.entries.find(({ action }) => action.kind === 'retreat')?.action;
    assert.ok(retreat);
    assert.equal(
      after.journal.entries.some(({ facts }) => facts.some(({ kind }) => kind === 'battle-over')),
      true,
    );
    assert.equal(after.order, undefined);
  });

  it('never answers in another battle, nor a question that is not about retreat', () => {
    const given = ordered(asked(), 'fight');
    const order = given.order?.what ?? null;
    const state = now(given.journal);
    assert.equal(customs.holds?.(state, order), true);
    for (const other of [{ place: 'avila' }, { turn: 3 }, { attacker: 'leon' }]) {
      const changed = { ...(order as object), ...other } as typeof order;
      assert.equal(customs.holds?.(state, changed), false);
    }
    for (const broken of [null, 3, {}, { is: 'fight' }]) assert.equal(customs.holds?.(state, broken), false);
    const decision = hispania.decision(state);
    assert.ok(decision);
    assert.equal(customs.ordered?.(state, { ...decision, kind: 'aim' }, order), undefined);
    assert.equal(ordering(customs, { ...given, journal: { ...given.journal, at: 0 } }).order, undefined);
  });
});
