import type { Fault } from '../../../../kernel/contract.ts';
import { useAssistant } from './words.ts';

interface Props {
  readonly faults: readonly Fault[];
  readonly path: string;
}

/** What is wrong with a field, beside it. */
export function Wrong({ faults, path }: Props) {
  const { faults: said } = useAssistant();
  const found = faults.filter((fault) => fault.path === path);
  if (found.length === 0) return null;
  return (
    <p class="wrong" id={idOf(path)} role="alert">
      {found.map(({ code }) => said[code] ?? said['other']).join(' ')}
    </p>
  );
}

/** The id of what is wrong with a field; undefined if nothing is. */
export function wrongAt(faults: readonly Fault[], path: string): string | undefined {
  return faults.some((fault) => fault.path === path) ? idOf(path) : undefined;
}

const idOf = (path: string): string => `wrong-${path.replaceAll('.', '-')}`;
