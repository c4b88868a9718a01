import type { CostPart } from '../../../../ui/lesson/parts.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { Rich } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { Measure } from '../../lessons/lesson.ts';
import type { Cost as CostOf } from '../../words/en/learn.ts';
import type { Words } from '../../words/index.ts';
import type { OfHispania } from '../kinds.ts';
import { useSpeech } from '../speech.tsx';
import { costOf } from './costs.ts';
import { useOwnCost } from './use-own-cost.ts';

/** The cost of a miss: recorded for a known way, computed for any other. */
export function Cost({ step, play, at, task: { poor }, elsewhere }: CostPart<OfHispania>) {
  const { learn } = useSpeech().words;
  const { lesson } = learn;
  const own = useOwnCost(step, play, at, poor === undefined);
  const cost = poor !== undefined ? costOf(step, poor) : own?.is === 'cost' ? own.cost : undefined;
  return (
    <>
      {cost && step.measure && (
        <p class="cost">
          <Say text={costSaid(learn, step.measure, cost)} /> {elsewhere && lesson.elsewhere}
        </p>
      )}
      {own?.is === 'computing' && <p class="cost">{lesson.computing}</p>}
      {own?.is === 'as-good' && !elsewhere && <p class="cost">{lesson.asGood}</p>}
    </>
  );
}

function costSaid({ cost: say }: Words['learn'], measure: Measure, cost: CostOf): Rich {
  const nation: NationId | undefined = 'nation' in measure ? measure.nation : undefined;
  return (say[measure.is] as (cost: CostOf, nation?: NationId) => Rich)(cost, nation);
}
