import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import type { Moment, Moments } from '../../src/books/hispania/engine/data/moments/moment.ts';
import { MOMENT_TURNS } from '../../src/books/hispania/engine/data/moments/turns.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import type { Json } from '../../src/kernel/contract.ts';
import { encode } from '../../src/kernel/links.ts';
import { type Data, literal } from '../tune/literal.ts';
import { standing } from './choose.ts';
import { LEVEL } from './play.ts';

/** The chosen positions, as a TypeScript file. */

export const MOMENTS_FOLDER = 'src/books/hispania/engine/data/moments';

export async function momentsOf(
  set: string,
  games: number,
  chosen: Readonly<Record<NationId, State>>,
): Promise<Moments> {
  const moments = await Promise.all(NATIONS.map(async (id) => [id, await momentOf(chosen[id], id)] as const));
  return {
    set,
    engine: hispania.version,
    games,
    nations: Object.fromEntries(moments) as Record<NationId, Moment>,
  };
}

async function momentOf(state: State, nation: NationId): Promise<Moment> {
  const { scenario, turn } = MOMENT_TURNS[nation];
  const points = state.nations[nation]?.points ?? 0;
  const packed = await encode(sharedOf(state, nation) as unknown as Json);
  return { scenario, turn, last: state.lastTurn, ...standing(state, nation), points, packed };
}

/** The position, with a person at the nation's seat and computers at the others. The table finds their names. */
function sharedOf(position: State, nation: NationId) {
  const own = position.nations[nation]?.seat;
  const sittings = playersOf(position).map((seat) =>
    seat === own ? { seat, name: '', is: 'person' } : { seat, name: '', is: 'computer', level: LEVEL },
  );
  return { position, sittings };
}

export function momentsFile(moments: Moments): string {
  return `import type { Moments } from './moment.ts';

/** Where the great moments of nations begin on \`${moments.set}\`: made by \`npm run moments -- --write\`. */
export const MOMENTS: Moments = ${literal(moments as unknown as Data)};
`;
}
