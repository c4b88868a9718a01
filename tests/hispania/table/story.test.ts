import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { SCORES } from '../../../src/books/hispania/engine/data/scores/of.ts';
import { meanOf } from '../../../src/books/hispania/engine/data/scores/spread.ts';
import { PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { scoreOf } from '../../../src/books/hispania/engine/rules/final-score.ts';
import { seatsIn } from '../../../src/books/hispania/engine/rules/players.ts';
import { chanceOf } from '../../../src/books/hispania/ui/table/history/rolls.ts';
import { holdersIn } from '../../../src/books/hispania/ui/table/holders.ts';
import { judged, judging, type Swing } from '../../../src/books/hispania/ui/table/story/estimate.ts';
import { forumText } from '../../../src/books/hispania/ui/table/story/forum.ts';
import { PAR } from '../../../src/books/hispania/ui/table/story/par.ts';
import { leadOf, ranked, titleOf } from '../../../src/books/hispania/ui/table/story/result.ts';
import { hasSecretBids } from '../../../src/books/hispania/ui/table/story/secret.ts';
import { storyOf } from '../../../src/books/hispania/ui/table/story/story.ts';
import { type Stretch, stretchesOf } from '../../../src/books/hispania/ui/table/story/stretches.ts';
import { turningPoints } from '../../../src/books/hispania/ui/table/story/turning.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { STORY } from '../../../src/books/hispania/words/en/story.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import { now, stateAt } from '../../../src/kernel/journal.ts';
import { copyOf, upTo, type WholeGame, wholeGame } from './whole-game.ts';

const NAMES = ['A-advanced', 'A-standard', 'B-advanced', 'C-standard', 'D-standard', 'E-advanced'];
const name = (seat: string): string => `Player ${seat}`;

/** The result of a generator, and the number of its steps. */
function run<T>(work: Generator<unknown, T>): readonly [result: T, steps: number] {
  let steps = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return [step.value, steps];
    steps++;
  }
}

/** Some stretches of a game: judging all of them takes seconds. */
const swingsOf = (game: WholeGame, pick: (stretch: Stretch, i: number) => boolean): readonly Swing[] =>
  run(judging(game, stretchesOf(game).filter(pick)))[0];

