import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS, type NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { PHASES, type State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { mayBe, scoringTurnsOf, turnsOf } from '../../../src/books/hispania/ui/table/sheet/game.ts';
import { type Item, newsOf } from '../../../src/books/hispania/ui/table/sheet/news.ts';
import { orderOf } from '../../../src/books/hispania/ui/table/sheet/order.ts';
import { stagesOf } from '../../../src/books/hispania/ui/table/sheet/phases.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { SHEET } from '../../../src/books/hispania/words/en/table-sheet.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import { plain } from '../../../src/words/plain.ts';
import { gameAt, units } from '../engine/games.ts';
import { GAMES, stateWhere, wholeGame } from './sheet-games.ts';

const A = setup({ scenario: 'A' }, 1);
const D = setup({ scenario: 'D' }, 1);
const E = setup({ scenario: 'E' }, 1);

/** What is said, with whom it is said of: `rome: 4 elites: Narbonne`. */
const said = (items: readonly Item[]): readonly string[] =>
  items.map(({ nation, text }) => `${nation ?? 'all'}: ${plain(text, nameOf(NAMES), () => '', String)}`);
const news = (state: State, turn: number) => newsOf(view(state), turn, SHEET);

describe('the turns of a game', () => {
  it('are those of its scenario, with its scorings', () => {
    const B = setup({ scenario: 'B', mode: 'advanced' }, 1);
    assert.deepEqual(turnsOf(A), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    assert.deepEqual(scoringTurnsOf(view(A)), [3, 5, 7, 10, 13]);
    assert.deepEqual(turnsOf(B), [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    assert.deepEqual(scoringTurnsOf(view(B)), [5, 7, 10, 13, 15]);
    assert.equal(scoringTurnsOf(view(E)).at(-1), 21);
  });

  it('tell who comes, with what and where', () => {
    const { comes, is, scores } = news(A, 2);
    assert.equal(is, 'next');
    assert.equal(scores, false);
    assert.deepEqual(said(comes), [
      'carthage: 7 infantry and Hasdrubal: at sea',
      'rome: plays for the first time',
      'rome: 4 elites: Narbonne',
    ]);
    assert.deepEqual(said(news(A, 1).comes), ['carthage: 12 infantry and Hamilcar: at sea'], 'others stand there');
    assert.deepEqual(said(news(A, 2).goes), ['carthage: Hamilcar, at the start of its turn']);
    assert.deepEqual(said(news(A, 13).comes).slice(0, 1), ['umayyads: Abd ar-Rahman: in its own provinces']);
  });

  it('tell what is different, and what may be scored apart', () => {
    assert.deepEqual(said(news(A, 4).changes), ['rome: invasion: it moves and fights twice']);
    assert.ok(said(news(A, 11).changes).some((line) => line.startsWith('all: from now on')));
    const { changes, chances } = news(A, 7);
    assert.ok(
      said(changes).some((line) => line.startsWith('visigoths: Turn 7')),
      'a castle that it is given',
    );
    assert.ok(said(changes).includes('suebi: its income begins'));
    assert.ok(said(chances).some((line) => line.startsWith('vandals: On turns 7 to 9')));
    assert.ok(said(chances).includes('hispano-romans: 5 points for Geiseric'));
    assert.ok(said(news(E, 20).changes).includes('almoravids: its elites are replaced by infantry'));
  });

  it('tell who scores for what at their end', () => {
    const { scoring, scores } = news(A, 5);
    assert.ok(scores);
    const galicians = scoring.find(({ nation }) => nation === 'galicians');
    assert.deepEqual(
      galicians?.worth.map(({ points, places }) => [points, places]),
      [
        [4, ['galicia']],
        [2, ['porto', 'duero', 'asturias', 'leon']],
      ],
    );
    // Rome scores for zones, the Lusitanians for a leader as well.
    assert.equal(scoring.find(({ nation }) => nation === 'rome')?.more.length, 1);
    assert.match(
      said(scoring.find(({ nation }) => nation === 'lusitanians')?.more ?? [])[0] ?? '',
      /if Viriathus is alive/,
    );
    assert.equal(
      scoring.some(({ nation }) => nation === 'iberians'),
      false,
      'who is gone by then',
    );
    const franks = news(A, 9).scoring;
    assert.deepEqual(
      franks.map(({ nation, ownTurn }) => [nation, ownTurn]),
      [['franks', true]],
    );
  });

  it('mark which values are known', () => {
    const of = (state: State) => news(state, 10).scoring.find(({ nation }) => nation === 'galicians');
    assert.ok(
      of(A)?.worth.every(({ known }) => known),
      'line 1479',
    );
    const celts = (state: State) => news(state, 10).scoring.find(({ nation }) => nation === 'celts')?.worth;
    assert.deepEqual(
      celts(A)?.map(({ places, known }) => [places, known]),
      [
        [['algarve'], false],
        [['lisbon', 'badajoz'], false],
      ],
    );
    const own = setup({ scenario: 'A', corrections: { points: { celts: { 10: { algarve: 6 } } } } }, 1);
    assert.deepEqual(celts(own)?.[0], { points: 6, known: true, places: ['algarve'] });
    // On turn 21 most score the table of turn 19.
    const last = news(E, 21).scoring.find(({ nation }) => nation === 'granada');
    assert.equal(last?.worth[0]?.points, 10);
  });

  it('tell what ends after the scoring, but not after the last one', () => {
    const end = said(news(A, 12).end);
    assert.ok(end.some((line) => line.startsWith('visigoths: At the end of turn 12')));
    assert.ok(end.includes('visigoths: its subjects are free again'));
    assert.deepEqual(said(news(A, 13).end), ['all: the game ends: the player with the most points wins']);
    assert.ok(said(news(D, 13).end).some((line) => line.startsWith('suebi:')));
  });

  it('leave out who cannot be there any more, or is of another scenario', () => {
    const places = { galicia: [units('galicians', 'infantry')] };
    const nations = { '1': NATIONS };
    const alone = gameAt({ scenario: 'D' }, { turn: 6, stage: 'nations', places, of: nations });
    const read = view({ ...alone, active: 'galicians' });
    assert.ok(mayBe(read, 'galicians', 7));
    assert.equal(mayBe(read, 'celts', 7), false, 'the celts are dead');
    assert.ok(mayBe(read, 'celts', 6), 'this turn is not looked at');
    assert.ok(mayBe(read, 'vandals', 7), 'they still come on this turn');
    assert.equal(mayBe(view({ ...alone, active: 'byzantium' }), 'vandals', 7), false, 'they have had their turn');
    assert.ok(mayBe(read, 'visigoths', 10), 'they come with more');
    assert.ok(mayBe(read, 'castile', 13), 'out of the visigoths');
    assert.equal(mayBe(read, 'navarre', 14), false, 'no basques are left for it');
    assert.ok(mayBe(read, 'navarre', 15), 'units come to it without them');
    assert.ok(mayBe(read, 'badajoz', 13), 'it is founded without an old nation too');
    const ended = gameAt({ scenario: 'D' }, { turn: 11, of: nations, kept: { lusitanians: { ended: true } } });
    assert.equal(mayBe(view(ended), 'lusitanians', 12), false, 'it has ended before its time');
    assert.equal(mayBe(view(A), 'granada', 13), false);
    assert.equal(mayBe(view(D), 'crusade', 19), false);
  });

  it('can be told of every turn of every game at any moment', () => {
    for (const file of GAMES) {
      const game = wholeGame(file);
      for (const turn of turnsOf(game.start).filter((one) => one % 6 === 1)) {
        const state = stateWhere(game, (one) => one.turn === turn);
        for (const on of turnsOf(state)) {
          const { comes, scoring } = news(state, on);
          for (const { nation } of [...comes, ...scoring]) assert.ok(nation === null || NATIONS.includes(nation));
        }
      }
    }
  });
});

describe('the order of a turn', () => {
  it('foretells who plays', () => {
    for (const file of GAMES) {
      const { start, entries } = wholeGame(file);
      let before = start;
      for (const { state } of entries) {
        // Within one turn: the next nation was announced as next.
        if (before.active !== null && state.turn === before.turn && state.active !== before.active && state.active) {
          const next = orderOf(view(before)).filter(({ is }) => is === 'next');
          const skipped = next.slice(0, next.map(({ nation }) => nation).indexOf(state.active));
          assert.ok(
            next.some(({ nation }) => nation === state.active),
            `${file}, turn ${state.turn}: ${state.active}`,
          );
          // Skipped nations had no question, or died before their turn.
          for (const { nation } of skipped) assert.notEqual(nation, state.active);
          const now = orderOf(view(state));
          assert.equal(now.find(({ is }) => is === 'now')?.nation, state.active);
        }
        before = state;
      }
    }
  });

  it('tells who has played and whose each is; nobody’s before the auction', () => {
    const state = { ...A, stage: 'nations', active: 'lusitanians', phase: 'movement' } as const;
    assert.deepEqual(
      orderOf(view(state)).map(({ nation, seat, is }) => `${nation} ${seat} ${is}`),
      [
        'carthage 1 done',
        'galicians 2 done',
        'cantabrians 3 done',
        'lusitanians 1 now',
        'basques 2 next',
        'celts 3 next',
        'iberians 4 next',
      ],
    );
    const auction = setup({ scenario: 'A', mode: 'advanced' }, 1);
    assert.deepEqual(
      orderOf(view(auction)).map(({ seat, is }) => [seat, is]),
      Array.from({ length: 7 }, () => [null, 'next']),
    );
    assert.deepEqual(orderOf(view({ ...A, stage: 'over' })), []);
  });
});

describe('the stages of a turn', () => {
  const stages = (nation: NationId, turn: number, phase: State['phase'], state: State = D) =>
    stagesOf(view({ ...state, turn, stage: 'nations', active: nation, phase })).map(({ id, is }) => `${id} ${is}`);

  it('gather the phases, with the one where it stands', () => {
    assert.deepEqual(stages('galicians', 2, 'stacking'), [
      'income done',
      'placement done',
      'movement now',
      'battles next',
      'points next',
    ]);
    assert.deepEqual(stages('rome', 4, 'second-movement').slice(2), [
      'movement done',
      'battles done',
      'movement-2 now',
      'battles-2 next',
      'points next',
    ]);
    assert.ok(stages('umayyads', 14, 'income').includes('battles-ardour next'));
    assert.deepEqual(stages('umayyads', 17, 'mission').slice(0, 3), ['income done', 'mission now', 'placement next']);
    assert.deepEqual(stages('el-cid', 17, 'entry').slice(0, 2), ['income done', 'movement now']);
  });

  it('have a place for every phase of every game', () => {
    for (const file of GAMES) {
      for (const { state } of wholeGame(file).entries) {
        const now = stagesOf(view(state)).filter(({ is }) => is === 'now');
        assert.equal(now.length, state.active === null ? 0 : 1);
      }
    }
    assert.ok(PHASES.length > 0 && hispania.id === 'hispania');
  });
});
