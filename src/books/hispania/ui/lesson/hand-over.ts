import type { Json } from '../../../../kernel/contract.ts';
import { encode } from '../../../../kernel/links.ts';
import { toSave } from '../../../../kernel/saves.ts';
import type { Played } from '../../../../ui/lesson/kinds.ts';
import { fragmentOf } from '../../../../ui/table/address.ts';
import { fileOf } from '../../../../ui/table/keeper-file.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import { hispania } from '../../engine/game.ts';
import type { Words } from '../../words/index.ts';
import { USUAL } from '../bots/levels.ts';
import type { OfHispania } from '../kinds.ts';
import type { OpeningStart } from './seen.ts';

/** The reader at the seat of the opening's nation, computers at the others. */
export function sittingsOf(
  { seat, seats }: OpeningStart,
  { person, computer }: Words['learn']['persons'],
): readonly Sitting[] {
  return seats.map((one, i) =>
    one === seat
      ? { seat: one, name: person(1), is: 'person' }
      : { seat: one, name: computer(i + 1), is: 'computer', level: USUAL },
  );
}

/** The fragment with which the table opens the played game to continue it: a whole game with every answer of the reader. */
export async function fragmentOfGame(
  game: Played<OfHispania>,
  sittings: readonly Sitting[],
  name: string,
): Promise<string> {
  const text = fileOf({ name, sittings, settings: null, save: toSave(hispania, game) });
  return fragmentOf({ is: 'save', packed: await encode(JSON.parse(text) as Json) });
}
