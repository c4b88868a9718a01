import { useEffect, useRef } from 'preact/hooks';
import type { Owner, PlaceId } from '../../../hispania/data/ids.ts';
import type { HispaniaFact } from '../../../hispania/facts.ts';
import type { Action, Choice, Decision, Refusal } from '../../../kernel/contract.ts';
import { choice as choiceWords, type FactWords, fact, prompt, refusal as refusalWords } from '../../../words/index.ts';
import { NationChip } from '../board/icons.tsx';
import { COLOURS } from '../colours.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import { AimPanel } from './AimPanel.tsx';
import { Barred, Choices } from './Choices.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { prospectIn, type Seen } from './seen.ts';

interface Props {
  readonly seen: Seen;
  /** What the last action brought. */
  readonly facts: readonly HispaniaFact[];
  /** What is said of them: it comes with what plays the scene. */
  readonly say: FactWords | undefined;
  readonly ours: readonly number[];
  readonly refused?: Refusal | undefined;
  readonly from: PlaceId | undefined;
  readonly onFrom: (place: PlaceId | undefined) => void;
  readonly onAnswer: (action: Action) => void;
}

/** The prompt: who decides what, by which rule, what may be answered, and what happens if nothing is done. */
export function Slip({ seen, facts, say, ours, refused, from, onFrom, onAnswer }: Props) {
  const { words } = useSpeech();
  const { decision } = seen;
  const owner = ownerOf(decision);
  const slip = useRef<HTMLElement>(null);
  const asked = useRef(seen);
  // The button that was pressed is gone with its question: the keyboard goes on at the next one.
  useEffect(() => {
    if (asked.current !== seen && document.activeElement === document.body)
      slip.current?.focus({ preventScroll: true });
    asked.current = seen;
  }, [seen]);
  return (
    <section
      ref={slip}
      tabIndex={-1}
      class="slip prompt"
      aria-label={words.play.prompt}
      style={owner && { '--nat': COLOURS[owner].colour }}
    >
      <RoundPanel facts={facts} ours={ours} />
      {say && <Scored facts={facts} say={say} />}
      {decision ? (
        <Question decision={decision} owner={owner} facts={facts} from={from} />
      ) : (
        <p class="ask">{words.play.over}</p>
      )}
      {refused && (
        <p class="refused" role="alert">
          <b>{words.play.refused}</b> <Say text={refusalWords(words, refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
      {decision && <Answers seen={seen} decision={decision} from={from} onFrom={onFrom} onAnswer={onAnswer} />}
    </section>
  );
}

/** Points that the last action brought: nothing on the map shows them. */
function Scored({ facts, say }: { readonly facts: readonly HispaniaFact[]; readonly say: FactWords }) {
  const { words } = useSpeech();
  const scored = facts.filter(({ kind }) => SCORED.includes(kind));
  if (scored.length === 0) return null;
  return (
    <ul class="scored" aria-label={words.play.scored}>
      {scored.map((f, i) => (
        // What happened never changes its order: the index is the identity of a line.
        <li key={`${i}`}>
          <span>
            <Say text={fact(say, f)} />
          </span>
          <RuleLink rule={f.rule} />
        </li>
      ))}
    </ul>
  );
}
const SCORED: readonly HispaniaFact['kind'][] = ['scored', 'points', 'final'];

function ownerOf(decision: Decision | undefined): Owner | undefined {
  return (decision?.params['owner'] ?? decision?.params['nation']) as Owner | undefined;
}

interface QuestionProps {
  readonly decision: Decision;
  readonly owner: Owner | undefined;
  readonly facts: readonly HispaniaFact[];
  readonly from: PlaceId | undefined;
}

function Question({ decision, owner, facts, from }: QuestionProps) {
  const { words } = useSpeech();
  const said = prompt(words, decision, { from, facts: facts.some((f) => f.kind === 'rolled') ? facts : undefined });
  return (
    <>
      <p class="who">
        {owner && <NationChip nation={owner} />}
        <span>
          <Say text={said.who} />
        </span>
        <RuleLink rule={decision.rule} />
      </p>
      <p class="ask">
        <Say text={said.ask} />
      </p>
      <p class="else">
        <Say text={said.otherwise} />
      </p>
    </>
  );
}

type AnswersProps = Pick<Props, 'seen' | 'from' | 'onFrom' | 'onAnswer'> & { readonly decision: Decision };

function Answers({ seen, decision, from, onFrom, onAnswer }: AnswersProps) {
  const { words } = useSpeech();
  const label = (choice: Choice) => (action: Choice | Action) => (
    <Say text={choiceWords(words, action, prospectIn(seen, choice)).label} />
  );
  const [aim] = decision.choices;
  const { aims } = seen;
  if (aims && aim) {
    return (
      <AimPanel
        key={`${aims.round} ${aims.side}`}
        aims={aims}
        choice={aim}
        preset={decision.preset}
        label={label(aim)}
        onAnswer={onAnswer}
      />
    );
  }
  return (
    <>
      <Choices seen={seen} decision={decision} from={from} onFrom={onFrom} onAnswer={onAnswer} label={label} />
      <Barred barred={seen.barred} from={from} />
    </>
  );
}
