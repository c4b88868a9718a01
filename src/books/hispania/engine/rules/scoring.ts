import { NATIONS, type NationId, PLACES, type ProvinceId, ZONES, type ZoneId } from '../data/ids.ts';
import type { SpecialPoints } from '../data/types.ts';
import type { PhaseHandler } from './hooks.ts';
import { award, halve } from './points.ts';
import { held, overlordOf, subjectsOf } from './relations.ts';
import { at, type Draft, note, reading, recordOf, type View } from './view.ts';

/**
 * Rules 8-turn-end, 8-own-turn and 9.6-points: points for controlled provinces, at the end of a scoring turn or of a
 * nation's own turn. Subjects' provinces also score for their overlord; a subject keeps half. All points are half
 * points.
 */

/** The provinces that count for a nation: its own, and its subjects' (9.6-points). */
export function counted(view: View, nation: NationId): readonly ProvinceId[] {
  return [nation, ...subjectsOf(view, nation)].flatMap((one) => held(view, one));
}

/** The values of a nation's provinces at the scoring of a turn; on turn 21 those of turn 19, unless it has others. */
export function provinceValues(
  view: View,
  nation: NationId,
  turn: number,
): Readonly<Partial<Record<ProvinceId, number>>> {
  const { provincePoints, specialPoints } = recordOf(view, nation);
  // A nation that scores provinces at the end of its own turn does not score them again at the end of the game turn.
  if (specialPoints.some((one) => one.kind === 'scores-own-turn' && one.turn === turn)) return {};
  const values = provincePoints[turn];
  if (values) return values;
  return turn === LAST && !specialPoints.some((one) => 'turn' in one && one.turn === LAST)
    ? (provincePoints[BEFORE_LAST] ?? {})
    : {};
}

/** The extended game's last scoring turn, and the turn whose values most nations use then (16.5-turn-21). */
const LAST = 21;
const BEFORE_LAST = 19;

/** The end of a game turn: the points of every nation in the order of play, before transformations (1, 8-turn-end). */
export function scoreTurn(draft: Draft): void {
  const { turn } = draft.state;
  if (!draft.tables.scoringTurns.includes(turn)) return;
  for (const nation of NATIONS) {
    const kept = draft.state.nations[nation];
    if (!kept || kept.ended) continue;
    const before = kept.points;
    scoreProvinces(draft, nation, turn);
    scoreZones(draft, nation, turn);
    scoreSpecial(draft, nation, turn);
    halve(draft, nation, (draft.state.nations[nation]?.points ?? before) - before);
  }
}

function scoreProvinces(draft: Draft, nation: NationId, turn: number): void {
  const values = provinceValues(draft, nation, turn);
  const worth = (place: ProvinceId): number => {
    const value = values[place] ?? 0;
    return draft.handlers.provinceWorth ? draft.handlers.provinceWorth(draft, nation, place, value) : value;
  };
  const scoring = counted(draft, nation).filter((place) => worth(place) > 0);
  const points = scoring.reduce((sum, place) => sum + worth(place), 0);
  award(draft, nation, points, '8-turn-end', 'provinces', scoring);
}

/** Points for zones: for each province, and more for a whole zone (ruling rome-zones). */
function scoreZones(draft: Draft, nation: NationId, turn: number): void {
  for (const { turn: when, rule, zones } of recordOf(draft, nation).zonePoints) {
    if (when !== turn) continue;
    const lands = counted(draft, nation);
    for (const zone of ZONES) {
      const points = zones[zone];
      if (!points) continue;
      const there = draft.tables.zones[zone].filter((place) => lands.includes(place));
      const whole = there.length === draft.tables.zones[zone].length;
      award(draft, nation, there.length * points.each + (whole ? points.all : 0), rule, 'zones', there);
    }
  }
}

function scoreSpecial(draft: Draft, nation: NationId, turn: number): void {
  for (const special of recordOf(draft, nation).specialPoints) {
    if (special.kind === 'takes-province' && turn === special.turns[1] && later(draft))
      scoreTaken(draft, nation, special);
    if (!('turn' in special) || special.turn !== turn) continue;
    switch (special.kind) {
      case 'castle-income':
        scoreCastles(draft, nation, special);
        break;
      case 'ruins':
        scoreRuins(draft, nation, special);
        break;
    }
  }
}

