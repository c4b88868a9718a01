import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { afterWinning } from '../../../src/books/hispania-draco/ui/ahead/answering.ts';
import { mayBeWon } from '../../../src/books/hispania-draco/ui/ahead/may-be-won.ts';
import { freshIn } from '../../../src/books/hispania-draco/ui/board/fresh.ts';
import { lookedAt, scrolled } from '../../../src/books/hispania-draco/ui/board/looked-at.ts';
import { PLACES } from '../../../src/books/hispania-draco/ui/board/places.ts';
import { actionOf, purses } from '../../../src/books/hispania-draco/ui/deciding/use-command.ts';
import { bestOf } from '../../../src/books/hispania-draco/ui/table/best.ts';
import { isBrief, isRetold } from '../../../src/books/hispania-draco/ui/table/retold.ts';
import { valuesNow } from '../../../src/books/hispania-draco/ui/table/values-now.ts';
import { BEGIN } from '../../../src/books/hispania-draco/words/en/begin.ts';
import type { Choice } from '../../../src/kernel/contract.ts';
import { BLUE, hispanic, play, RED, turnOf } from '../play.ts';

const choiceOf = (state: Parameters<typeof draco.decision>[0], kind: string): Choice => {
  const choice = draco.decision(state)?.choices.find((one) => one.kind === kind);
  assert.ok(choice);
  return choice;
};

describe('a row of the list', () => {
  it('names the fewest coins that reach the best chance', () => {
    const sure = turnOf(RED, { revolts: { onuba: 1 } });
    assert.deepEqual(bestOf(sure, choiceOf(sure, 'siege')), { coins: 1, won: 6, of: 6 });
    const hard = turnOf(BLUE, { generals: { [BLUE]: 'bilbilis' }, revolts: { numantia: 1 }, fleets: [] });
    assert.deepEqual(bestOf(hard, choiceOf(hard, 'siege')), { coins: 3, won: 3, of: 6 });
    assert.equal(bestOf(hard, choiceOf(hard, 'move')), undefined);
    const murder = {
      kind: 'murder',
      fixed: { general: RED },
      ranges: { coins: { is: 'number', min: 1, max: 2 } },
    } as const;
    assert.deepEqual(bestOf(hard, murder), { coins: 2, won: 2, of: 6 });
  });
});

describe('the phase after a combat', () => {
  const state = turnOf(BLUE, {
    generals: { [BLUE]: 'numantia' },
    revolts: { cauca: 3, pallantia: 3, aracillum: 3, deobriga: 3 },
    armies: [{ at: 'cauca' }],
    fleets: [],
  });

  it('is looked at only if some result of the dice wins it: a move, or an attack that must fail, has none', () => {
    const attack = choiceOf(state, 'attack');
    for (const coins of purses(attack)) {
      assert.equal(mayBeWon(state, { choice: attack, coins }), false);
      assert.equal(afterWinning(state, actionOf({ choice: attack, coins })), undefined);
    }
    const siege = choiceOf(state, 'siege');
    assert.equal(mayBeWon(state, { choice: siege, coins: 1 }), true);
    assert.equal(mayBeWon(state, { choice: choiceOf(state, 'move'), coins: 0 }), false);
  });
});

describe('what the Hispanic phase has led to', () => {
  const { facts } = play(
    hispanic({ revolts: { osca: 1 }, armies: [{ at: 'osca' }] }),
    { kind: 'proceed', fixed: {}, values: {} },
    [5, 6, 1],
  );

  it('is told above the question without the dice, which are told below', () => {
    assert.deepEqual(
      facts.filter(isBrief).map(({ kind }) => kind),
      ['revolt', 'marched', 'revolt', 'time'],
    );
    assert.equal(facts.filter(isRetold).filter(({ kind }) => kind === 'rolled').length, 3);
  });

  it('is pointed at on the board', () => {
    assert.deepEqual([...new Set(freshIn(facts))], ['brigantium', 'beseda']);
  });

  it('leaves out of a combat what the reader has just pressed', () => {
    const siege = play(
      turnOf(RED, { revolts: { onuba: 1 } }),
      { kind: 'siege', fixed: { general: RED, place: 'onuba' }, values: { coins: 1 } },
      [3],
    );
    assert.deepEqual(
      siege.facts.filter(isBrief).map(({ kind }) => kind),
      ['rolled', 'fought', 'removed'],
    );
    assert.deepEqual(freshIn(siege.facts), []);
  });
});

describe('the part of the map that is brought into view', () => {
  it('is all of a road or a way, and the general before the spaces that may be chosen', () => {
    const [x, y] = PLACES.gades;
    const [x2, y2] = PLACES.emerita;
    const road = { from: [Math.min(x, x2), Math.min(y, y2)], to: [Math.max(x, x2), Math.max(y, y2)] };
    assert.deepEqual(lookedAt({ may: ['beseda'], chosen: ['gades', 'emerita'] }), road);
    assert.deepEqual(lookedAt({ may: ['beseda'], acting: 'gades' }), { from: PLACES.gades, to: PLACES.gades });
    assert.deepEqual(lookedAt({ may: ['beseda'] })?.from, PLACES.beseda);
    assert.equal(lookedAt({}), undefined);
  });

  it('does not move the map if it is in view, and comes to the middle otherwise', () => {
    const shown = { start: 100, size: 400 };
    assert.equal(scrolled(shown, 200, 300), 100);
    assert.equal(scrolled(shown, 120, 300), 10);
    assert.equal(scrolled(shown, 600, 700), 450);
  });
});

describe('the player of Hispano', () => {
  const options: Partial<Written> = { variants: ['hispano'] };

  it('is told the town that the dice of revolt name, and the values by the dice of a fight (8.7-reroll)', () => {
    const asked: State = { ...hispanic({ ...options, hispano: 2 }), pending: { is: 'revolt', roman: 5, hispanic: 6 } };
    assert.equal(draco.decision(asked)?.params['place'], 'brigantium');
    const fought: State = {
      ...hispanic({
        ...options,
        hispano: 2,
        generals: { [RED]: 'corduba' },
        revolts: { regina: 2 },
        armies: [{ at: 'regina' }],
      }),
      pending: {
        is: 'dice',
        combat: { by: 'army', kind: 'attack', general: RED, from: 'regina', to: 'corduba', coins: 0, raise: 0 },
        roman: 3,
        hispanic: 4,
      },
    };
    assert.deepEqual(valuesNow(fought), [4, 6]);
    assert.equal(valuesNow(asked), undefined);
  });
});

describe('the name of a new game', () => {
  it('says what the list of games could not tell apart otherwise: the variants', () => {
    assert.equal(
      BEGIN.name('Basic game', '6 4 3 4 2', ['Terror', 'Hispano']),
      'Basic game, 6 4 3 4 2, Terror, Hispano',
    );
    assert.equal(BEGIN.name('Basic game', '6 4 3 4 2', []), 'Basic game, 6 4 3 4 2');
  });
});
