import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Announced } from '../../../../ui/Announced.tsx';
import type { Play } from '../../../../ui/scene/kinds.ts';
import { Log } from '../../../../ui/scene/Log.tsx';
import { Waiting } from '../../../../ui/scene/Waiting.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import type { PlayStepWords } from '../../../../words/lesson-words.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { text } from '../../words/index.ts';
import type { Mark } from '../board/types.ts';
import { marksFor } from '../deciding/pointing.ts';
import { Slip } from '../deciding/Slip.tsx';
import { pointedSaid, questionSaid } from '../deciding/spoken.ts';
import { usePointing } from '../deciding/use-pointing.ts';
import type { OfHispania } from '../kinds.ts';
import { opensNothing } from '../scene/parts.tsx';
import { SceneOdds } from '../scene/SceneOdds.tsx';
import { useSpeech } from '../speech.tsx';
import { Came } from './Came.tsx';
import { LessonBoard } from './LessonBoard.tsx';
import { Outcome } from './Outcome.tsx';
import { barredAt, elsewhere, obstacles } from './obstacles.ts';
import type { PlayStart } from './seen.ts';
import { type LearnWords, Task, useHints } from './Task.tsx';
import { useOwnCost } from './use-own-cost.ts';
import { Wrongs } from './Wrongs.tsx';

interface Props {
  readonly step: PlayStart;
  readonly told: PlayStepWords;
  readonly say: LearnWords;
  readonly play: Play<OfHispania>;
  readonly onSolved: () => void;
  readonly onMissed: () => void;
  readonly onRefused: (rule: string) => void;
  /** What leads on, once it is solved; and, if anything does, though it was missed. */
  readonly next: preact.ComponentChildren;
  readonly anyway?: preact.ComponentChildren;
}

/** Something to reach by any way that is legal: the board and the slip beside it say the same, and either can be played on. */
export function PlayStep({ step, told, say, play, onSolved, onMissed, onRefused, next, anyway }: Props) {
  const { words } = useSpeech();
  const { view } = step.start.scene;
  const shown = useStore(play.$shown);
  const player = useStore(play.$player);
  const { seen, at, last, task } = shown;
  const [hints, more] = useHints();
  /** What was tried and cannot be done, which the engine was not asked; and what known wrong answer was tried. */
  const [barred, setBarred] = useState<Refusal>();
  const [wrong, setWrong] = useState<string>();
  /** A known wrong answer is tried after steps of the answer: what those have reached was not the reader's doing. */
  const stands = (wrong === undefined && task?.stands) || 'open';
  const open = (task?.stands ?? 'open') === 'open';
  const own = useOwnCost(step, play, at, stands === 'lost' && task?.poor === undefined);
  /** The refusal that was read: the reader has pointed elsewhere since. */
  const [read, setRead] = useState<Refusal>();
  const refused = barred ?? (shown.refused === read ? undefined : shown.refused);
  const { from, to, setFrom, point } = usePointing(seen.decision, at, play.act);

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
  const onPlace = (place: PlaceId): void => {
    if (!open) return;
    bar(undefined);
    if (point(place)) return;
    const known = barredAt(seen, place, from);
    const there = known ? undefined : elsewhere(seen, from, place);
    if (there) play.act(there);
    else bar(known?.refusal);
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
  const marks: { [place in PlaceId]?: Mark } = open ? { ...marksFor(seen, from) } : {};
  if (hints > 0 && open) for (const place of step.look) marks[place] ??= { kind: 'chosen' };
  if (refused) Object.assign(marks, obstacles(refused));

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
      <LessonBoard
        view={view}
        seen={seen}
        land={step.start.land}
        nextDoor={step.start.nextDoor}
        marks={marks}
        from={from}
        last={last}
        moving={open}
        onPlace={onPlace}
      />
      <div class="side">
        <Outcome
          step={step}
          told={told}
          say={say}
          task={wrong === undefined ? task : undefined}
          own={own}
          elsewhere={shown.follows === true}
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
            level={3}
            facts={last}
            say={player?.say}
            ours={[]}
            from={from}
            to={to}
            onFrom={setFrom}
            onAnswer={play.act}
            onBarred={({ refusal }) => bar(refusal)}
          >
            <SceneOdds seen={seen} play={play} />
          </Slip>
        ) : (
          <Came facts={last} say={player?.say} />
        )}
        <Waiting play={play} />
        <p class="keys">
          <button type="button" class="btn tbtn" aria-disabled={at === 0} onClick={() => at > 0 && play.back()}>
            {say.lesson.back}
          </button>
          {/* Once it is over "Try again" does the same. */}
          {open && (
            <button type="button" class="btn tbtn" aria-disabled={at === 0} onClick={() => at > 0 && play.restart()}>
              {say.lesson.restart}
            </button>
          )}
        </p>
      </div>
      <div class="below">
        <Wrongs step={step} told={told} say={say} onTry={(id) => void tryWrong(id)} />
        <Log facts={shown.facts} say={player?.say} isLogged={(fact, next) => !opensNothing(fact, next)} />
      </div>
      <Announced
        at={at}
        question={player && questionSaid(words, seen.decision)}
        chosen={open ? pointedSaid(words, seen.decision, from, marks) : ''}
        happened={player ? last.map((fact) => text(words, player.say(fact))).join(' ') : ''}
      />
    </div>
  );
}
