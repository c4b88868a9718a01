import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gameSeed, Wrong } from '../../scripts/command-line.ts';
import { Chronicle, type Tale } from '../../scripts/tune/chronicle.ts';
import type { Figures, Measured } from '../../scripts/tune/figures.ts';
import { figuresOf } from '../../scripts/tune/figures.ts';
import { type Game, type Life, type Values, Watch } from '../../scripts/tune/game.ts';
import { count, faultsOf } from '../../scripts/tune/levers.ts';
import { readOptions } from '../../scripts/tune/options.ts';
import { type Play, playOn } from '../../scripts/tune/play.ts';
import { propose } from '../../scripts/tune/propose.ts';
import { readLines } from '../../scripts/tune/record.ts';
import { reportOf, table } from '../../scripts/tune/report.ts';
import { Tuning } from '../../scripts/tune/run.ts';
import { classesOf, inOrder, MOST_POINTS, withClass } from '../../scripts/tune/shape.ts';
import { MOST_SHIFT, sheetPoints, shift } from '../../scripts/tune/shift.ts';
import { distance, isMet, MEASURED, type Target, targetsOf } from '../../scripts/tune/targets.ts';
import { tellingOf } from '../../scripts/tune/telling.ts';
import { strengthened } from '../../scripts/tune/units.ts';
import { wishesOf } from '../../scripts/tune/wishes.ts';
import { scoresFile, scoresOf, setChanges, setFile } from '../../scripts/tune/written.ts';
import { changed } from '../../src/books/hispania/engine/data/changed.ts';
import {
  NATIONS,
  type NationId,
  PROVINCES,
  type ProvinceId,
  type ScenarioId,
} from '../../src/books/hispania/engine/data/ids.ts';
import { POINT_LINES } from '../../src/books/hispania/engine/data/nations.sources.ts';
import { INCOME_LINES, INCOME_SUM } from '../../src/books/hispania/engine/data/provinces.sources.ts';
import { SCENARIO_TABLE } from '../../src/books/hispania/engine/data/scenarios.ts';
import { gamesOf, meanOf, quantileOf, spreadOf } from '../../src/books/hispania/engine/data/scores/spread.ts';
import { type Corrections, dataSet, PUBLISHED, tables } from '../../src/books/hispania/engine/data/sets.ts';
import { belongs } from '../../src/books/hispania/engine/options/scenarios.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { canonical } from '../../src/kernel/hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
after(() => rmSync(folder, { recursive: true }));

const set = dataSet('hispania-1994-1');
const settings = { engine: 2, set: 'hispania-1994-1' as const, games: 2, seed: '1' };

const UNTOLD: Tale = { stood: {}, from: {}, lost: {}, struck: {}, subject: [], capital: [], gone: null };

/** A world without chance: every nation holds the same part of its sheet regardless of its value, and no unit kills. */
function world({ changes }: Values, scenario: ScenarioId, part = 3): Game {
  const read = tables(set.name, changes);
  const [first, last] = SCENARIO_TABLE[scenario].turns;
  const nations: { [nation in NationId]?: Life } = {};
  for (const nation of NATIONS) {
    if (!belongs(read, nation, scenario)) continue;
    const sheet = Object.entries(read.nations[nation].provincePoints).filter(
      ([turn]) => Number(turn) >= first && Number(turn) <= last,
    );
    const held = sheet.map(
      ([turn, values = {}]) => [turn, Object.keys(values).filter((_, i) => i % part === 0)] as const,
    );
    const turns = held.map(([turn, places]) => {
      const values: Readonly<Record<string, number>> = read.nations[nation].provincePoints[Number(turn)] ?? {};
      return [turn, places.reduce((sum, place) => sum + (values[place] ?? 0), 0)] as const;
    });
    nations[nation] = {
      points: turns.reduce((sum, [, points]) => sum + points, 0),
      turns: Object.fromEntries(turns),
      held: Object.fromEntries(held) as Life['held'],
      early: nation === 'celts' && count(read.setUps[1].celts?.lisbon) < 2,
      tale: { ...UNTOLD, stood: Object.fromEntries(held) as Tale['stood'] },
    };
  }
  const groups = [1, 2, 3, 4].map((group) => {
    const own = NATIONS.filter((nation) => read.nations[nation].standardGroup === group);
    const bonus = Object.entries(SCENARIO_TABLE[scenario].bonus).filter(([nation]) => own.includes(nation as NationId));
    const points = own.reduce((sum, nation) => sum + (nations[nation]?.points ?? 0), 0);
    return points + bonus.reduce((sum, [, given]) => sum + given, 0);
  });
  return { groups, nations, hash: canonical([scenario, part]) };
}

