import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mostTypical, standing } from '../../../scripts/moments/choose.ts';
import { begins } from '../../../scripts/moments/play.ts';
import { momentsFile, momentsOf } from '../../../scripts/moments/written.ts';
import { NATIONS, type NationId, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { MOMENTS } from '../../../src/books/hispania/engine/data/moments/of.ts';
import { MOMENT_TURNS } from '../../../src/books/hispania/engine/data/moments/turns.ts';
import { DATA_SET_NAMES } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { decode, LINK_LIMITS } from '../../../src/kernel/links.ts';
import { readShared, strangerIn } from '../../../src/ui/table/seating.ts';
import { LONGEST_LINK } from '../../../src/ui/table/sharing.ts';

const SEED = 1994;

/** Opens a link's position as the table does. */
async function opened(packed: string) {
  const decoded = await decode(packed, LINK_LIMITS);
  assert.ok(decoded.value !== undefined, JSON.stringify(decoded.fault));
  const { shared, fault } = readShared(decoded.value, hispania);
  assert.ok(shared, JSON.stringify(fault));
  const { state, faults } = hispania.position(shared.position);
  assert.ok(state, JSON.stringify(faults));
  return { state, sittings: shared.sittings ?? [] };
}

/** The result if random players continue; every offered answer must be accepted. */
function playedOn(start: State): State {
  const dice = roller(SEED);
  const player = tempered(dice);
  let state = start;
  for (let decision = hispania.decision(state); decision; decision = hispania.decision(state)) {
    const { state: next, refusal } = hispania.apply(state, answer(player, decision, dice));
    assert.ok(next, JSON.stringify(refusal));
    state = next;
  }
  return state;
}

for (const set of DATA_SET_NAMES) {
  const made = MOMENTS[set];
  if (!made) continue;
  describe(`great moments on ${set} (seed ${SEED})`, () => {
    assert.equal(made.set, set);
    for (const nation of NATIONS) {
      const moment = made.nations[nation];
      it(`${nation}: opens at its turn, with a person at its seat, and can be played to the end`, async () => {
        assert.ok(moment.packed.length < LONGEST_LINK);
        const { state, sittings } = await opened(moment.packed);
        assert.equal(state.set, set);
        assert.ok(begins(state, nation));
        const { scenario, turn, lastTurn, nations } = state;
        const points = nations[nation]?.points;
        assert.deepEqual(
          { scenario, turn, last: lastTurn, ...standing(state, nation), points, packed: moment.packed },
          moment,
        );
        const seat = nations[nation]?.seat;
        assert.deepEqual(hispania.decision(state)?.by, [seat]);
        assert.equal(
          strangerIn(
            hispania.seats(state).map(({ seat: one }) => one),
            sittings,
          ),
          undefined,
        );
        assert.equal(sittings.length, state.players?.length);
        for (const one of sittings) assert.equal(one.is, one.seat === seat ? 'person' : 'computer');
        assert.equal(playedOn(state).stage, 'over');
      });
    }
  });
}

const state = (places: Partial<Record<PlaceId, readonly [NationId, number]>>): State =>
  ({
    ...hispania.setup({ scenario: 'A', mode: 'standard' }, 1),
    places: Object.fromEntries(
      Object.entries(places).map(([place, [owner, count]]) => [place, [{ owner, kind: 'infantry', count }]]),
    ),
  }) as State;

describe('the most typical position', () => {
  it('holds what most hold, with an army as most have', () => {
    const three = [
      state({ toledo: ['rome', 2], avila: ['rome', 2] }),
      state({ toledo: ['rome', 2] }),
      state({ toledo: ['rome', 2], cuenca: ['rome', 2], avila: ['celts', 2] }),
    ];
    assert.equal(mostTypical(three, 'rome'), three[0]);
    const armies = [2, 9, 5].map((count) => state({ toledo: ['rome', count] }));
    assert.equal(mostTypical(armies, 'rome'), armies[2]);
    assert.equal(mostTypical([], 'rome'), undefined);
  });

  it('where it stands counts units that move, with reinforcements to come', () => {
    const one = state({ toledo: ['rome', 2], avila: ['celts', 2] });
    const due = [{ at: ['sea'], units: { elite: 3 }, leaders: [] }] as const;
    const rome = { seat: '1', points: 0, capital: null, due };
    assert.deepEqual(standing({ ...one, nations: { rome } }, 'rome'), { held: ['toledo'], units: 5 });
  });

  it('is written with its set, and comes back', async () => {
    const start = hispania.setup({ scenario: 'D', mode: 'standard' }, 1);
    const chosen = Object.fromEntries(NATIONS.map((nation) => [nation, start])) as Record<NationId, State>;
    const moments = await momentsOf(start.set, 3, chosen);
    const again = await opened(moments.nations.rome.packed);
    assert.deepEqual(again.state, start);
    assert.equal(moments.nations.rome.turn, MOMENT_TURNS.rome.turn);
    assert.match(momentsFile(moments), /^import type \{ Moments \} from '.\/moment.ts';/);
  });
});