describe('the story of a game', () => {
  for (const file of NAMES) {
    it(`${file}: its sums are the scores of the engine, at the end and after every turn`, () => {
      const game = wholeGame(file);
      const story = storyOf(game);
      const end = now(game);
      assert.ok(story.over);
      assert.deepEqual(
        story.players.map(({ seat }) => seat),
        seatsIn(end),
      );
      for (const { seat, points, made, gains, nations, luck } of story.players) {
        assert.equal(points.length, story.turns.length + 1);
        assert.equal(luck.length, points.length);
        assert.equal(points.at(-1), scoreOf(end, seat), `${seat} at the end`);
        assert.equal(made.places + made.battles + made.start + made.paid, points.at(-1), `${seat} by what made them`);
        assert.equal(nations.reduce((sum, one) => sum + one.points, 0) + made.start + made.paid, points.at(-1));
        for (const [i, of] of gains.entries()) {
          const more = (points[i + 1] ?? 0) - (points[i] ?? 0);
          assert.equal(
            of.reduce((sum, gain) => sum + gain.points, 0),
            more,
            `${seat} on turn ${story.turns[i]}`,
          );
        }
      }
      // The first state of a turn in which nothing has scored yet has the points after the turn before it.
      for (const [i, turn] of story.turns.entries()) {
        const first = game.entries.findIndex(({ state }) => state.turn === turn);
        const facts = game.entries[first]?.facts ?? [];
        const begins = facts.findIndex((fact) => fact.kind === 'turn' && !fact.ends);
        if (
          i === 0 ||
          begins < 0 ||
          facts.slice(begins).some(({ kind }) => ['points', 'scored', 'awarded', 'bonus'].includes(kind))
        )
          continue;
        const state = stateAt(game, first + 1);
        for (const { seat, points } of story.players) assert.equal(points[i], scoreOf(state, seat), `turn ${turn}`);
      }
    });
  }

  it('stops at the present while a game goes on, and has no winner', () => {
    const whole = wholeGame('D-standard');
    const at = whole.entries.findIndex(({ state }) => state.turn === 6) + 20;
    const game = upTo(whole, at);
    const story = storyOf(game);
    assert.deepEqual(story.turns, [1, 2, 3, 4, 5, 6]);
    assert.equal(story.over, false);
    assert.deepEqual(
      story.scorings.map(({ turn }) => turn),
      [3, 5],
    );
    for (const { seat, points } of story.players) assert.equal(points.at(-1), scoreOf(now(game), seat));
    assert.match(titleOf(story, STORY, name), /^Turn 6: /);
    assert.ok(stretchesOf(game).every(({ nation }) => nation !== null));
  });

  it('shows the map of each scoring turn as it scored', () => {
    const game = wholeGame('E-advanced');
    const { scorings, lastTurn } = storyOf(game);
    assert.deepEqual(
      scorings.map(({ turn }) => turn),
      [3, 5, 7, 10, 13, 15, 19, 21],
    );
    assert.equal(scorings.at(-1)?.turn, lastTurn);
    for (const { turn, at, holders, best } of scorings) {
      const state = stateAt(game, at);
      assert.equal(state.turn, turn);
      const scored = game.entries
        .slice(at - 1, at + 1)
        .flatMap(({ facts }) => facts)
        .flatMap((fact) => (fact.kind === 'points' && fact.reason === 'provinces' && fact.turn === turn ? [fact] : []));
      for (const { nation, places } of scored) {
        for (const place of places) {
          const holder = holders[place as keyof typeof holders];
          const lord = holder && holder !== 'neutral' ? state.nations[holder]?.overlord : undefined;
          assert.ok(holder === nation || lord === nation, `turn ${turn}, ${place}: ${holder}, scored by ${nation}`);
        }
      }
      assert.ok(best.length <= 3);
      assert.deepEqual(
        best,
        [...best].sort((a, b) => b.points - a.points),
      );
    }
  });

  it('shows no nation on the map of a scoring turn that only replaces another at its end', () => {
    for (const file of NAMES) {
      const game = wholeGame(file);
      for (const { turn, at, holders } of storyOf(game).scorings) {
        const before = new Set(
          Object.values(stateAt(game, at - 1).places).flatMap((there) => there.map(({ owner }) => owner)),
        );
        const ended = game.entries.findIndex(({ facts }) =>
          facts.some((f) => f.kind === 'turn' && f.ends && f.turn === turn),
        );
        const into = (game.entries[ended]?.facts ?? []).flatMap((f) =>
          f.kind === 'nation-ended' && f.into ? [f.into] : [],
        );
        for (const nation of into) {
          if (!before.has(nation)) assert.ok(!Object.values(holders).includes(nation), `${file} ${turn} ${nation}`);
        }
      }
    }
  });

  it('counts luck as hits less expected hits: one battle by hand', () => {
    const whole = wholeGame('A-standard');
    // Up to the end of the first turn with a battle.
    const first = whole.entries.findIndex(({ facts }) => facts.some(({ kind }) => kind === 'rolled'));
    const round = whole.entries[first]?.facts.flatMap((fact) => (fact.kind === 'rolled' ? [fact] : [])) ?? [];
    const game = upTo(whole, first + 1);
    const story = storyOf(game);
    let dice = 0;
    for (const { seat, luck } of story.players) {
      let off = 0;
      for (const fact of round) {
        if (fact.owner === 'neutral' || now(game).nations[fact.owner]?.seat !== seat) continue;
        dice += fact.dice.length;
        // A die of ten faces that needs 7 hits with 7, 8, 9 and 10.
        off +=
          fact.dice.filter((die) => die !== 1 && die >= fact.needs).length -
          (fact.dice.length * Math.max(0, 11 - Math.max(2, fact.needs))) / 10;
      }
      assert.ok(Math.abs((luck.at(-1) ?? 0) - off) < 1e-9, `${seat}: ${luck.at(-1)} and ${off}`);
    }
    assert.equal(chanceOf(7), 0.4);
    assert.ok(dice > 0 && story.dice >= dice);
  });

  it('names the leader before and the winner, and how the points came about', () => {
    const story = storyOf(wholeGame('A-standard'));
    const [best, second] = ranked(story);
    const by = (best?.points.at(-1) ?? 0) - (second?.points.at(-1) ?? 0);
    assert.equal(titleOf(story, STORY, name), STORY.wins(name(best?.seat ?? ''), by));
    const points = (all: readonly (readonly number[])[]) => ({
      ...story,
      turns: [1, 2, 3, 4],
      players: all.map((own, i) => ({ ...(story.players[i] as (typeof story.players)[number]), points: own })),
    });
    const passed = points([
      [0, 4, 6, 8, 9],
      [0, 2, 3, 5, 12],
    ]);
    assert.equal(leadOf(passed, STORY, name), 'Player 1 led for 3 turns. Player 2 took the lead in the last scoring.');
    const kept = points([
      [0, 4, 6, 8, 9],
      [0, 5, 7, 5, 8],
    ]);
    assert.equal(leadOf(kept, STORY, name), 'Player 2 led for 2 turns. Player 1 took the lead on turn 3 and kept it.');
    const always = points([
      [0, 0, 6, 8, 9],
      [0, 0, 3, 5, 8],
    ]);
    assert.equal(leadOf(always, STORY, name), 'Player 1 led from the first points to the last.');
    const shared = points([
      [0, 4],
      [0, 4],
    ]);
    assert.equal(titleOf(shared, STORY, name), 'Player 1 and Player 2 share the win');
    assert.equal(leadOf(shared, STORY, name), '');
  });

  it('waits for the end where bids are secret', () => {
    const { over, nations } = { over: 'over', nations: 'nations' } as const;
    assert.equal(hasSecretBids({ stage: nations, options: ['sealed-bids'] }), true);
    assert.equal(hasSecretBids({ stage: nations, options: ['group-auction', 'tokens'] }), true);
    assert.equal(hasSecretBids({ stage: over, options: ['sealed-bids'] }), false);
    assert.equal(hasSecretBids({ stage: nations, options: ['tokens'] }), false);
    assert.equal(hasSecretBids({ stage: nations }), false);
  });
});