const played = (changes: Corrections, part?: number): Measured =>
  Object.fromEntries(
    MEASURED.map((scenario) => [scenario, figuresOf([world({ set: 'hispania-1994-1', changes }, scenario, part)])]),
  );

const worldly =
  (part = 3, log: string[] = []): Play =>
  async (values, jobs, done) =>
    jobs.map(({ scenario, seed }, i) => {
      done(i + 1);
      log.push(`${scenario} ${seed}`);
      return world(values, scenario, part);
    });

/** Every value of points, incomes and set-ups that changes give otherwise, with what the set and they give. */
function differing(changes: Corrections) {
  const other = changed(set, changes);
  const points = NATIONS.flatMap((nation) =>
    Object.entries(other.nations[nation].provincePoints).flatMap(([turn, values = {}]) =>
      PROVINCES.flatMap((province) => {
        const was = set.nations[nation].provincePoints[Number(turn)]?.[province] ?? 0;
        const is = values[province] ?? 0;
        return was === is ? [] : [{ nation, turn: Number(turn), province, was, is }];
      }),
    ),
  );
  const incomes = PROVINCES.filter((id) => other.provinces[id].income !== set.provinces[id].income);
  return { points, incomes };
}

test('what is known may not change: points, incomes, set-ups, borders', () => {
  assert.deepEqual(faultsOf(set, {}), []);
  // Every value that a line of the rulebook states, by the tables of sources.
  let known = 0;
  for (const nation of NATIONS) {
    for (const [key, values = {}] of Object.entries(set.nations[nation].provincePoints)) {
      const turn = Number(key);
      for (const [province, value] of Object.entries(values) as [ProvinceId, number][]) {
        const lines = POINT_LINES[nation]?.[turn];
        const line = typeof lines === 'number' ? lines : lines?.[province];
        const faults = faultsOf(set, { points: { [nation]: { [turn]: { [province]: value + 1 } } } });
        const named = faults.filter((fault) => fault.endsWith('is known'));
        assert.equal(named.length, line === undefined ? 0 : 1, `${nation} ${turn} ${province}: ${faults}`);
        if (line !== undefined) known++;
      }
    }
  }
  assert.equal(known, 3 + 1 + 1 + 10 + 17);
  for (const province of PROVINCES) {
    const { income } = set.provinces[province];
    const other = income === 1 ? 2 : income - 1;
    const faults = faultsOf(set, { income: { [province]: other } });
    const summed = (INCOME_SUM.provinces as readonly string[]).includes(province);
    const fixed = INCOME_LINES[province] !== undefined || summed;
    assert.equal(faults.length > 0, fixed, `${province}: ${faults}`);
  }
  const carthage = { ...set.setUps[1].carthage, cartagena: { infantry: 2 } };
  assert.match(faultsOf(set, { setUps: { 1: { carthage } } }).join(), /carthage in cartagena, turn 1 is known/);
  const rome = { ...set.setUps[4].rome, cartagena: { elite: 2 } };
  assert.match(faultsOf(set, { setUps: { 4: { rome } } }).join(), /rome in cartagena, turn 4 is known/);
  assert.notDeepEqual(faultsOf(set, { addBorders: [{ between: ['porto', 'salamanca'] }] }), []);
  assert.notDeepEqual(faultsOf(set, { removeBorders: [['toledo', 'avila']] }), []);
});

test('tables keep their shape, set-ups their provinces', () => {
  const points = (values: Partial<Record<ProvinceId, number>>) =>
    faultsOf(set, { points: { celts: { 5: values } } }).join();
  // 4 algarve, lisbon; 2 badajoz, sierra-morena
  assert.equal(points({ algarve: 5, lisbon: 5 }), '');
  assert.match(points({ algarve: 5 }), /not alike/);
  assert.match(points({ algarve: 2, lisbon: 2 }), /out of order/);
  assert.match(points({ badajoz: 0, 'sierra-morena': 0 }), /too few/);
  assert.match(points({ algarve: MOST_POINTS + 1, lisbon: MOST_POINTS + 1 }), /too many/);
  assert.match(points({ toledo: 1 }), /none on its sheet/);
  // The south of Rome stands at the value that is printed for Granada.
  const south = classesOf(set, {}, 'rome', 3)[0];
  assert.ok(south && !south.free);
  assert.match(faultsOf(set, withClass({}, 'rome', south, 5)).join(), /is known/);
  const others = south.provinces.filter((province) => province !== 'granada');
  const values = Object.fromEntries(others.map((province) => [province, 3]));
  assert.match(faultsOf(set, { points: { rome: { 3: values } } }).join(), /like a printed value/);
  const celts = (places: Partial<Record<ProvinceId, Record<string, number>>>) =>
    faultsOf(set, { setUps: { 1: { celts: { ...set.setUps[1].celts, ...places } } } }).join();
  assert.equal(celts({ lisbon: { infantry: 2 } }), '');
  assert.match(celts({ cadiz: { infantry: 1 } }), /stands where it stood/);
  assert.match(celts({ algarve: { infantry: 3 } }), /too many stand/);
  assert.match(celts({ lisbon: { infantry: 1, cavalry: 1 } }), /did not stand/);
  assert.match(
    celts({ lisbon: { infantry: 3 }, badajoz: { infantry: 3 }, 'sierra-morena': { infantry: 2 } }),
    /too many$/,
  );
});

