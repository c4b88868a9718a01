import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aim, battle, retreat, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import { unitsOf } from '../../../src/books/hispania/engine/rules/units.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { type Fought, foughtAt } from '../../../src/books/hispania/ui/battle/fought.ts';
import { standingOf } from '../../../src/books/hispania/ui/battle/standing.ts';
import { verdictSaid } from '../../../src/books/hispania/ui/battle/verdict-said.ts';
import { FACTS } from '../../../src/books/hispania/words/en/facts.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { STAGE } from '../../../src/books/hispania/words/en/stage.ts';
import { HISTORY } from '../../../src/books/hispania/words/en/table-history.ts';
import { FACTS as FRENCH_FACTS } from '../../../src/books/hispania/words/fr/facts.ts';
import { STAGE as FRENCH_STAGE } from '../../../src/books/hispania/words/fr/stage.ts';
import { fact, text, wordsOf } from '../../../src/books/hispania/words/index.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { begin, type Journal, play } from '../../../src/kernel/journal.ts';
import { written } from '../engine/set-up.ts';
import { GAMES, wholeGame } from '../table/sheet-games.ts';

const FRENCH = await wordsOf('fr');

/** The stage of a battle, as it is read from what happened. */

type Line = readonly (readonly [action: Action, ...dice: number[]])[];

/** Plays a line from a position, each action with the dice that fall. */
function played(position: Written, ...line: Line): Journal<State, HispaniaFact> {
  const begun = begin<State, HispaniaFact>(hispania, { is: 'position', position });
  assert.ok(begun.journal, JSON.stringify(begun.faults));
  let { journal } = begun;
  for (const [action, ...given] of line) {
    const next = play(hispania, journal, action, { given });
    assert.ok(next.journal, JSON.stringify([action, next.refusal]));
    journal = next.journal;
  }
  return journal;
}

function stage(journal: Parameters<typeof foughtAt>[0], at = journal.entries.length): Fought {
  const fought = foughtAt(journal, at);
  assert.ok(fought);
  return fought;
}

/** The ledger of a side, a line a row: `terrain mountain: -1 9`. */
const ledger = ({ sides }: Fought, side: 'attacker' | 'defender'): readonly string[] =>
  sides[side].rows.map(
    ({ of, plus, needs }) => `${of.is}: ${[plus.join(','), needs.join(',')].filter(Boolean).join(' ')}`,
  );

/** What became of its counters: `castle -1, knight fell`. */
const pieces = ({ sides }: Fought, side: 'attacker' | 'defender'): string =>
  sides[side].pieces
    .map(
      ({ counter, fate }) =>
        `${counter.kind}${fate === 'stands' ? (counter.wounds ? ` -${counter.wounds}` : '') : ` ${fate}`}`,
    )
    .join(', ');

/** Alcántara in the mountains, over the Tagus, with a leader and with zeal, against a castle. */
const ALCANTARA = written(
  'almoravids',
  'combat',
  { alcantara: 'almoravids: 4 elite<badajoz, yusuf; leon: castle, knight' },
  { turn: 18, seats: { almoravids: 'ana', leon: 'rui' } },
);

