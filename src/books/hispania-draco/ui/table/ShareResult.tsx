import { CopyResult } from '../../../../ui/records/CopyResult.tsx';
import type { Recorded } from '../../../../ui/records/records.ts';
import { useWords } from '../speech.tsx';
import { measuredFrom, type Result, written } from './record.ts';
import { useOwnTable } from './table-words.ts';
import { MEASURED_BY, useRates } from './use-rates.ts';

interface Props {
  readonly result: Result;
  readonly recorded: Pick<Recorded, 'counts' | 'version'>;
  /** The address of the book. */
  readonly home: string;
}

/** The result of a game, to be shared as a text. */
export function ShareResult({ result, recorded: { version, counts }, home }: Props) {
  const { names } = useWords();
  const { records, conquests } = useOwnTable();
  const { parts: rates } = useRates();
  const { day, apart } = counts;
  const rate = apart ? undefined : rates?.rateOf(MEASURED_BY, measuredFrom(result));
  const text = conquests.shared({
    ...result,
    level: written(result.level),
    variants: result.variants.map((one) => names.variants[one]),
    version,
    day,
    link: new URL(`${home}play/`, location.href).href,
    rate: rate && Math.round((100 * rate.won) / rate.games),
    apart: apart && records.why[apart],
  });
  return <CopyResult words={records.share} text={text} />;
}