test('a shift scales a sheet by half points, keeps its order, and comes out where it is wanted', () => {
  const figures = played({}).D as Figures;
  for (const nation of NATIONS) {
    if (!figures.nations[nation]) continue;
    const turns = Object.keys(set.nations[nation].provincePoints)
      .map(Number)
      .filter((turn) => turn <= 19);
    const before = sheetPoints(set, {}, nation, figures, turns);
    for (const by of [-20, -7, -1, 1, 7, 20, 60]) {
      const { changes, done } = shift(set, {}, nation, figures, turns, by);
      assert.deepEqual(faultsOf(set, changes), [], `${nation} ${by}`);
      assert.ok(Math.abs(sheetPoints(set, changes, nation, figures, turns) - before - done) < 1e-6, nation);
      assert.ok(done === 0 || Math.sign(done) === Math.sign(by), `${nation} ${by} ${done}`);
      for (const turn of turns) {
        const classes = classesOf(set, changes, nation, turn);
        assert.ok(inOrder(classes), `${nation} ${turn}`);
        for (const { value, published } of classes) assert.ok(Math.abs(value - published) <= MOST_SHIFT, nation);
        const [home, next] = classes;
        if (home && next) assert.ok(home.value > next.value, `${nation} ${turn}: the homeland counts most`);
      }
    }
  }
  // 4 on five provinces of which two are held: each half point more brings one.
  const { changes, done } = shift(set, {}, 'castile', figures, [19], 3);
  assert.ok(Math.abs(done - 3) <= 1.5, `${done}`);
  assert.notDeepEqual(changes, {});
  assert.deepEqual(shift(set, changes, 'castile', figures, [19], -done).changes.points?.castile?.[21], undefined);
});

test('a shift that is past its aim stops, however little the other values count', () => {
  const { castile, ...nations } = (played({}).D as Figures).nations;
  assert.ok(castile);
  const held = { 15: { segovia: 0.3, leon: 0.02 }, 19: { toledo: 1, segovia: 0.05, cuenca: 0.05 } };
  const figures = { ...(played({}).D as Figures), nations: { ...nations, castile: { ...castile, held } } };
  for (const by of [-0.9, 0.9]) {
    const { done } = shift(set, {}, 'castile', figures, [15, 19], by);
    assert.ok(Math.abs(done - by) < 0.5, `${by}: ${done}`);
  }
});

test('a class that goes back to what is published leaves no trace', () => {
  const [home] = classesOf(set, {}, 'suebi', 7);
  assert.ok(home);
  const there = withClass({ income: { porto: 4 } }, 'suebi', home, 5);
  assert.deepEqual(there, { income: { porto: 4 }, points: { suebi: { 7: { galicia: 5, porto: 5, duero: 5 } } } });
  assert.deepEqual(withClass(there, 'suebi', home, 4), { income: { porto: 4 } });
});

test('a nation that is to be stronger gets a unit where there is room, or gold', () => {
  const [one, two] = [strengthened(set, {}, 'celts', 1), strengthened(set, {}, 'rome', -1)];
  assert.deepEqual(one?.setUps?.[1]?.celts?.lisbon, { infantry: 2 });
  // Iberians become Romans.
  assert.equal(
    Object.values(two?.setUps?.[1]?.iberians ?? {}).reduce((sum, units) => sum + count(units), 0),
    18,
  );
  assert.ok(strengthened(set, {}, 'suebi', 1)?.income);
  let changes: Corrections = {};
  for (let i = 0; i < 20; i++) {
    const next = strengthened(set, changes, 'galicians', 1);
    if (!next) break;
    changes = next;
    assert.deepEqual(faultsOf(set, changes), []);
  }
  // Seven counters there are, by a line of the rulebook.
  assert.equal(
    Object.values(changes.setUps?.[1]?.galicians ?? {}).reduce((sum, units) => sum + count(units), 0),
    7,
  );
});

