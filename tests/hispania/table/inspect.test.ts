import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isProvince, NATIONS, PLACES, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { scoreTurn } from '../../../src/books/hispania/engine/rules/scoring.ts';
import { isMobile, isUnit } from '../../../src/books/hispania/engine/rules/units.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { comingTo } from '../../../src/books/hispania/ui/table/inspect/coming.ts';
import { nextPoints } from '../../../src/books/hispania/ui/table/inspect/next-points.ts';
import { placeCard } from '../../../src/books/hispania/ui/table/inspect/place.ts';
import { asItStands } from '../../../src/books/hispania/ui/table/sheet/promise.ts';
import { INSPECT } from '../../../src/books/hispania/words/en/inspect.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import { plain } from '../../../src/words/plain.ts';
import type { Rich } from '../../../src/words/rich.ts';
import { open } from '../engine/set-up.ts';
import { GAMES, wholeGame } from './sheet-games.ts';

const said = (rich: Rich): string => plain(rich, nameOf(NAMES), () => '', String);

/** The first position of each turn, in one whole game or another. */
const turns = new Set<number>();
/** The last position before the scoring of a turn on which castles score, or ruins. */
const WORKS = GAMES.flatMap((file) =>
  [10, 21].flatMap(
    (turn) =>
      wholeGame(file).entries.findLast(({ state }) => state.turn === turn && state.stage === 'nations')?.state ?? [],
  ),
);

const POSITIONS = GAMES.flatMap((file) => {
  const { start, entries } = wholeGame(file);
  return [start, ...entries.map(({ state }) => state)].filter(({ turn, stage }) => {
    if (stage !== 'nations' || turns.has(turn)) return false;
    turns.add(turn);
    return true;
  });
});

describe('the card of a place', () => {
  it('tells of Seville before the first move of scenario A', () => {
    const state = setup({ scenario: 'A' }, 1);
    const first = hispania.inPlace?.(state).state() ?? state;
    const card = placeCard(view(first), 'seville');
    assert.equal(card.land?.terrain, 'plain');
    assert.equal(card.land?.limit, 4);
    assert.equal(card.land?.room, 2);
    const [iberians, ...others] = card.groups;
    assert.ok(iberians);
    assert.deepEqual(others, []);
    assert.deepEqual([iberians.owner, iberians.units, iberians.moves], ['iberians', { infantry: 2 }, 2]);
    assert.deepEqual(iberians.needs, [{ kind: 'infantry', needs: 7 }]);
    assert.equal(said(INSPECT.group('iberians', iberians.units, [], 0)), '2 infantry of the Iberians');
    assert.equal(INSPECT.hits(iberians.needs, iberians.led), 'Hits infantry on 7 or higher.');
    const [carthage] = card.near;
    assert.equal(carthage?.nation, 'carthage');
    assert.equal(carthage?.helps, false);
  });

  it('has every counter of a position in one place, and room only as far as the limit goes', () => {
    assert.ok(POSITIONS.length > 18);
    for (const state of POSITIONS) {
      const read = view(state);
      for (const place of PLACES) {
        const there = state.places[place] ?? [];
        const { groups, land } = placeCard(read, place);
        const counted = groups.reduce((sum, one) => sum + Object.values(one.units).reduce((a, b) => a + b, 0), 0);
        assert.equal(
          counted,
          there.filter(isUnit).reduce((sum, { count }) => sum + count, 0),
          place,
        );
        assert.equal(
          groups.flatMap(({ leaders }) => leaders).length,
          there.filter(({ kind }) => kind === 'leader').length,
        );
        assert.equal(land !== undefined, isProvince(place));
        assert.ok((land?.room ?? 0) >= 0 && (land?.room ?? 0) <= (land?.limit ?? 0), place);
      }
    }
  });

  it('names the units that move in the adjacent places, and those that help', () => {
    for (const state of POSITIONS) {
      const read = view(state);
      for (const place of PROVINCES) {
        const card = placeCard(read, place);
        // An arrow from each place with such units, with the number of those of its side.
        const adjacent = card.near.flatMap(({ from }) => from.filter(({ steps }) => steps === 1));
        const arrows = comingTo(place, card.near);
        assert.deepEqual(new Set(arrows.map(({ from }) => from)), new Set(adjacent.map((one) => one.place)));
        for (const { from, by, count } of arrows) {
          const side = card.near.filter(({ helps }) => helps === (by === 'own')).flatMap((one) => one.from);
          const there = side.filter((one) => one.place === from).reduce((sum, one) => sum + one.units, 0);
          assert.equal(count, there, `${from} to ${place}`);
        }
        for (const { nation, units, from, helps } of card.near) {
          assert.equal(
            units,
            from.reduce((sum, one) => sum + one.units, 0),
          );
          for (const one of from) {
            const isNear = read.tables.nextDoor[place].includes(one.place) || one.place === 'sea';
            assert.ok(one.steps === 2 || isNear, `${place} ${one.place}`);
            const own = (state.places[one.place] ?? []).filter((c) => c.owner === nation && isUnit(c) && isMobile(c));
            assert.equal(
              one.units,
              own.reduce((sum, { count }) => sum + count, 0),
            );
          }
          const holds = (state.places[place] ?? []).filter(isUnit).map(({ owner }) => owner);
          if (holds.includes(nation) && new Set(holds).size === 1) assert.ok(helps);
        }
      }
    }
  });

  it('gives the Almohads on turn 21 the income of a place with a ruin, and 1 for any other (16.5-turn-21)', () => {
    const units = { toledo: 'almohads: elite; castile: ruin', cordoba: 'almohads: elite', seville: 'castile: ruin' };
    const read = view(open('almohads', 'movement', units, { turn: 21 }));
    const points = PROVINCES.map((place) => {
      const score = placeCard(read, place).scores.find(({ turn }) => turn === 21);
      return [place, score?.worth.find(({ nation }) => nation === 'almohads')?.points] as const;
    });
    const { provinces } = read.tables;
    for (const [place, worth] of points) {
      const ruined = place === 'toledo' || place === 'seville';
      assert.equal(worth, ruined ? provinces[place].income : 2, place);
    }
    // What the card promises is what the turn scores.
    const draft = draftOf(read);
    scoreTurn(draft);
    const held = points.filter(([place]) => place === 'toledo' || place === 'cordoba');
    assert.equal(
      held.reduce((sum, [, worth = 0]) => sum + worth, 0),
      draft.state.nations.almohads?.points,
    );
    assert.equal(placeCard(read, 'toledo').groups.find(({ owner }) => owner === 'castile')?.ruins, 1);
  });

  it('names units two steps away if nothing stops them between: no enemy, and no mountain without a leader', () => {
    const comers = (units: Parameters<typeof open>[2]): string => {
      const { near } = placeCard(view(open('castile', 'movement', units, { turn: 17 })), 'seville');
      const castile = near.find(({ nation }) => nation === 'castile');
      return castile ? said(INSPECT.from(castile.from)) : '';
    };
    const seville = { seville: 'seville: 2 infantry' };
    assert.equal(comers({ ...seville, toledo: 'castile: infantry' }), 'in two steps Toledo 1');
    assert.equal(
      comers({ ...seville, badajoz: 'castile: knight', toledo: 'castile: 2 infantry' }),
      'Badajoz 1; in two steps Toledo 2',
    );
    const blocked = { ...seville, 'sierra-morena': 'seville: infantry', cordoba: 'seville: infantry' };
    assert.equal(comers({ ...blocked, toledo: 'castile: infantry' }), '');
    // From Lisbon the way goes through the mountains of the Algarve.
    const mountains = { ...seville, badajoz: 'seville: infantry' };
    assert.equal(comers({ ...mountains, lisbon: 'castile: infantry' }), '');
    assert.equal(comers({ ...mountains, lisbon: 'castile: infantry, alfonso-vi' }), 'in two steps Lisbon 1');
  });

  it('promises what the end of this turn gives for the province', () => {
    let compared = 0;
    const rules = new Set<string>();
    for (const state of [...POSITIONS, ...WORKS]) {
      const read = view(state);
      if (state.options?.includes('barbarian') || !read.tables.scoringTurns.includes(state.turn)) continue;
      for (const nation of NATIONS) {
        const facts = asItStands(state, nation, state.turn).filter(({ reason }) =>
          ['provinces', 'castles', 'ruins'].includes(reason),
        );
        const places = [...new Set(facts.flatMap((fact) => fact.places))];
        for (const fact of facts) rules.add(fact.rule);
        const promised = places.reduce((sum, place) => {
          if (!isProvince(place)) return sum;
          const score = placeCard(read, place).scores.find(({ turn }) => turn === state.turn);
          const worth = score?.worth.find((one) => one.nation === nation)?.points ?? 0;
          const zones = read.tables.nations[nation].zonePoints.filter((one) => one.turn === state.turn);
          const { zone } = read.tables.provinces[place];
          return sum + worth - zones.reduce((all, one) => all + (one.zones[zone]?.each ?? 0), 0);
        }, 0);
        assert.equal(
          promised,
          facts.reduce((sum, { points }) => sum + points, 0),
          `${nation} on turn ${state.turn}`,
        );
        if (places.length > 0) compared++;
      }
    }
    assert.ok(compared > 8, String(compared));
    assert.ok(rules.has('11-visigoths-turn-10'), 'no points for castles were compared');
  });
});

