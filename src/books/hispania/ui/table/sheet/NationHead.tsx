import type { Sitting } from '../../../../../ui/table/sitting.ts';
import { half } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { NationChip } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { stagesOf } from './phases.ts';
import { standingOf } from './standings.ts';
import { Player } from './Who.tsx';

export interface NationHeadProps {
  readonly state: State;
  readonly nation: NationId;
  readonly sittings: readonly Sitting[];
}

/** The active nation: its player, gold, points and units, and the progress of its turn. */
export function NationHead({ state, nation, sittings }: NationHeadProps) {
  const { sheet } = useTableWords();
  const { names } = useSpeech();
  const read = view(state);
  const { seat, gold, points, units, limit } = standingOf(read, nation);
  const most = limit ? sheet.head.limit(limit) : undefined;
  return (
    <section class="slip nation-head" aria-label={names.nations[nation]}>
      <NationChip nation={nation} size={42} />
      <div>
        <h2 class="n">{names.nations[nation]}</h2>
        {state.players && <Player state={state} seat={seat} sittings={sittings} />}
      </div>
      <ul class="figures">
        <li>
          <b>{half(gold)}</b> <small>{sheet.head.gold}</small>
        </li>
        <li>
          <b>{half(points)}</b> <small>{sheet.head.points(points)}</small>
        </li>
        <li title={sheet.head.population(units, limit)}>
          <span aria-hidden="true">
            <span>
              <b>{units}</b> {most && <small>{sheet.head.units}</small>}
            </span>{' '}
            <small>{most ?? sheet.head.units}</small>
          </span>
          <span class="vh">{sheet.head.population(units, limit)}</span>
        </li>
      </ul>
      {nation === state.active && <Stages state={state} />}
    </section>
  );
}

/** The stages of the turn as a line: done, current, and to come. */
function Stages({ state }: { readonly state: State }) {
  const { sheet } = useTableWords();
  const stages = stagesOf(view(state));
  return (
    <ol class={stages.length > 5 ? 'stages many' : 'stages'} aria-label={sheet.head.phases}>
      {stages.map(({ id, is }) => (
        <li key={id} class={is} title={sheet.stages[id]} aria-current={is === 'now' ? 'step' : undefined}>
          <span>{sheet.stages[id]}</span>
          {is !== 'now' && <span class="vh">, {sheet.stageIs[is]}</span>}
        </li>
      ))}
    </ol>
  );
}