test('a nation that dies out gets units, then gold, then more to live for', () => {
  const { A, D } = played({});
  const celts = D?.nations.celts;
  assert.ok(A && D && celts);
  // They hold nothing from turn 7 on.
  const held = { 3: celts.held[3] ?? {}, 5: celts.held[5] ?? {} };
  const measured = { A, D: { ...D, nations: { ...D.nations, celts: { ...celts, early: 1, held } } } };
  const wish = wishesOf(set, {}, measured).find(({ what }) => what === 'life of celts');
  let changes: Corrections = {};
  for (let i = 0; i < 12; i++) changes = wish?.change(changes, 1) ?? {};
  assert.deepEqual(faultsOf(set, changes), []);
  assert.equal(
    Object.values(changes.setUps?.[1]?.celts ?? {}).reduce((sum, units) => sum + count(units), 0),
    9,
  );
  assert.equal(changes.income?.lisbon, 5);
  assert.deepEqual(Object.keys(changes.points?.celts ?? {}), ['7', '10', '13', '15', '19']);
});

test('targets: met at their edges, nothing is far where all are near', () => {
  const mean = (value: number) => ({ mean: value, error: 0 });
  const lives = (value: number, early = 0) => ({ ...mean(value), early, held: {}, all: spreadOf([]), turns: {} });
  const printed = { visigoths: 46, rome: 41, umayyads: 35, castile: 39, carthage: 11, alans: 30 };
  const nations = Object.fromEntries(NATIONS.map((nation) => [nation, lives(20)]));
  for (const [nation, value] of Object.entries(printed)) nations[nation] = lives(value);
  const figures = (groups: readonly number[], over: Figures['nations'] = {}): Figures => ({
    games: 1,
    groups: groups.map(mean),
    nations: { ...nations, ...over },
    mark: '',
  });
  const of = (d: Figures, a = figures([50, 50, 50, 50])) => targetsOf(set, { D: d, A: a });
  const unmet = (targets: readonly Target[]) =>
    targets.filter((target) => !isMet(target)).map((one) => ('nation' in one ? one.nation : one.group));
  const good = of(figures([100, 100, 100, 100]));
  assert.deepEqual(unmet(good), []);
  assert.equal(distance(good), 0);
  assert.equal(good.filter(({ kind }) => kind === 'average').length, 6);
  assert.deepEqual(
    good.flatMap((target) => (target.kind === 'behind' ? [[target.nation, target.aim, target.value]] : [])),
    // With what the scenario gives them all have the same: before it they are behind by as much.
    [
      ['rome', 3, 3],
      ['carthage', 16, 16],
      ['galicians', 8, 8],
    ],
  );
  assert.deepEqual(unmet(of(figures([100, 104.9, 102, 103]))), []);
  assert.deepEqual(unmet(of(figures([100, 105.2, 102, 103]))), [1, 2]);
  assert.deepEqual(
    unmet(
      of(
        figures(
          [1, 1, 1, 1].map((n) => n * 100),
          { alans: lives(27.1), rome: lives(36) },
        ),
      ),
    ),
    ['rome'],
  );
  assert.deepEqual(unmet(of(figures([100, 100, 100, 100], { suebi: lives(0) }))), ['suebi']);
  assert.deepEqual(unmet(of(figures([100, 100, 100, 100], { suebi: lives(0.1) }))), []);
  assert.deepEqual(unmet(of(figures([100, 100, 100, 100], { celts: lives(20, 0.51), basques: lives(20, 1) }))), [
    'celts',
  ]);
  const apart = figures([50, 53.5, 50, 47.5]);
  assert.deepEqual(unmet(of(figures([100, 100, 100, 100]), apart)), ['galicians']);
  // Further off is further away.
  const far = (value: number) => distance(of(figures([100, 100, 100, 100], { castile: lives(value) })));
  assert.ok(far(30) > far(34) && far(34) > far(36.9) && far(37.5) === 0);
});