describe('the stage of a battle', () => {
  it('names what counts for each side, what does not with 0, and the numbers that the dice need', () => {
    const fought = stage(played(ALCANTARA, [battle('alcantara')]));
    assert.deepEqual(ledger(fought, 'attacker'), ['table: 8', 'terrain: -1 9', 'leader: 2 7', 'zeal: 1 6']);
    assert.deepEqual(ledger(fought, 'defender'), ['table: 8,6', 'terrain: 0 8,6', 'leader: 0 8,6', 'river: 2 6,4']);
    assert.deepEqual([fought.sides.attacker.needs, fought.sides.defender.needs], [[6], [6, 4]]);
    assert.equal(fought.rounds.length, 0);
    assert.equal(fought.coming?.number, 1);
    assert.deepEqual([fought.sides.attacker.seat, fought.sides.defender.seat], ['ana', 'rui']);
  });

  it('strikes off what fell, keeps the wounds of a castle, and says what the next round needs', () => {
    const journal = played(
      ALCANTARA,
      [battle('alcantara')],
      [aim('attacker', { elite: { knight: 2, castle: 2 } }), 9, 6, 7, 3, 8, 10, 4, 2],
    );
    const first = stage(journal);
    assert.equal(pieces(first, 'attacker'), 'elite, elite, elite fell, elite fell, leader');
    assert.equal(pieces(first, 'defender'), 'castle -1, knight fell');
    assert.deepEqual([first.sides.attacker.needs, first.sides.defender.needs], [[6], [8]]);
    assert.deepEqual(
      first.coming?.rolls.map(({ side, die, count, needs }) => [side, die, count, needs]),
      [
        ['attacker', 'elite', 2, 6],
        ['defender', 'castle', 2, 8],
      ],
    );
    const over = stage(played(ALCANTARA, ...lineOf(journal), [stay('attacker'), 8, 6, 5, 3]));
    assert.equal(pieces(over, 'defender'), 'castle fell, knight fell');
    assert.equal(over.rounds.length, 2);
    assert.deepEqual(
      over.over?.lines.map((line) => (line.is === 'fell' ? [line.owner, line.kind, line.count, line.points] : [])),
      [
        ['leon', 'knight', 1, 4],
        ['leon', 'castle', 1, 0],
        ['almoravids', 'elite', 2, 0],
      ],
    );
    assert.equal(over.over?.scored?.points, 4);
    assert.equal(text(WORDS, verdictSaid(STAGE, over, ['ana'])), 'Alcántara is yours, after 2 rounds. 2 points.');
    assert.equal(text(WORDS, verdictSaid(STAGE, over, [])), 'The Almoravids take Alcántara, after 2 rounds. 2 points.');
    // Looking back shows the battle as it stood then.
    assert.equal(pieces(stage(journal, 1), 'defender'), 'castle, knight');
  });

  it('shows units that retreated as gone, on both sides', () => {
    const journal = played(
      written(
        'castile',
        'combat',
        {
          toledo: 'castile: 3 infantry<segovia; seville: 3 infantry',
          cordoba: 'seville: infantry',
          segovia: 'castile: infantry',
        },
        { seats: { castile: 'ana', seville: 'rui' } },
      ),
      [battle('toledo'), 1, 1, 1, 1, 1, 1],
      [retreat('attacker', 'segovia', { 'infantry/from=segovia/river=true': 1 })],
      [stay('attacker')],
    );
    const fought = stage(journal);
    assert.equal(pieces(fought, 'attacker'), 'infantry, infantry, infantry left');
    assert.equal(fought.rounds[0]?.losses[0]?.kind, 'retreated');
  });

  it('tells of both sides that retreat in part, and in the verdict of all that fell and left', () => {
    const parting: Line = [
      [battle('toledo'), 1, 1, 1, 1, 1, 1, 1],
      [retreat('attacker', 'segovia', { 'infantry/from=segovia/river=true': 1 })],
      [stay('attacker')],
      [retreat('defender', 'cordoba', { infantry: 2 })],
    ];
    const position = written(
      'castile',
      'combat',
      {
        toledo: 'castile: 4 infantry<segovia; seville: 3 infantry',
        cordoba: 'seville: infantry',
        segovia: 'castile: infantry',
      },
      { seats: { castile: 'ana', seville: 'rui' } },
    );
    const parted = stage(played(position, ...parting));
    assert.equal(pieces(parted, 'attacker'), 'infantry, infantry, infantry, infantry left');
    assert.equal(pieces(parted, 'defender'), 'infantry, infantry left, infantry left');
    assert.deepEqual(
      parted.rounds.map(({ number, losses }) => [number, ...losses.map(({ kind, owner }) => `${owner} ${kind}`)]),
      [[1, 'castile retreated', 'seville retreated']],
    );
    // Those that stayed roll the next dice.
    assert.deepEqual(
      parted.coming?.rolls.map(({ side, count }) => [side, count]),
      [
        ['attacker', 3],
        ['defender', 1],
      ],
    );
    const over = stage(played(position, ...parting, [stay('defender'), 10, 1, 1, 10])).over;
    assert.deepEqual(
      over?.lines.map((line) =>
        line.is === 'fell'
          ? `${line.owner} ${line.count} ${line.kind} fell`
          : `${line.fact.owner} ${line.fact.units.infantry} left to ${line.fact.to}`,
      ),
      ['seville 1 infantry fell', 'castile 1 infantry fell', 'seville 2 left to cordoba', 'castile 1 left to segovia'],
    );
    assert.equal(over?.winner, 'castile');
  });

  it('tells a submission as one: neither side wins, and both stand', () => {
    let found = 0;
    for (const file of GAMES) {
      const game = wholeGame(file);
      game.entries.forEach(({ facts }, i) => {
        const end = facts.find((fact) => fact.kind === 'battle-over' && fact.submits && !fact.winner);
        if (end?.kind !== 'battle-over' || !end.submits) return;
        const fought = stage(game, i + 1);
        if (fought.place !== end.place) return;
        found++;
        assert.match(text(WORDS, verdictSaid(STAGE, fought, [])), / submits? to .*, (after|before) /);
        assert.match(text(FRENCH, verdictSaid(FRENCH_STAGE, fought, [])), / se soumet /);
        for (const side of ['attacker', 'defender'] as const) {
          const standing = standingOf(fought, side);
          assert.equal(standing.is, 'stands');
          assert.doesNotMatch(text(WORDS, STAGE.stands(fought.sides[side].owner, standing)), /field|left/);
        }
        assert.match(text(WORDS, fact(FACTS, end)), /: .* submits? to .*\.$/);
        assert.doesNotMatch(text(WORDS, HISTORY.recap.won(end, 1)), /left/);
        assert.match(text(FRENCH, fact(FRENCH_FACTS, end)), / se soumet /);
      });
    }
    assert.ok(found > 2, `${found}`);
  });

  it('says of units that all retreated that they have, and of none that no unit is left', () => {
    const over = stage(
      played(
        written(
          'castile',
          'combat',
          { toledo: 'castile: 3 infantry<segovia; seville: 2 infantry', cordoba: 'seville: infantry' },
          { seats: { castile: 'ana', seville: 'rui' } },
        ),
        [battle('toledo'), 1, 1, 1, 1, 1],
        [stay('attacker')],
        [retreat('defender', 'cordoba', { infantry: 2 })],
      ),
    );
    const saidOf = (side: 'attacker' | 'defender') =>
      text(WORDS, STAGE.stands(over.sides[side].owner, standingOf(over, side)));
    assert.equal(saidOf('defender'), '2 infantry of Seville have retreated.');
    assert.equal(saidOf('attacker'), '3 infantry hold the field.');
    assert.equal(
      text(FRENCH, FRENCH_STAGE.stands('seville', standingOf(over, 'defender'))),
      '2\u00a0Infanteries de Séville ont retraité.',
    );
  });

  it('has every kind of the defenders by itself, with its wounds', () => {
    const position = written(
      'castile',
      'combat',
      { toledo: 'castile: 3 infantry<segovia, alfonso-vi; leon: castle!1, knight!1, 2 infantry' },
      { turn: 17, seats: { castile: 'ana', leon: 'rui' } },
    );
    const fought = stage(played(position, [battle('toledo')]));
    assert.equal(pieces(fought, 'attacker'), 'infantry, infantry, infantry, leader');
    assert.equal(pieces(fought, 'defender'), 'castle -1, knight -1, infantry, infantry');
    assert.deepEqual(fought.sides.defender.rows[0]?.of, {
      is: 'table',
      dice: { castle: 1, knight: 1, infantry: 2 },
      targets: ['infantry'],
    });
    assert.deepEqual(fought.sides.defender.rows[0]?.needs, [7, 5]);
  });

  it('agrees with every battle of a whole game, and finds no other units than the board', () => {
    let battles = 0;
    for (const file of ['A-standard.json', 'C-advanced.json']) {
      const game = wholeGame(file);
      game.entries.forEach(({ facts, state }, i) => {
        const at = i + 1;
        if (!facts.some(({ kind }) => kind === 'rolled')) return;
        const fought = stage(game, at);
        battles++;
        const { places } = state;
        for (const { owner, pieces: all } of Object.values(fought.sides)) {
          const shown = all.filter(({ counter, fate }) => counter.kind !== 'leader' && fate === 'stands').length;
          const there = unitsOf(places[fought.place] ?? [], owner);
          // After the battle, rules of the next phases may take units away with the same answer.
          if (!fought.over) assert.equal(shown, there, `${file} ${at} ${owner}`);
        }
        for (const { side, needs } of fought.rounds[0]?.rolls ?? []) {
          if (fought.rounds[0]?.number !== 1 || fought.changed) continue;
          const last = fought.sides[side].rows.filter(({ of }) => of.is !== 'tactics').at(-1);
          const token = facts.some(({ kind }) => kind === 'played');
          if (!token) assert.ok(last?.needs.includes(needs), `${file} ${at} ${side}: ${needs} of ${last?.needs}`);
        }
      });
    }
    assert.ok(battles > 100, `${battles}`);
  });
});

/** The answers of a game with their dice, to play them again. */
function lineOf({ entries }: Journal<State, HispaniaFact>): Line {
  return entries.map(({ action, facts }) => [
    action,
    ...facts.flatMap((fact) => (fact.kind === 'rolled' ? fact.dice : [])),
  ]);
}
