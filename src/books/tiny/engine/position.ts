import * as v from 'valibot';
import { total } from '../../../kernel/choices.ts';
import type { Dice, Fault, Positioned } from '../../../kernel/contract.ts';
import { isDice, seeded } from '../../../kernel/dice.ts';
import { fault } from '../../../kernel/limits.ts';
import { CARDS, FORMS, OWNERS, PLACES, PLAYERS, RAIDERS } from './data/ids.ts';
import { DECK, LIMIT, ROUNDS, SEATS } from './data/tables.ts';
import { unpledged } from './rules/pledge.ts';
import { hasRaiders } from './rules/raiders.ts';
import { hasAnswers } from './rules/rounds.ts';
import { PHASES, type State } from './state.ts';

/** Set-ups, and states from saves. Unknown keys are refused; values that most scenes share may be omitted. */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LIMIT));
const army = v.strictObject({
  owner: v.picklist(OWNERS),
  units: v.strictObject({ infantry: v.exactOptional(count), cavalry: v.exactOptional(count) }),
});
const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));
const WRITTEN = v.strictObject({
  game: v.optional(v.literal('tiny'), 'tiny'),
  form: v.picklist(FORMS),
  round: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(ROUNDS)), 1),
  phase: v.picklist(PHASES),
  seats: v.optional(v.array(v.picklist(PLAYERS))),
  active: v.nullable(v.picklist(PLAYERS)),
  places: v.strictObject({ mill: v.exactOptional(army), ford: v.exactOptional(army), tower: v.exactOptional(army) }),
  pledges: v.optional(v.strictObject(ofSeats(v.picklist(PLACES))), {}),
  points: v.optional(v.strictObject(ofSeats(points)), {}),
  card: v.optional(v.nullable(v.picklist(CARDS)), null),
  deck: v.optional(v.array(v.picklist(CARDS))),
  dice: v.optional(v.custom<Dice>(isDice)),
});

/** A position in the written form of a scene. */
export type Written = v.InferInput<typeof WRITTEN>;

function ofSeats<T extends v.GenericSchema>(schema: T) {
  return { red: v.exactOptional(schema), blue: v.exactOptional(schema), green: v.exactOptional(schema) };
}

/** A checked state. Faults: `bad-shape`, and those of `faultsOf`. Never throws. */
export function position(written: unknown): Positioned<State> {
  const parsed = v.safeParse(WRITTEN, written);
  if (!parsed.success)
    return {
      faults: parsed.issues.map((issue) => ({ code: 'bad-shape', path: v.getDotPath(issue) ?? '', params: {} })),
    };
  const { seats, deck, dice, ...rest } = parsed.output;
  const state: State = {
    ...rest,
    seats: seats ?? PLAYERS.slice(0, SEATS[rest.form][0]),
    deck: deck ?? DECK.filter((card) => card !== rest.card),
    dice: dice ?? seeded(0),
  };
  const faults = faultsOf(state);
  return faults.length > 0 ? { faults } : { state };
}

/**
 * - `bad-seats`: not the first players, or not a number that the form takes;
 * - `no-such-owner`, `overfull`, `empty`: wrong units in a place;
 * - `not-at-the-table`: a pledge or points of a seat without a player;
 * - `bad-turn`: the active seat does not fit the phase;
 * - `bad-deck`: repeated cards, or too few for the remaining rounds;
 * - `nothing-to-do`: no answer is possible.
 */
function faultsOf(state: State): readonly Fault[] {
  const { form, seats, phase, active, places, deck, card, round } = state;
  const faults: Fault[] = [];
  if (!SEATS[form].includes(seats.length) || seats.some((seat, i) => seat !== PLAYERS[i]))
    faults.push(fault('bad-seats', ['seats'], {}));
  for (const [place, { owner, units }] of Object.entries(places)) {
    const isThere = owner === RAIDERS ? hasRaiders(state) : seats.includes(owner);
    if (!isThere) faults.push(fault('no-such-owner', ['places', place], { owner }));
    if (total(units) > LIMIT) faults.push(fault('overfull', ['places', place], { limit: LIMIT }));
    if (total(units) === 0) faults.push(fault('empty', ['places', place], {}));
  }
  for (const key of ['pledges', 'points'] as const)
    for (const seat of PLAYERS)
      if (state[key][seat] !== undefined && !seats.includes(seat))
        faults.push(fault('not-at-the-table', [key, seat], { seat }));
  const isTurn = phase === 'recruit' || phase === 'move';
  if (isTurn !== (active !== null) || (active !== null && !seats.includes(active)))
    faults.push(fault('bad-turn', ['active'], {}));
  const cards = card === null ? deck : [card, ...deck];
  if (new Set(cards).size !== cards.length || deck.length < ROUNDS - round)
    faults.push(fault('bad-deck', ['deck'], {}));
  if (faults.length > 0) return faults;
  const isAsked = phase === 'pledge' ? unpledged(state).length > 0 : active === null || hasAnswers(state, active);
  return isAsked ? [] : [fault('nothing-to-do', ['phase'], {})];
}