test('whatever was measured, a step changes reconstructed values only', () => {
  for (let part = 1; part <= 6; part++) {
    let changes: Corrections = {};
    const tried = new Set<string>();
    for (let step = 0; step < 6; step++) {
      const proposal = propose(set, changes, played(changes, part), tried);
      if (!proposal) break;
      assert.ok(!tried.has(canonical(proposal.changes)));
      assert.deepEqual(faultsOf(set, proposal.changes), [], proposal.what);
      const { points, incomes } = differing(proposal.changes);
      for (const { nation, turn, province, was, is } of points) {
        const lines = POINT_LINES[nation]?.[turn];
        assert.equal(typeof lines === 'number' ? lines : lines?.[province], undefined, `${nation} ${turn} ${province}`);
        assert.ok(was > 0 && is > 0 && Number.isInteger(is));
      }
      for (const province of incomes) assert.equal(INCOME_LINES[province], undefined, province);
      assert.deepEqual(changed(set, proposal.changes).borders, set.borders);
      tried.add(canonical(proposal.changes));
      changes = proposal.changes;
    }
    assert.ok(tried.size > 0);
  }
});

test('tuning goes nearer step by step, and keeps nothing else', async () => {
  const file = join(folder, 'nearer.jsonl');
  const said: string[] = [];
  const log: string[] = [];
  const tuning = new Tuning({ settings, file, play: worldly(3, log), say: (line) => said.push(line) });
  const begun = distance(targetsOf(set, await tuning.measure(MEASURED)));
  assert.deepEqual(new Set(log), new Set(MEASURED.flatMap((one) => [0, 1].map((i) => `${one} ${gameSeed('1', i)}`))));
  for (let i = 0; i < 25; i++) if ((await tuning.step(MEASURED)) === null) break;
  const { lines, damaged } = readLines(readFileSync(file, 'utf8'));
  assert.deepEqual(damaged, []);
  let best = Number.POSITIVE_INFINITY;
  for (const { kept, distance: far } of lines) {
    assert.equal(kept, far < best, `${far} after ${best}`);
    if (kept) best = far;
  }
  assert.ok(best < begun / 4, `${best} of ${begun}`);
  assert.deepEqual(tuning.changes, lines.findLast(({ kept }) => kept)?.changes);
  // Celts that die out have been given a unit.
  assert.equal(count(tuning.changes.setUps?.[1]?.celts?.lisbon) >= 2, true);
  const measured = await tuning.measure(MEASURED);
  const report = reportOf(set, measured, '1');
  assert.equal(report.distance, best);
  assert.match(table(report, measured), /D: mean of visigoths/);
});

test('a file that was cut off: the line counts for nothing, and tuning goes on from before it', async () => {
  const bench = (name: string, say: (line: string) => void = () => {}, play = worldly()) => ({
    settings,
    file: join(folder, name),
    play,
    say,
  });
  const whole = new Tuning(bench('whole.jsonl'));
  for (let i = 0; i < 3; i++) await whole.step(MEASURED);
  const text = readFileSync(join(folder, 'whole.jsonl'), 'utf8');
  writeFileSync(join(folder, 'cut.jsonl'), text.slice(0, -200));
  const said: string[] = [];
  const cut = new Tuning(bench('cut.jsonl', (line) => said.push(line)));
  assert.match(said.join(), /left out: line 4/);
  await cut.step(MEASURED);
  const lines = (name: string) => readLines(readFileSync(join(folder, name), 'utf8'));
  assert.deepEqual(lines('cut.jsonl').lines, lines('whole.jsonl').lines);
  assert.deepEqual(lines('cut.jsonl').damaged, [4]);

  // A changed first game means that the current values are measured again, and kept.
  const more = new Tuning({ ...bench('cut.jsonl'), settings: { ...settings, games: 3 } });
  assert.deepEqual(more.changes, cut.changes);
  assert.equal((await more.measure(MEASURED)).D?.games, 3);
  // Nor do other players.
  const changedPlayers = new Tuning(bench('cut.jsonl', (line) => said.push(line), worldly(2)));
  await changedPlayers.measure(MEASURED);
  assert.match(said.join(), /computers have changed/);
  assert.equal(lines('cut.jsonl').lines.at(-1)?.measured.D?.mark, canonical(['D', 2]));
  // An additional measurement does not become the basis of the next step.
  await changedPlayers.measure(MEASURED, {});
  assert.deepEqual(changedPlayers.changes, cut.changes);
});

test('a file whose changes touch what is known is refused', () => {
  const file = join(folder, 'known.jsonl');
  const line = { ...settings, step: null, changes: { income: { valencia: 5 } }, measured: {}, distance: 1, kept: true };
  writeFileSync(file, `${JSON.stringify(line)}\nnonsense\n`);
  const start = () => new Tuning({ settings, file, play: worldly(), say: () => {} });
  assert.throws(start, (error) => error instanceof Wrong && /income of valencia is known/.test(error.message));
});

