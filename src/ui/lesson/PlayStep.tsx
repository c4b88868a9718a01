import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../kernel/contract.ts';
import type { LessonPlayWords } from '../../words/lesson.ts';
import type { PlayStepWords } from '../../words/lesson-words.ts';
import { Announced } from '../Announced.tsx';
import type { Play } from '../scene/kinds.ts';
import { Log } from '../scene/Log.tsx';
import { Waiting } from '../scene/Waiting.tsx';
import { textOf, useSpeech } from '../speech.ts';
import { useStore } from '../use-store.ts';
import type { LessonKinds, PlayOf } from './kinds.ts';
import { Outcome } from './Outcome.tsx';
import type { LessonParts } from './parts.ts';
import { Task, useHints } from './Task.tsx';
import { Wrongs } from './Wrongs.tsx';

interface Props<K extends LessonKinds> {
  readonly parts: LessonParts<K>;
  readonly step: PlayOf<K>;
  readonly told: PlayStepWords;
  readonly say: LessonPlayWords;
  readonly play: Play<K>;
  readonly onSolved: () => void;
  readonly onMissed: () => void;
  readonly onRefused: (rule: string) => void;
  /** The control that leads on after the solution, and the one that leads on after a miss, if there is one. */
  readonly next: ComponentChildren;
  readonly anyway?: ComponentChildren;
}

/** A task that any legal way solves. The board and the slip beside it show the same, and either can be played on. */
export function PlayStep<K extends LessonKinds>({
  parts,
  step,
  told,
  say,
  play,
  onSolved,
  onMissed,
  onRefused,
  next,
  anyway,
}: Props<K>) {
  const speech = useSpeech();
  const { Board, Slip, Odds, Came, Cost } = parts;
  const shown = useStore(play.$shown);
  const player = useStore(play.$player);
  const { seen, at, last, task } = shown;
  const [hints, more] = useHints();
  /** The refusal of a tried action that the engine was not asked about, and the known wrong answer that was tried. */
  const [barred, setBarred] = useState<Refusal>();
  const [wrong, setWrong] = useState<string>();
  /** A known wrong answer is tried after steps of the answer; the reader did not reach the result of those steps. */
  const stands = (wrong === undefined && task?.stands) || 'open';
  const open = (task?.stands ?? 'open') === 'open';
  /** The refusal that was read: the reader has pointed elsewhere since. */
  const [read, setRead] = useState<Refusal>();
  const refused = barred ?? (shown.refused === read ? undefined : shown.refused);
  const pointing = parts.usePointing(seen, at, play);

  useLayoutEffect(() => setBarred(undefined), [seen]);
  useLayoutEffect(() => {
    if (!shown.refused) setWrong(undefined);
  }, [shown.refused]);
  useLayoutEffect(() => {
    if (stands === 'reached') onSolved();
    if (stands === 'lost') onMissed();
  }, [stands]);
  const counted = useRef<Refusal>();
  useLayoutEffect(() => {
    if (refused && counted.current !== refused) onRefused(refused.rule);
    counted.current = refused;
  }, [refused]);

  const bar = (refusal: Refusal | undefined): void => {
    setBarred(refusal);
    setRead(shown.refused);
    setWrong(undefined);
  };
  const onPlace = (place: string): void => {
    if (!open) return;
    bar(undefined);
    if (pointing.point(place)) return;
    const tried = parts.tried?.(seen, pointing, place);
    if (tried?.action) play.act(tried.action);
    else bar(tried?.refusal);
  };
  const tryWrong = async (id: string): Promise<void> => {
    const tried = step.wrong.find((one) => one.id === id);
    if (!tried) return;
    await play.wake();
    setWrong(id);
    play.restart();
    for (let i = 0; i < tried.at; i++) play.next();
    play.act(tried.action);
  };
  return (
    // What plays it is fetched as soon as the reader comes near it, by whatever means.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it is only noticed
    <div
      class="lesson-live"
      onPointerEnter={play.touched}
      onPointerDown={play.touched}
      onFocusIn={play.touched}
      onKeyDown={play.touched}
    >
      <Task
        told={told}
        say={say}
        hints={hints}
        onHint={more}
        onShow={play.show}
        over={stands === 'reached'}
        before={step.follows && !shown.follows ? say.lesson.asAdvised : undefined}
      />
      <Board
        step={step}
        seen={seen}
        last={last}
        pointing={open ? pointing : undefined}
        look={hints > 0 && open ? step.look : []}
        found={[]}
        refused={refused}
        onPlace={onPlace}
      />
      <div class="side">
        <Outcome
          told={told}
          say={say}
          task={wrong === undefined ? task : undefined}
          cost={Cost && task && <Cost step={step} play={play} at={at} task={task} elsewhere={shown.follows === true} />}
          over={!open}
          refused={refused}
          because={wrong === undefined ? undefined : told.wrongs[wrong]?.because}
          onAgain={play.restart}
          next={next}
          anyway={anyway}
        />
        {open ? (
          <Slip
            seen={seen}
            last={last}
            pointing={pointing}
            level={3}
            say={player?.say}
            ours={[]}
            onAnswer={play.act}
            onBarred={({ refusal }) => bar(refusal)}
          >
            {Odds && <Odds seen={seen} play={play} />}
          </Slip>
        ) : (
          Came && <Came facts={last} say={player?.say} />
        )}
        <Waiting play={play} />
        <p class="keys">
          <button type="button" class="btn tbtn" aria-disabled={at === 0} onClick={() => at > 0 && play.back()}>
            {say.lesson.back}
          </button>
          {/* After the end, "Try again" does the same. */}
          {open && (
            <button type="button" class="btn tbtn" aria-disabled={at === 0} onClick={() => at > 0 && play.restart()}>
              {say.lesson.restart}
            </button>
          )}
        </p>
      </div>
      <div class="below">
        <Wrongs step={step} told={told} say={say} onTry={(id) => void tryWrong(id)} />
        <Log facts={shown.facts} say={player?.say} isLogged={parts.isLogged} />
      </div>
      <Announced
        at={at}
        question={player && parts.question(seen)}
        chosen={open ? parts.pointed(seen, pointing) : ''}
        facts={player ? last : []}
        say={(fact) => textOf(speech, player?.say(fact) ?? [])}
      />
    </div>
  );
}
