import { decode } from '../../../../../kernel/links.ts';
import { readShared } from '../../../../../ui/table/seating.ts';
import { hispania } from '../../../engine/game.ts';
import type { TableWords } from '../../../words/table.ts';
import type { DeskHere, UnopenedHere } from '../here.ts';
import type { ShortId } from './short.ts';

/**
 * Begins a short game: its position, one person at the nation's seat, computers at the others. Resolves to the reason
 * if it cannot begin; rejects if its position cannot be fetched.
 */
export async function beginShort(
  desk: DeskHere,
  id: ShortId,
  { names, shortNames }: Pick<TableWords['table']['begin'], 'names' | 'shortNames'>,
): Promise<UnopenedHere | undefined> {
  const { default: packed } = await import('./short.generated.json');
  const decoded = await decode(packed[id]);
  if (decoded.fault) return { faults: [decoded.fault] };
  const { shared, fault } = readShared(decoded.value, hispania);
  if (fault) return { faults: [fault] };
  const { position, sittings = [] } = shared;
  return desk.begin({
    root: { is: 'position', position },
    sittings: sittings.map((sitting, i) => ({
      ...sitting,
      name: sitting.is === 'person' ? names.person(1) : names.computer(i + 1),
    })),
    name: shortNames[id],
    keep: true,
  });
}
