import type { CostPart } from '../../../../ui/lesson/parts.ts';
import type { OfDraco } from '../kinds.ts';
import { useWords } from '../speech.tsx';

/** What a poor line costs: its exact chance beside that of the answer. Nothing if it is as likely to succeed, or not measured here. */
export function Cost({ step: { costs }, task: { poor }, elsewhere }: CostPart<OfDraco>) {
  const { learn } = useWords();
  const own = poor === undefined ? undefined : costs?.poor[poor];
  if (!costs || !own || elsewhere) return null;
  const { best } = costs;
  return own.ways * best.of === best.ways * own.of ? null : <p>{learn.cost(own, best)}</p>;
}
