import type { Action, Choice } from '../../../../kernel/contract.ts';
import { type GeneralId, SEAS, SPACES, type SpaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { chiefAt } from '../../odds/ledger.ts';

type Named = Pick<Choice | Action, 'kind' | 'fixed'>;

/** The spaces at which an answer is chosen on the board: where it leads, and of fleets, roads and armies also where it begins. */
export function placesOf(state: State, { kind, fixed }: Named): readonly SpaceId[] {
  const of = (name: string): readonly SpaceId[] => SPACES.filter((at) => at === fixed[name]);
  switch (kind) {
    case 'place':
    case 'take':
      return SPACES.filter((at) => at === state.generals[state.turn]);
    case 'call':
      return [SEAS[0]];
    case 'murder': {
      const at = chiefAt(state);
      return at ? [at] : [];
    }
    case 'sail':
    case 'lay':
    case 'strike':
      return [...of('from'), ...of('to')];
    default:
      return [...of('to'), ...of('place')];
  }
}

/** All spaces that an answer is about: those, and where its general stands. */
export function placesOfAnswer(state: State, of: Named): readonly SpaceId[] {
  const general = of.fixed['general'] as GeneralId | undefined;
  const at = general ? state.generals[general] : null;
  return [...placesOf(state, of), ...(at ? [at] : [])];
}

/** The answers that are chosen at a space; of those that name two, `also` keeps the ones at both. */
export function choicesAt(
  state: State,
  choices: readonly Choice[],
  at: SpaceId,
  also: SpaceId | undefined,
): readonly Choice[] {
  const here = choices.filter((one) => placesOf(state, one).includes(at));
  const both = also === undefined || also === at ? [] : here.filter((one) => placesOf(state, one).includes(also));
  return both.length > 0 ? both : here;
}