test('a set that is written comes back as it was, with what differs and nothing more', async () => {
  const measured = { ...played({}), E: figuresOf([world({ set: 'hispania-1994-1', changes: {} }, 'E')]) };
  const proposal = propose(set, {}, measured, new Set());
  assert.ok(proposal);
  const whole = setChanges(set, proposal.changes, measured);
  assert.equal(whole.averages?.alans, undefined, 'printed');
  assert.equal(whole.averages?.rome, undefined, 'a major nation');
  assert.ok(Object.values(whole.averages ?? {}).every((average) => average % 2 === 0 && average >= 12));
  const file = join(folder, 'hispania-test-2.ts');
  writeFileSync(file, setFile('hispania-test-2', '2026-01-31', settings, whole));
  const { CHANGES } = await import(file);
  assert.deepEqual(CHANGES, whole);
  const [again, made] = [changed(set, CHANGES, 'hispania-test-2'), changed(set, whole, 'hispania-test-2')];
  assert.deepEqual(again, made);
  assert.equal(again.name, 'hispania-test-2');
  assert.deepEqual(again.nations.byzantium.auction, { kind: 'bid', average: whole.averages?.byzantium });
  assert.equal(again.nations.byzantium.kills, set.nations.byzantium.kills);
  assert.deepEqual(again.provinces.valencia, set.provinces.valencia);
  assert.deepEqual(tables(set.name, proposal.changes).nations.castile, again.nations.castile);
  assert.ok(
    readFileSync(file, 'utf8')
      .split('\n')
      .every((line) => line.length <= 120),
  );
});

test('scores are written with all that they were measured by, spreads tell mean and quantiles', async () => {
  const spread = spreadOf([3, 5, 5, 8]);
  assert.deepEqual(spread, { least: 3, counts: [1, 0, 2, 0, 0, 1] });
  assert.equal(gamesOf(spread), 4);
  assert.equal(meanOf(spread), 5.25);
  assert.deepEqual(
    [0, 0.25, 0.5, 0.75, 1].map((part) => quantileOf(spread, part)),
    [3, 3, 5, 5, 8],
  );
  const measured = { ...played({}), E: figuresOf([world({ set: 'hispania-1994-1', changes: {} }, 'E')]) };
  const scores = scoresOf('hispania-1994-1', '2026-01-31', settings, measured);
  const file = join(folder, 'scores.ts');
  writeFileSync(file, scoresFile(scores));
  const { SCORES } = await import(file);
  assert.deepEqual(SCORES as unknown, scores);
  assert.deepEqual(Object.keys(scores.nations), [...NATIONS]);
  assert.equal(scores.nations.almohads?.scenario, 'E');
  assert.equal(scores.nations.rome?.scenario, 'D');
  const { level, date, games, set: on } = scores;
  assert.deepEqual(
    { level, date, games, on },
    { level: 'captain', date: '2026-01-31', games: 2, on: 'hispania-1994-1' },
  );
});

/** A life with a number of half points, which held some provinces on turn 3. */
const life = (points: number, places: readonly ProvinceId[], tale: Partial<Tale> = {}): Life => ({
  points,
  turns: {},
  held: {},
  early: tale.gone != null,
  tale: { ...UNTOLD, stood: { 3: places }, ...tale },
});

test('what games tell of a nation: where it stood, what it lived on, what ended it', () => {
  const told = tellingOf([
    life(10, ['toledo', 'avila'], { from: { kills: 4, provinces: 6 }, lost: { rome: 3, celts: 1 }, subject: ['rome'] }),
    life(6, ['toledo'], { from: { provinces: 7, given: -1 }, lost: { rome: 2 }, capital: ['toledo'] }),
    life(0, [], { gone: { turn: 2, by: 'rome' } }),
    life(0, [], { gone: { turn: 0, by: null } }),
  ]);
  assert.deepEqual(told, {
    sheet: [3],
    held: { toledo: [2], avila: [1] },
    stood: [2],
    gains: {},
    from: { provinces: 3.3, kills: 1, given: -0.2 },
    gone: { 0: 1, 2: 1 },
    by: { rome: 1 },
    lost: { rome: 1.3, celts: 0.3 },
    struck: {},
    subject: { rome: 1 },
    capital: { toledo: 1 },
  });
});

