import type { Json } from '../../../../kernel/contract.ts';
import { encode } from '../../../../kernel/links.ts';
import { toSave } from '../../../../kernel/saves.ts';
import type { Played } from '../../../../ui/lesson/kinds.ts';
import { fragmentOf } from '../../../../ui/table/address.ts';
import { fileOf } from '../../../../ui/table/keeper-file.ts';
import type { Lang } from '../../../../words/lang.ts';
import { tableWordsOf } from '../../../../words/table.ts';
import { draco } from '../../engine/game.ts';
import type { OfDraco } from '../kinds.ts';

/** The fragment with which the table opens the played game to continue it: a whole game with every answer of the reader. */
export async function fragmentOfGame(lang: Lang, game: Played<OfDraco>, name: string): Promise<string> {
  const person = (await tableWordsOf(lang)).table.begin.names.person(1);
  const sittings = [{ seat: 'first', name: person, is: 'person' }] as const;
  const text = fileOf({ name, sittings, settings: null, save: toSave(draco, game) });
  return fragmentOf({ is: 'save', packed: await encode(JSON.parse(text) as Json) });
}