describe('the turning points', () => {
  it('are turns of nations, one after the other, and the last scoring', () => {
    for (const file of NAMES) {
      const game = wholeGame(file);
      const stretches = stretchesOf(game);
      for (const [i, { from, to, judged: at, turn, nation }] of stretches.entries()) {
        assert.ok(from <= at && at < to && to <= game.at && from >= (stretches[i - 1]?.to ?? 0));
        assert.equal(stateAt(game, from).turn, turn);
        if (nation) assert.equal(stateAt(game, at).active, nation);
      }
      assert.equal(stretches.at(-1)?.nation, null);
      assert.equal(stretches.at(-1)?.to, game.at);
    }
  });

  it('are judged in small steps, by chances that add up to 1; at the end by the result', () => {
    const game = wholeGame('A-standard');
    const [chances, steps] = run(judged(stateAt(game, 400)));
    assert.equal(steps, 4);
    assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9);
    const [end] = run(judged(now(game)));
    const scores = seatsIn(now(game)).map((seat) => scoreOf(now(game), seat));
    assert.deepEqual(
      end,
      scores.map((score) => (score === Math.max(...scores) ? 1 : 0)),
    );
  });

  it('are the largest swings in the order of time, the same each time', () => {
    const game = wholeGame('A-standard');
    const stretches = stretchesOf(game);
    const rest = [0.25, 0.25, 0.25, 0.25];
    const sizes: { readonly [i: number]: number } = {
      3: 0.1,
      8: -0.2,
      11: 0.01,
      20: 0.05,
      30: 0.3,
      31: 0.07,
      40: 0.06,
    };
    const swings = stretches.map((stretch, i): Swing => {
      const by = sizes[i] ?? 0;
      return { stretch, before: rest, after: [0.25 + by, 0.25 - by / 2, 0.25 - by / 2, 0.25] };
    });
    const points = turningPoints(game, swings);
    assert.deepEqual(
      points.map(({ from }) => from),
      [3, 8, 30, 31, 40].map((i) => stretches[i]?.from),
    );
    assert.deepEqual(
      points.map(({ number }) => number),
      [1, 2, 3, 4, 5],
    );
    assert.ok(points.every(({ seat }) => seat === '1'));
    assert.deepEqual(turningPoints(copyOf(game), swings), points);
    const judgedTwice = [1, 2].map(() => swingsOf(game, (_, i) => i % 30 === 7));
    assert.deepEqual(judgedTwice[0], judgedTwice[1]);
  });

  it('tell what a nation did: provinces, battles, units', () => {
    const game = wholeGame('A-standard');
    const stretch = stretchesOf(game).find(({ nation, turn }) => nation === 'rome' && turn === 4) as Stretch;
    const [point] = turningPoints(game, [{ stretch, before: [0.1, 0.1, 0.4, 0.4], after: [0.1, 0.1, 0.5, 0.3] }]);
    assert.equal(point?.seat, '3');
    const { taken, won, failed } = point?.deeds ?? { taken: [], won: [], failed: [] };
    const before = holdersIn(stateAt(game, stretch.from));
    const after = holdersIn(stateAt(game, stretch.to));
    assert.ok(taken.length > 3);
    assert.ok(taken.every((place) => after[place] === 'rome' && before[place] !== 'rome'));
    const battles = game.entries
      .slice(stretch.from, stretch.to)
      .flatMap(({ facts }) => facts)
      .filter((fact) => fact.kind === 'battle' && fact.attacker === 'rome');
    assert.equal(won.length + failed.length, battles.length);
    const telling = {
      words: STORY,
      name,
      about: 'Scenario A',
      text: (of: Parameters<typeof text>[1]) => text(WORDS, of),
    };
    const told = forumText(storyOf(game), point ? [point] : [], telling);
    assert.match(told, /^\[b\]Hispania: Player 3 wins by /);
    assert.match(
      told,
      /^1\. Rome takes 16 provinces\. It wins 3 of 6 battles, .* \(turn 4; chance to win, Player 3 40 to 50 in 100\)$/m,
    );
    assert.match(told, /^1\. Player 3 57 \(/m);
  });

  it('expect of a nation to come what nations like it scored in games between computers', () => {
    for (const nation of NATIONS) {
      const of = SCORES[PUBLISHED]?.nations[nation];
      const mean = of && Math.round(meanOf(of.all) * 10) / 10;
      assert.equal(PAR[nation], mean, nation);
    }
  });
});