test('a province makes a difference where games with it and without are enough, and clearly differ', () => {
  const lives = (games: number, points: (i: number) => number, places: readonly ProvinceId[]) =>
    Array.from({ length: games }, (_, i) => life(points(i), places));
  const noise = (i: number) => 20 + (i % 5);
  const gains = (...all: readonly (readonly Life[])[]) => tellingOf(all.flat()).gains;
  assert.deepEqual(
    gains(
      lives(40, (i) => noise(i) + 8, ['toledo', 'avila']),
      lives(40, noise, ['avila']),
      lives(40, () => 0, []),
    ),
    { 3: { toledo: [40, 8, 0.3] } },
  );
  // A nation without units holds nothing, which does not count for the effect of the province. And all hold Ávila.
  assert.deepEqual(
    gains(
      lives(40, noise, ['avila']),
      lives(40, () => 0, []),
    ),
    {},
  );
  assert.deepEqual(
    gains(
      lives(9, (i) => noise(i) + 8, ['toledo', 'avila']),
      lives(40, noise, ['avila']),
    ),
    {},
  );
  assert.deepEqual(
    gains(
      lives(40, (i) => noise(i) + 0.5, ['toledo', 'avila']),
      lives(40, noise, ['avila']),
    ),
    {},
  );
});

test('a game is listened to: whose battle it was, what points were for', () => {
  const chronicle = new Chronicle();
  const at = { place: 'toledo', rule: '6' } as const;
  const alive = (nations: readonly NationId[]): State =>
    ({
      turn: 3,
      places: Object.fromEntries(nations.map((owner, i) => [PROVINCES[i], [{ owner, kind: 'infantry', count: 1 }]])),
      nations: { rome: {}, celts: {}, basques: {} },
    }) as unknown as State;
  chronicle.hear([{ ...at, kind: 'battle', attacker: 'rome', defender: 'celts' }]);
  chronicle.see(alive(['rome', 'celts', 'basques']));
  chronicle.hear([
    { ...at, kind: 'destroyed', side: 'defender', owner: 'celts', unit: 'infantry', count: 2 },
    { ...at, kind: 'destroyed', side: 'defender', owner: 'celts', unit: 'castle', count: 1 },
    { ...at, kind: 'destroyed', side: 'attacker', owner: 'rome', unit: 'elite', count: 1 },
    {
      ...at,
      kind: 'scored',
      turn: 3,
      nation: 'rome',
      points: 4,
      killed: { kind: 'infantry', owner: 'celts', count: 2 },
    },
    {
      rule: '8-turn-end',
      kind: 'points',
      turn: 3,
      nation: 'rome',
      points: 6,
      reason: 'provinces',
      places: ['toledo'],
      count: 1,
    },
    {
      rule: '11-rome-zones',
      kind: 'points',
      turn: 3,
      nation: 'rome',
      points: 2,
      reason: 'zones',
      places: ['avila', 'toledo'],
      count: 2,
    },
    {
      rule: '9.6-points',
      kind: 'points',
      turn: 3,
      nation: 'rome',
      points: -3,
      reason: 'subject-half',
      places: [],
      count: 0,
    },
    { rule: '9.6', kind: 'submitted', nation: 'basques', to: 'rome', must: false },
  ]);
  chronicle.see(alive(['rome', 'basques']));
  // Later losses do not count.
  chronicle.hear([{ ...at, kind: 'destroyed', side: 'attacker', owner: 'rome', unit: 'elite', count: 1 }]);
  chronicle.see(alive(['rome']));
  assert.deepEqual(chronicle.tale('rome', false), {
    ...UNTOLD,
    stood: { 3: ['toledo', 'avila'] },
    from: { kills: 4, provinces: 6, zones: 2, given: -3 },
    lost: { celts: 2 },
    struck: { celts: 2 },
  });
  assert.deepEqual(chronicle.tale('celts', true).gone, { turn: 3, by: 'rome' });
  assert.deepEqual(chronicle.tale('basques', true), { ...UNTOLD, subject: ['rome'], gone: { turn: 3, by: null } });
});

test('lines of former times are read, and measured anew where sheets want more of them', async () => {
  const file = join(folder, 'former.jsonl');
  const first = new Tuning({ settings, file, play: worldly(), say: () => {} });
  await first.measure(MEASURED);
  const former = readFileSync(file, 'utf8').replace(/,"told":\{.*?"capital":\{\}\}/g, '');
  assert.ok(!former.includes('told'));
  writeFileSync(file, former);
  const log: string[] = [];
  const again = new Tuning({ settings, file, play: worldly(3, log), say: () => {} });
  assert.deepEqual(Object.keys(await again.measure(MEASURED)), [...MEASURED]);
  // One game to see that the players are the same; no other game is played.
  assert.equal(log.length, 1);
  const { D } = await again.measure(MEASURED, again.changes, true);
  assert.ok(D?.nations.rome?.told);
  assert.equal(log.length, 1 + 2 * MEASURED.length);
  const { damaged, lines } = readLines(readFileSync(file, 'utf8'));
  assert.deepEqual(damaged, []);
  assert.deepEqual(lines.at(-1)?.measured.D, D);
});

