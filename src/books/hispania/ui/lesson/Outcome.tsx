import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Trial } from '../../../../ui/scene/session.ts';
import type { PlayStepWords } from '../../../../words/lesson-words.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { Measure } from '../../lessons/lesson.ts';
import type { Cost } from '../../words/en/learn.ts';
import { refusal as refusalWords } from '../../words/index.ts';
import { useSpeech } from '../speech.tsx';
import { costOf, type OwnCost } from './costs.ts';
import type { PlayStart } from './seen.ts';
import type { LearnWords } from './Task.tsx';

interface Props {
  readonly step: PlayStart;
  readonly told: PlayStepWords;
  readonly say: LearnWords;
  readonly task: Trial | undefined;
  /** What a miss of the reader's own has cost. */
  readonly own: OwnCost | undefined;
  /** It has gone on from what the reader played before: what lines are worth was told of another position. */
  readonly elsewhere: boolean;
  /** Nothing is left to be done but to begin again. */
  readonly over: boolean;
  readonly refused: Refusal | undefined;
  /** What is said of a known wrong answer that was tried. */
  readonly because: Rich | undefined;
  readonly onAgain: () => void;
  readonly next: preact.ComponentChildren;
  /** What leads on though it was missed: a turn goes on, whatever came of a part of it. */
  readonly anyway?: preact.ComponentChildren;
}

/** What has come of it: reached, missed and what that cost, or refused and why. */
export function Outcome({
  step,
  told,
  say,
  task,
  own,
  elsewhere,
  over,
  refused,
  because,
  onAgain,
  next,
  anyway,
}: Props) {
  const { words } = useSpeech();
  const { lesson } = say;
  const stands = task?.stands ?? 'open';
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed may be gone with its question: the keyboard and the screen reader go on here.
    if (stands === 'open') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [stands]);
  // What was tried stands in a list further down: the answer is up here.
  useLayoutEffect(() => {
    if (because) box.current?.scrollIntoView({ block: 'nearest' });
  }, [because]);
  useLayoutEffect(() => {
    // What was tried may stand far below, on a phone.
    if (refused) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  const cost = task?.poor !== undefined ? costOf(step, task.poor) : own?.is === 'cost' ? own.cost : undefined;
  return (
    <section
      ref={box}
      tabIndex={-1}
      class={stands === 'open' && !refused ? 'outcome' : 'slip outcome'}
      role="status"
      aria-label={lesson.task}
    >
      {refused && (
        <p class="refused">
          <b>{words.play.refused}</b> <Say text={refusalWords(words, refused)} /> {because && <Say text={because} />}{' '}
          <RuleLink rule={refused.rule} />
        </p>
      )}
      {stands === 'reached' && (
        <p class="solved">
          <b>{lesson.solved}</b> <Say text={told.done} />
        </p>
      )}
      {stands === 'lost' && (
        <p class="lost">
          <Say text={(task?.poor === undefined ? undefined : told.poor[task.poor]) ?? told.lost ?? [lesson.lost]} />
        </p>
      )}
      {stands === 'lost' && cost && step.measure && (
        <p class="cost">
          <Say text={costSaid(step.measure, say, cost)} /> {elsewhere && lesson.elsewhere}
        </p>
      )}
      {stands === 'lost' && own?.is === 'reckoning' && <p class="cost">{lesson.reckoning}</p>}
      {stands === 'lost' && own?.is === 'as-good' && !elsewhere && <p class="cost">{lesson.asGood}</p>}
      {over && (
        <p class="acts">
          {stands === 'reached' && next}
          <button type="button" class={stands === 'reached' ? 'btn' : 'btn pri'} onClick={onAgain}>
            {lesson.again}
          </button>
          {stands === 'lost' && anyway}
        </p>
      )}
    </section>
  );
}

function costSaid(measure: Measure, { cost: say }: LearnWords, cost: Cost): Rich {
  const nation: NationId | undefined = 'nation' in measure ? measure.nation : undefined;
  return (say[measure.is] as (cost: Cost, nation?: NationId) => Rich)(cost, nation);
}
