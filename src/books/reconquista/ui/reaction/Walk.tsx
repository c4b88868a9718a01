import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import { TURNS } from '../../engine/data/score.ts';
import type { ReactionWords } from '../../words/reaction.ts';
import type { Cardboard } from '../assistant/cardboard.ts';
import { Running, type Whose } from '../assistant/Running.tsx';
import { type Run, standingOf } from '../assistant/run.ts';
import { Select } from '../assistant/Select.tsx';
import { TheMap } from '../assistant/TheMap.tsx';
import { useNext } from '../assistant/use-next.ts';
import { WhoseDice } from '../assistant/WhoseDice.tsx';
import { useAssistant } from '../assistant/words.ts';
import { boxesOf } from './boxes.ts';
import { reactionOf, reactionOfStart } from './position.ts';

interface Props {
  readonly words: ReactionWords;
  /** The position of the address. */
  readonly opened: Cardboard | undefined;
}

/** The start that is shown first: Muslims hold cities in every region, and Christians stand in most of them. */
const FIRST = 13;
const STARTS = Array.from({ length: TURNS }, (_, i) => `${i + 1}`);

/** A reaction, one rule or die at a time: its box in the flow chart, its way on the map, its steps. */
export function Walk({ words, opened }: Props) {
  const assistant = useAssistant();
  const { colon } = useGameSpeech().words.play;
  const linked = opened && reactionOf(opened);
  const [start, setStart] = useState<string | undefined>(linked ? undefined : `${FIRST}`);
  const [whose, setWhose] = useState<Whose>('app');
  /** The steps, the present one last. */
  const [runs, setRuns] = useState<readonly [Run, ...Run[]]>(() => [linked ?? reactionOfStart(FIRST)]);
  const [first] = runs;
  const run = runs.at(-1) ?? first;
  const { told, needs } = standingOf(run);
  const boxes = boxesOf(told.map(({ fact }) => fact));
  const here = boxes.at(-1) ?? 'region';
  const part = useRef<HTMLDivElement>(null);
  useNext(part, runs.length > 1 ? run : undefined);
  useLayoutEffect(() => markChart(boxes, here));
  const again = (): void => setRuns([first]);
  const choose = (chosen: string | undefined): void => {
    setStart(chosen);
    setRuns([chosen ? reactionOfStart(Number(chosen)) : (linked ?? reactionOfStart(FIRST))]);
  };
  return (
    <div class="assistant">
      <div class="reaction-start">
        <Select
          label={words.walk.start}
          value={start}
          {...(linked && { none: words.walk.opened })}
          options={STARTS.map((turn) => [turn, assistant.startOf(Number(turn))])}
          onChange={choose}
        />
        <WhoseDice whose={whose} onWhose={setWhose} />
      </div>
      <div class="map">
        <TheMap state={undefined} run={run} />
      </div>
      <div class="work" ref={part}>
        <div class="in-chart">
          <p>
            {words.walk.inChart}
            {colon}
            <b>{words.steps[here].title}</b>{' '}
            {words.steps[here].rules.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </p>
          <p>{words.steps[here].lines.join(' ')}</p>
        </div>
        <Running
          run={run}
          whose={whose}
          onChange={(next) => setRuns([...runs, next])}
          onBack={runs.length > 1 ? () => setRuns([first, ...runs.slice(1, -1)]) : undefined}
        >
          {needs.is === 'nothing' && (
            <p class="acts">
              <button type="button" class="btn pri" onClick={again}>
                {words.walk.again}
              </button>
            </p>
          )}
        </Running>
      </div>
    </div>
  );
}

/** Marks the boxes of the chart on the page through which the reaction has come, and the one where it is. */
function markChart(boxes: readonly string[], here: string): void {
  for (const box of document.querySelectorAll<SVGElement>('.flow [data-box]')) {
    const { box: name = '' } = box.dataset;
    const isHere = name === here;
    if (isHere || boxes.includes(name)) box.dataset['way'] = isHere ? 'here' : 'been';
    else delete box.dataset['way'];
    if (isHere) box.setAttribute('aria-current', 'step');
    else box.removeAttribute('aria-current');
  }
}