test('who is gone before its time', () => {
  const state = (turn: number, nations: readonly NationId[], gone: readonly NationId[] = []): State =>
    ({
      turn,
      lastTurn: 3,
      places: Object.fromEntries(nations.map((owner, i) => [PROVINCES[i], [{ owner, kind: 'infantry', count: 1 }]])),
      nations: Object.fromEntries(
        (['rome', 'celts', 'basques', 'iberians'] as const).map((nation) => [
          nation,
          { seat: '1', points: 0, capital: null, ...(gone.includes(nation) ? { ended: true } : {}) },
        ]),
      ),
    }) as unknown as State;
  const states = [
    state(1, ['rome', 'celts', 'basques', 'iberians']),
    state(2, ['rome', 'celts', 'iberians']),
    state(2, ['rome', 'iberians'], ['basques']),
    state(3, ['rome'], ['basques', 'iberians']),
  ];
  const watch = new Watch();
  states.slice(1).forEach((after, i) => {
    watch.see(states[i] as State, after);
  });
  const end = states.at(-1) as State;
  const early = (['rome', 'celts', 'basques', 'iberians'] as const).filter((nation) => watch.early(end, nation));
  // The Iberians lived to their end, the Basques had no unit left to see theirs.
  assert.deepEqual(early, ['celts', 'basques']);
});

test('a game in a thread of its own: the points of all turns are all points', async () => {
  const seed = gameSeed('tune', 0);
  const [game] = await playOn(2)({ set: 'hispania-1994-1', changes: {} }, [{ scenario: 'A', seed }], () => {});
  assert.ok(game);
  for (const [nation, { points, turns, held, tale }] of Object.entries(game.nations)) {
    assert.equal(
      Object.values(tale.from).reduce<number>((all, n = 0) => all + n, 0),
      points,
      nation,
    );
    for (const [turn, places = []] of Object.entries(held))
      assert.ok(
        places.every((place) => tale.stood[Number(turn)]?.includes(place)),
        nation,
      );
    const sum = Object.values(turns).reduce<number>((all, n = 0) => all + n, 0);
    assert.equal(sum, points, nation);
    for (const turn of Object.keys(turns)) assert.ok([3, 5, 7, 10, 13].includes(Number(turn)), `${nation} ${turn}`);
    for (const [turn, places = []] of Object.entries(held)) {
      const sheet = set.nations[nation as NationId].provincePoints[Number(turn)];
      for (const place of places) assert.ok(sheet?.[place], `${nation} ${turn} ${place}`);
    }
  }
  assert.equal(game.groups.length, 4);
  const bonus = Object.values(SCENARIO_TABLE.A.bonus).reduce((sum, n) => sum + n, 0);
  const all = Object.values(game.nations).reduce((sum, { points }) => sum + points, 0);
  assert.equal(
    game.groups.reduce((sum, n) => sum + n, 0),
    all + bonus,
  );
});

test('the command line', () => {
  const read = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''));
  assert.deepEqual(read('').settings, { engine: 2, set: PUBLISHED, games: 100, seed: '1' });
  assert.equal(read('').file, `results/tune-${PUBLISHED}.jsonl`);
  assert.equal(read('--report').steps, 0);
  assert.equal(read('--steps 3 --games 12 --seed x').steps, 3);
  assert.equal(read('--write hispania-test-2 --date 2026-01-31').write, 'hispania-test-2');
  const written = '--set hispania-1994-1 --write hispania-1994-2 --date 2026-01-31';
  assert.equal(read(`${written} --replace`).write, 'hispania-1994-2');
  for (const line of [
    written,
    '--set hispania-1994-2 --write hispania-1994-2 --date 2026-01-31 --replace',
    '--set hispania-1994-2 --write hispania-1994-1 --date 2026-01-31 --replace',
    '--games 0',
    '--set hispania-3',
    '--report --steps 3',
    '--write hispania-test-2',
    '--write hispania-1994-1 --date 2026-01-31',
    '--write ../out --date 2026-01-31',
    '--distributions',
    '--distributions --date 2026-13-01',
    '--cores 0',
    '--bogus',
  ]) {
    assert.throws(
      () => read(line),
      (error) => error instanceof Wrong && error.message.length > 10,
      line,
    );
  }
});