describe('the next points that a tag shows', () => {
  const scores = [
    { turn: 7, worth: [{ nation: 'alans', points: 5, known: false }] },
    { turn: 10, worth: [{ nation: 'byzantium', points: 9, known: false }] },
  ] as const;
  const isOwn = (nation: string): boolean => nation === 'alans' || nation === 'byzantium';
  it('are those of the nation that acts, else of the holder, else of all of the reader’s', () => {
    const turnOf = (active: 'byzantium' | 'franks' | null, holder: 'alans' | 'rome' | null) =>
      nextPoints(scores, { active, holder, isOwn })?.turn;
    assert.equal(turnOf('byzantium', 'alans'), 10);
    assert.equal(turnOf('franks', 'alans'), 7);
    assert.equal(turnOf(null, 'rome'), 7);
    assert.equal(nextPoints(scores, { active: 'rome', holder: null, isOwn: (nation) => nation === 'rome' }), undefined);
  });
  it('name a capital', () => {
    assert.equal(INSPECT.ground('2', 3, false), '2 gold, limit 3');
    assert.equal(INSPECT.ground('2', 4, true), '2 gold, limit 4, capital');
  });
  it('name the nation', () => {
    const worth = [
      { nation: 'byzantium', points: '4½' },
      { nation: 'alans', points: '2½' },
    ] as const;
    assert.equal(said(INSPECT.toYou(worth, 10)), 'Byzantium 4½, Alans 2½ points after turn 10');
    const one = (points: string): string => said(INSPECT.toYou([{ nation: 'byzantium', points }], 10));
    assert.equal(one('‹½›'), 'Byzantium ‹½› point after turn 10');
    assert.equal(one('1'), 'Byzantium 1 point after turn 10');
    assert.equal(one('‹1½›'), 'Byzantium ‹1½› points after turn 10');
  });
});
