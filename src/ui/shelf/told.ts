import type { ShelfWords } from '../../words/en/shelf.ts';
import type { AllTaken } from '../kept/taking.ts';

type Words = ShelfWords['kept'];

/**
 * The result of importing a file of everything, in sentences: for the file as a whole, or the number of parts for each
 * result.
 */
export function told(words: Words, come: AllTaken): readonly string[] {
  if (come.fault) return [faultOf(words, come.fault.code)];
  const { taken, lost } = come;
  const count = (...ways: readonly string[]): number => taken.filter(({ did }) => ways.includes(did)).length;
  const counted: readonly (readonly [say: (count: number) => string, count: number])[] = [
    [words.taken, count('added', 'joined', 'continued', 'beside', 'replaced')],
    [words.here, count('here')],
    [words.other, count('other-here')],
    [words.refused, count('refused') + lost.length],
  ];
  const said = counted.filter(([, number]) => number > 0).map(([say, number]) => say(number));
  return said.length > 0 ? said : [words.empty];
}

/** The reason why a whole file is refused. */
function faultOf({ faults }: Words, code: string): string {
  return Object.hasOwn(faults, code) ? faults[code as keyof Words['faults']] : faults.other;
}
