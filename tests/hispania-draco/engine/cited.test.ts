import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  attack,
  end,
  move,
  place,
  proceed,
  put,
  siege,
  take,
} from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import { BLUE, type Done, facts, hispanic, play, position, RED, turnOf, YELLOW } from '../play.ts';

/** The rule that made a thing happen, where one of several may. */
const told = (done: Done): readonly string[] => done.facts.map(({ kind, rule }) => `${kind} ${rule}`);
const cites = (done: Done, ...expected: readonly string[]): void => {
  const all = told(done);
  for (const one of expected) assert.ok(all.includes(one), `${one} is not among ${all.join(', ')}`);
};

describe('facts cite their rules', () => {
  const east: Partial<Written> = {
    generals: { [YELLOW]: 'ilerda' },
    revolts: { salduba: 1, osca: 1 },
    armies: [{ at: 'salduba' }],
  };

  it('of combats, by who begins them', () => {
    const yellow = turnOf(YELLOW, east);
    cites(play(yellow, siege(YELLOW, 'osca', 1), [1]), 'declared 4.3', 'rolled 4.3', 'fought 4.3-result');
    cites(
      play(yellow, attack(YELLOW, 'salduba', 1), [6, 1]),
      'declared 4.4',
      'fought 4.4-result',
      'dispersed 4.4-result',
    );
    const army: Partial<Written> = { ...east, hispanic: { step: 'armies' }, revolts: { salduba: 1 } };
    const attacked = play(hispanic({ ...army, revolts: { salduba: 1, osca: 1, calagurris: 1 } }), proceed(), [1, 6]);
    cites(attacked, 'declared 5.2-attack', 'beaten 4.4-result', 'blocked 4.4-coin');
    const besieged = hispanic({
      revolts: { gerunda: 1 },
      garrisons: { beseda: [RED] },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    cites(play(besieged, proceed(), [6]), 'declared 5.2-siege', 'fought 4.3-result', 'lost 5.2-siege');
  });

  it('of moves of armies, within a Hispanic province, beyond it and in a Roman one', () => {
    const at = (written: Partial<Written>, dice: readonly number[] = []) =>
      play(hispanic({ ...written, hispanic: { step: 'armies' } }), proceed(), dice);
    cites(at({ revolts: { gerunda: 1 }, armies: [{ at: 'gerunda' }] }), 'marched 5.2');
    const all = { beseda: 1, gerunda: 1, calagurris: 1, salduba: 1, ilerda: 1, osca: 1 } as const;
    cites(at({ revolts: all, armies: [{ at: 'gerunda' }] }), 'marched 5.2-beyond');
    cites(at({ revolts: { basti: 1 }, armies: [{ at: 'basti' }] }), 'marched 5.2-beyond');
  });

  it('of armies that a die may choose, of dice in the New empire, of coins', () => {
    const normal = hispanic({ variants: ['terror'], garrisons: { osca: [RED] }, revolts: { lucus: 1 } });
    const { facts: some } = draco.apply(
      { ...normal, dice: { ...normal.dice, given: [5, 4, 1, 1] } },
      proceed(),
    ) as Done;
    cites({ state: normal, facts: some }, 'army 5.1-army', 'rolled 8.6-choice');
    const { facts: others } = draco.apply(
      { ...normal, dice: { ...normal.dice, given: [5, 4, 6, 1] } },
      proceed(),
    ) as Done;
    cites({ state: normal, facts: others }, 'army 8.6-choice');
    const level = { coins: 6, garrisons: 4, fleets: 3, roads: 5, armies: 2 } as const;
    const empire = hispanic({ scenario: 'new-empire', variants: ['imperivm', 'legio-hispana', 'terror'], level });
    cites(play(empire, proceed(), [3, 1]), 'rolled 9.5-guerilla', 'rolled 5.1');
    cites(play(hispanic({ garrisons: { osca: [RED] } }), proceed(), [1, 6]), 'rolled 5.1', 'coins 3.3');
    const off = hispanic({ garrisons: { osca: [RED] }, generals: { [YELLOW]: null } });
    cites(play(off, proceed(), [1, 6]), 'coins 4.4-coin');
    const broke = play({ ...turnOf(RED), coins: 0 }, end());
    assert.equal(facts(broke, 'unspent').length, 0);
  });

  it('of garrisons and of moves, by what they are', () => {
    const variants: Written['variants'] = ['legio-hispana', 'imperivm'];
    const blue = turnOf(BLUE, { variants, generals: { [BLUE]: 'osca' }, fleets: [] });
    cites(play(blue, place(BLUE)), 'garrisoned 4.2');
    const legio = play(blue, place('legio'));
    cites(legio, 'garrisoned 8.4');
    cites(play(legio.state, take('legio')), 'withdrawn 8.4');
    cites(play(blue, move(RED, 'corduba')), 'moved 8.2-consul');
    cites(play(blue, move(BLUE, 'ilerda')), 'moved 4.1');
    cites(play(position({ turn: RED, phase: 'return', generals: { [RED]: null } }), put(RED, 'gades')), 'put 3.4');
  });
});