/** Points equal to the income of each of its provinces with a castle, and a fixed value for any other. */
function scoreCastles(
  draft: Draft,
  nation: NationId,
  { rule, other }: SpecialPoints & { readonly kind: 'castle-income' },
): void {
  const isCastle = (place: ProvinceId) => at(draft, place).some((c) => c.owner === nation && c.kind === 'castle');
  const castles = held(draft, nation).filter(isCastle);
  const others = counted(draft, nation).filter((place) => !castles.includes(place));
  const income = castles.reduce((sum, place) => sum + draft.tables.provinces[place].income, 0);
  award(draft, nation, income, rule, 'castles', castles);
  award(draft, nation, other * others.length, rule, 'provinces', others);
}

/** Points equal to the income of each of its provinces with a ruin, and a fixed value for any other. */
function scoreRuins(draft: Draft, nation: NationId, { rule, other }: SpecialPoints & { readonly kind: 'ruins' }): void {
  const lands = counted(draft, nation);
  const ruins = lands.filter((place) => at(draft, place).some((c) => c.kind === 'ruin'));
  const others = lands.filter((place) => !ruins.includes(place));
  const income = ruins.reduce((sum, place) => sum + draft.tables.provinces[place].income, 0);
  award(draft, nation, income, rule, 'ruins', ruins);
  award(draft, nation, other * others.length, rule, 'provinces', others);
}

/** Points for a leader who is on the map at the end of a turn. */
export function scoreLeaders(draft: Draft): void {
  for (const nation of NATIONS) {
    const kept = draft.state.nations[nation];
    if (!kept || kept.ended) continue;
    for (const special of recordOf(draft, nation).specialPoints) {
      if (special.kind !== 'leader-lives' || special.turn !== draft.state.turn) continue;
      const lives = PLACES.some((place) => at(draft, place).some((c) => c.leader === special.leader));
      if (lives && overlordOf(draft, nation) !== special.notSubjectTo) {
        award(draft, nation, special.vp, special.rule, 'leader-lives');
        halve(draft, nation, special.vp);
      }
    }
  }
}

/** The end of a nation's own turn: its points then (8-own-turn), and the lost half of a subject's points. */
export const sequenceEnd: PhaseHandler = {
  end(draft, nation) {
    const { turn } = draft.state;
    for (const special of recordOf(draft, nation).specialPoints) {
      if (special.kind === 'scores-own-turn' && special.turn === turn) scoreOwnTurn(draft, nation, turn);
      if (special.kind === 'zones-own-turn' && special.turn === turn) scoreHispania(draft, nation, special);
      if (special.kind === 'takes-province' && !later(draft)) scoreTaken(draft, nation, special);
    }
    const { won = 0 } = draft.state.tally;
    note(draft, { won: undefined });
    halve(draft, nation, won);
    note(draft, { won: undefined });
  },
};

function scoreOwnTurn(draft: Draft, nation: NationId, turn: number): void {
  const values = recordOf(draft, nation).provincePoints[turn] ?? {};
  const lands = counted(draft, nation).filter((place) => values[place]);
  const points = lands.reduce((sum, place) => sum + (values[place] ?? 0), 0);
  award(draft, nation, points, '8-own-turn', 'provinces', lands);
}

/** Points for all Hispania except the islands and one province of its choice, or else for each whole zone. */
function scoreHispania(
  draft: Draft,
  nation: NationId,
  { rule, whole, missing, zone, without }: SpecialPoints & { readonly kind: 'zones-own-turn' },
): void {
  const lands = counted(draft, nation);
  const wanted = (Object.keys(draft.tables.provinces) as ProvinceId[]).filter((place) => !without.includes(place));
  if (wanted.filter((place) => !lands.includes(place)).length <= missing) {
    award(draft, nation, whole, rule, 'all-hispania', lands);
    return;
  }
  const isWhole = (id: ZoneId) =>
    draft.tables.zones[id].every((place) => without.includes(place) || lands.includes(place));
  const zones = ZONES.filter(isWhole);
  award(draft, nation, zone * zones.length, rule, 'zones', [], zones.length);
}

/** Whether a taken province scores only at the last scoring of its turns (ruling cid-valencia-points). */
function later(view: View): boolean {
  return reading(view, 'cid-valencia-points') === 'b';
}

/** Points for a province controlled at the end of one of its turns, once (ruling cid-valencia-points). */
function scoreTaken(
  draft: Draft,
  nation: NationId,
  { rule, turns, province, vp }: SpecialPoints & { readonly kind: 'takes-province' },
): void {
  const { turn, tally } = draft.state;
  if (tally.valencia || turn < turns[0] || turn > turns[1] || !held(draft, nation).includes(province)) return;
  note(draft, { valencia: true });
  award(draft, nation, vp, rule, 'takes-province', [province]);
}
