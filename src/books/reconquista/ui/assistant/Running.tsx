import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Roller, roller } from '../../../../kernel/dice.ts';
import { Answers } from '../../../../ui/deciding/Answers.tsx';
import { Asks } from '../../../../ui/deciding/Asks.tsx';
import { Glyph } from '../../../../ui/Glyph.tsx';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { fact as factSaid } from '../../../../words/codes.ts';
import type { ActionOf } from '../../engine/actions.ts';
import type { Face } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Result, Wanted } from '../../engine/unfold.ts';
import { l } from '../../words/marks.ts';
import { useWords } from '../speech.tsx';
import { answer, give, next, type Run, rolled, rollOn, type Standing, standingOf } from './run.ts';
import { useAssistant } from './words.ts';

/** Whose dice decide. */
export type Whose = 'app' | 'own';

interface Props {
  readonly run: Run;
  readonly whose: Whose;
  readonly onChange: (run: Run) => void;
  /** The step before this one; undefined at the first. */
  readonly onBack: (() => void) | undefined;
  /** Undefined if it begins again elsewhere. */
  readonly onStop?: () => void;
  /** The end of the phase, in the place of its next step. */
  readonly children: ComponentChildren;
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** A phase that is carried out: what has happened, a fact at a time, and below it the next step or the die that it needs. */
export function Running({ run, whose, onChange, onBack, onStop, children }: Props) {
  const words = useAssistant();
  const all = useWords();
  const dice = useRef<Roller>();
  dice.current ??= roller(Date.now());
  const section = useRef<HTMLElement>(null);
  const standing = standingOf(run);
  const { needs, told } = standing;
  const { turn, phase } = run.start;
  const given = (result: Result): void => onChange(give(run, result));
  const step = stepOf(standing, run, whose, dice.current);
  const roll = (): void => {
    if (needs.is === 'result' && dice.current) given(rolled(needs.wants, dice.current));
  };
  useKeys(section, {
    n: step && (() => onChange(step())),
    u: onBack,
    r: roll,
    ...Object.fromEntries(
      FACES.map((face) => [
        `${face}`,
        needs.is === 'result' && needs.wants.is === 'die' && !step ? () => given(face) : undefined,
      ]),
    ),
  });
  return (
    <section class="running" aria-labelledby="running" tabIndex={-1} ref={section}>
      <h2 id="running">{words.running(all.phases[phase], turn)}</h2>
      <div class="step">
        {needs.is === 'result' && !step && <AskResult wants={needs.wants} onGive={given} onRoll={roll} />}
        {needs.is === 'answer' && (
          <div class="answers">
            <Asks decision={needs.decision} level={3} />
            <Answers
              decision={needs.decision}
              barred={[]}
              place={undefined}
              onAnswer={(action) => onChange(answer(run, action as ActionOf))}
            />
          </div>
        )}
        {children}
        <p class="acts">
          {step && (
            <button type="button" class="btn pri" onClick={() => onChange(step())}>
              {words.next}
            </button>
          )}
          <button type="button" class="btn" aria-disabled={!onBack} onClick={onBack}>
            {words.back}
          </button>
          {onStop && needs.is !== 'nothing' && (
            <button type="button" class="btn quiet" onClick={onStop}>
              {words.stop}
            </button>
          )}
        </p>
      </div>
      <p class="hint">{words.keys}</p>
      <h3>{words.steps}</h3>
      <Steps told={told} />
    </section>
  );
}

/** What has happened, the last step first: what is pressed for the next one stays where it is. */
function Steps({ told }: Pick<Standing, 'told'>) {
  const words = useAssistant();
  const all = useWords();
  return (
    <ol class="happened" aria-label={words.steps} aria-live="polite" aria-relevant="additions">
      {told
        .map(({ fact }, i) => (
          // Steps keep their number, so it identifies one.
          <li key={`${i}`}>
            <span>
              <Say text={factSaid(all, fact)} />
            </span>
            <RuleLink rule={fact.rule} />
          </li>
        ))
        .toReversed()}
    </ol>
  );
}

/** The next step, if nothing has to be entered for it. */
function stepOf({ needs }: Standing, run: Run, whose: Whose, dice: Roller): (() => Run) | undefined {
  if (needs.is === 'more') return () => next(run);
  return needs.is === 'result' && whose === 'app' ? () => rollOn(run, dice) : undefined;
}

interface AskProps {
  readonly wants: Wanted;
  readonly onGive: (result: Result) => void;
  readonly onRoll: () => void;
}

/** A die by what it decides, with its six faces; or a road, with the ends of those that are open. */
function AskResult({ wants, onGive, onRoll }: AskProps) {
  const words = useAssistant();
  return (
    <fieldset class="ask-die">
      <legend>
        {wants.is === 'die' ? (
          <>
            <Say text={words.die(wants.of, wants.n)} /> <RuleLink rule={wants.of.rule} />
          </>
        ) : (
          words.road
        )}
      </legend>
      <div class="faces">
        {wants.is === 'die'
          ? FACES.map((face) => (
              <button key={face} type="button" class="face" aria-label={words.face(face)} onClick={() => onGive(face)}>
                <Glyph name={`die-${face}`} size={34} />
              </button>
            ))
          : wants.to.map((at) => (
              <button key={at} type="button" class="btn" onClick={() => onGive(at)}>
                <Say text={[l(at)]} />
              </button>
            ))}
        <button type="button" class="btn quiet" onClick={onRoll}>
          {words.roll}
        </button>
      </div>
    </fieldset>
  );
}

type Keys = { readonly [key: string]: (() => void) | undefined };

/** Single letters and numbers, while the focus is in the part. */
function useKeys(part: RefObject<HTMLElement>, keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // The keys work as soon as the part is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const does = latest.current[event.key.toLowerCase()];
      if (!does) return;
      event.preventDefault();
      does();
    };
    const { current } = part;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [part]);
}

/** The position that a run has reached; undefined as long as it goes on. */
export function endOf(run: Run): State | undefined {
  const { needs } = standingOf(run);
  return needs.is === 'nothing' ? needs.after : undefined;
}
