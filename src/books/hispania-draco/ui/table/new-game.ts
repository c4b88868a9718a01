import {
  COMMANDERS,
  type CommanderId,
  HISPANO,
  ROMANS,
  type ScenarioId,
  type SeatId,
  VARIANTS,
  type VariantId,
} from '../../engine/data/ids.ts';
import { LEVELS, type Level, MEDIUM, PARAMETERS, type ParameterId } from '../../engine/data/level.ts';
import { scenarioOf } from '../../engine/rules/board.ts';
import { faultOf, type Options } from '../../engine/setup.ts';

/** The choices of the form of a new game, as plain data. */
export interface Wanted {
  readonly scenario: ScenarioId | null;
  readonly level: Level;
  /** Those that are chosen; a scenario adds its own. */
  readonly variants: readonly VariantId[];
  readonly murder: boolean;
  readonly players: 1 | 2 | 3;
}

export const FIRST: Wanted = { scenario: null, level: MEDIUM, variants: [], murder: false, players: 1 };

/** The variants of a game: those that are chosen, and those of the scenario. */
export function variantsOf({ scenario, variants }: Pick<Wanted, 'scenario' | 'variants'>): readonly VariantId[] {
  const own = scenarioOf({ scenario }).variants;
  return VARIANTS.filter((one) => variants.includes(one) || own.includes(one));
}

/** The options for the engine. */
export function optionsOf({ scenario, level, variants, murder, players }: Wanted): Options {
  return { players, level, variants: variantsOf({ scenario, variants }), murder, scenario };
}

/** The same for the record of measured games, in which computers play one team. */
export const measuredOf = (wanted: Wanted): Options => ({ ...optionsOf(wanted), players: 1 });

/** The values of a parameter that a scenario and the variants allow (8.7, 9). */
export function allowed({ scenario, variants }: Wanted, parameter: ParameterId): readonly number[] {
  const values = scenarioOf({ scenario }).level[parameter] ?? LEVELS[parameter];
  return parameter === 'coins' && variants.includes('hispano') ? values.filter((one) => one === MEDIUM.coins) : values;
}

/** The same with a scenario: its level is changed where it must be, and forbidden variants go. */
export function withScenario(wanted: Wanted, scenario: ScenarioId | null): Wanted {
  const { forbidden } = scenarioOf({ scenario });
  const next = { ...wanted, scenario, variants: wanted.variants.filter((one) => !forbidden.includes(one)) };
  const level = Object.fromEntries(
    PARAMETERS.map((one) => {
      const values = allowed(next, one);
      const now = wanted.level[one];
      return [one, values.includes(now) ? now : (values[0] ?? now)];
    }),
  ) as unknown as Level;
  return tidy({ ...next, level });
}

/** The same with a variant, or without it. */
export function withVariant(wanted: Wanted, variant: VariantId): Wanted {
  const { variants } = wanted;
  return tidy({
    ...wanted,
    variants: variants.includes(variant) ? variants.filter((one) => one !== variant) : [...variants, variant],
  });
}

/** The murder of the chief needs his army (8.6-murder). */
function tidy(wanted: Wanted): Wanted {
  return variantsOf(wanted).includes('terror') ? wanted : { ...wanted, murder: false };
}

/** What the choices break, if anything. */
export const faultIn = (wanted: Wanted) => faultOf(optionsOf(wanted));

/** The seats of a game in their order. */
export function seatsOf(wanted: Pick<Wanted, 'players' | 'scenario' | 'variants'>): readonly SeatId[] {
  return [...ROMANS.slice(0, wanted.players), ...(variantsOf(wanted).includes(HISPANO) ? [HISPANO] : [])] as SeatId[];
}

/** The generals for whom a seat decides; with two players the consul is shared (2.1). */
export function generalsOf(players: Wanted['players'], seat: SeatId): readonly CommanderId[] {
  const n = (ROMANS as readonly SeatId[]).indexOf(seat);
  if (n < 0) return [];
  if (players === 1) return COMMANDERS;
  return COMMANDERS.filter((_, i) => i === n || (players === 2 && i === COMMANDERS.length - 1));
}

/** Whether all values of a level are the easiest (0), those in the middle (1), or the hardest (2). */
export function stepOf(level: Level): 0 | 1 | 2 | undefined {
  return ([0, 1, 2] as const).find((step) => PARAMETERS.every((one) => level[one] === LEVELS[one][step]));
}
