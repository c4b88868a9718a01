import { cleanName } from '../../../../kernel/names.ts';
import { NATIONS, type NationId, type ScenarioId } from '../../engine/data/ids.ts';
import { type Mode, PLAYERS, SCENARIO_TABLE, STANDARD_LOTS } from '../../engine/data/scenarios.ts';
import { seatsOf } from '../../engine/new-game.ts';
import { belongs, bonusOf, groupOf } from '../../engine/options/scenarios.ts';
import type { Written } from '../../engine/position.ts';
import { MOST } from '../../engine/schema.ts';
import type { Player } from '../../engine/state.ts';
import { tablesFor } from './bare.ts';
import { setOf, withField } from './fields.ts';
import { lastTurnOf } from './situation.ts';
import { cohortsAt, spotsOf } from './standing.ts';

/** Edits of the players and their nations, the scenario and the version. Half points. */

/** The players at the table; empty if nations play themselves. */
export const playersIn = ({ players = [] }: Written): readonly Player[] => players;

/**
 * Sets a version of a scenario, or neither. It sets the last turn and the number of players; in the standard version each player has a
 * group of nations and its bonus.
 */
export function setGame(written: Written, scenario: ScenarioId | undefined, mode?: Mode): Written {
  if (scenario === undefined) return withField(withField(written, 'scenario', undefined), 'mode', undefined);
  const { modes, turns } = SCENARIO_TABLE[scenario];
  const version = mode !== undefined && modes.includes(mode) ? mode : (modes[0] ?? 'advanced');
  const old = playersIn(written);
  const players = PLAYERS[version].includes(old.length)
    ? old
    : seatsOf(version).map((seat, i) => old[i] ?? { seat, adjust: 0 });
  const lastTurn = Math.max(written.turn, turns[1]);
  const next: Written = { ...written, scenario, mode: version, lastTurn, players };
  const grouped = version === 'standard' && !written.options?.includes('group-auction');
  return grouped ? withGroups(next, scenario) : named(next);
}

/** Each player has the group of the place at the table, with its initial values. */
function withGroups(written: Written, scenario: ScenarioId): Written {
  const read = tablesFor(written);
  const players = playersIn(written).map((player, i) => ({ ...player, adjust: bonusOf(read, scenario, i + 1) }));
  const seats: { [nation in NationId]?: string } = { ...written.seats };
  players.forEach(({ seat }, i) => {
    for (const nation of groupOf(read, scenario, i + 1)) seats[nation] = seat;
  });
  return { ...written, players, seats };
}

/** Only nations with a named player have a seat: in a version of the game no nation plays itself. */
function named(written: Written): Written {
  const seats = playersIn(written).map(({ seat }) => seat);
  const kept = Object.entries(written.seats ?? {}).filter(([, seat]) => seats.includes(seat));
  return withField(written, 'seats', kept.length > 0 ? Object.fromEntries(kept) : undefined);
}

/** The groups of the standard game: the nation that names each group, and its player. */
export function groupsIn(written: Written): readonly { readonly lot: NationId; readonly seat: string | undefined }[] {
  if (written.mode !== 'standard' || written.scenario === undefined) return [];
  return STANDARD_LOTS.map((lot, i) => {
    const [first] = groupOf(tablesFor(written), written.scenario as ScenarioId, i + 1);
    return { lot, seat: first && written.seats?.[first] };
  });
}

/** Gives a group of the standard game, 1 to 4, to a player. */
export function setGroup(written: Written, group: number, seat: string): Written {
  if (written.scenario === undefined) return written;
  const nations = groupOf(tablesFor(written), written.scenario, group);
  return nations.reduce((next, nation) => setOf(next, 'seats', nation, seat), written);
}

/** One more player, with a unique name. */
export function addPlayer(written: Written, name: (number: number) => string): Written {
  const players = playersIn(written);
  if (players.length >= MOST.seats) return written;
  let number = players.length + 1;
  while (players.some(({ seat }) => seat === name(number))) number++;
  return { ...written, players: [...players, { seat: name(number), adjust: 0 }] };
}

/** A player leaves; the nations of the player have no player. */
export function removePlayer(written: Written, seat: string): Written {
  const players = playersIn(written).filter((player) => player.seat !== seat);
  const seats = Object.entries(written.seats ?? {}).filter(([, other]) => other !== seat);
  const next = withField(written, 'players', players.length > 0 ? players : undefined);
  return withField(next, 'seats', seats.length > 0 ? Object.fromEntries(seats) : undefined);
}

/**
 * Another name for a player, who keeps the nations and everything else; 80 letters at most. A name that is empty or taken changes nothing.
 */
export function renamePlayer(
  written: Written,
  { seat, wanted }: { readonly seat: string; readonly wanted: string },
): Written {
  const name = cleanName(wanted, MOST.name);
  const players = playersIn(written);
  if (name === '' || name === seat || players.some((player) => player.seat === name)) return written;
  const seats = Object.entries(written.seats ?? {}).map(([nation, other]) => [nation, other === seat ? name : other]);
  const { tally } = written;
  return {
    ...written,
    players: players.map((player) => (player.seat === seat ? { ...player, seat: name } : player)),
    ...(seats.length > 0 ? { seats: Object.fromEntries(seats) } : {}),
    ...(tally
      ? {
          tally: {
            ...tally,
            ...(tally.signs ? { signs: tally.signs.map((other) => (other === seat ? name : other)) } : {}),
            ...(tally.opener === seat ? { opener: name } : {}),
          },
        }
      : {}),
  };
}

/** Half points that belong to no nation: a bonus, less the bid for a group (10.1, 16.1). */
export function setAdjust(written: Written, seat: string, points: number): Written {
  const adjust = Math.max(-MOST.points, Math.min(MOST.points, Math.trunc(points)));
  return {
    ...written,
    players: playersIn(written).map((player) => (player.seat === seat ? { ...player, adjust } : player)),
  };
}

/** The nations that need a player: those on the board, and the active nation. */
export function unplayed(written: Written): readonly NationId[] {
  if (written.mode === undefined) return [];
  const owners = new Set(spotsOf(written).flatMap((spot) => cohortsAt(written, spot).map(({ owner }) => owner)));
  if (written.active) owners.add(written.active);
  // Before the first turn nations may still get their players.
  const first = written.scenario && SCENARIO_TABLE[written.scenario].turns[0];
  if (written.active === null && written.turn === first && Object.keys(written.seats ?? {}).length === 0) return [];
  return NATIONS.filter((nation) => owners.has(nation) && written.seats?.[nation] === undefined);
}

/**
 * The position for playing on. If no version of the game defines how nations get their players, each plays itself by default, even those
 * still to come; otherwise no player would play them.
 */
export function whole(written: Written): Written {
  if (written.mode !== undefined) return written;
  const { points, gold, bids, overlords, capitals, scenario, turn } = written;
  const read = tablesFor(written);
  const said = [points, gold, bids, overlords, capitals].flatMap((field) => Object.keys(field ?? {}));
  const comes = (nation: NationId) => {
    const { firstTurn, ends } = read.nations[nation];
    const inTime = firstTurn <= lastTurnOf(written) && (ends === null || ends.turn >= turn);
    return inTime && (scenario === undefined || belongs(read, nation, scenario));
  };
  const seats = NATIONS.filter((nation) => written.seats?.[nation] || said.includes(nation) || comes(nation)).map(
    (nation) => [nation, written.seats?.[nation] ?? nation],
  );
  return { ...written, seats: Object.fromEntries(seats) };
}
