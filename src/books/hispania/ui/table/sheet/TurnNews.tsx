import { useMemo } from 'preact/hooks';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { half } from '../../../../../words/half.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { turnsOf } from './game.ts';
import { Known } from './Known.tsx';
import { type Item, newsOf, type Scoring } from './news.ts';
import { Named } from './Who.tsx';
import { Years } from './Years.tsx';

interface Props {
  readonly id: string;
  readonly state: State;
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
  readonly onClose: () => void;
}

/** The events of a turn in this game. */
export function TurnNews({ id, state, turn, onTurn, onClose }: Props) {
  const { sheet } = useTableWords();
  const words = sheet.turns;
  const news = useMemo(() => newsOf(view(state), turn, sheet), [state, turn, sheet]);
  const turns = turnsOf(state);
  const { comes, goes, changes, chances, scoring, end } = news;
  const empty = [comes, goes, changes, chances, scoring, end].every((part) => part.length === 0);
  return (
    <section id={id} class="slip turn-news" aria-label={sheet.turn(turn)}>
      <header>
        <h2>
          {sheet.turn(turn)} <small>{words.is[news.is]}</small>
        </h2>
        <span class="when">
          <Years turn={turn} />
        </span>
        <Step to={turn - 1} turns={turns} label={words.before} sign="‹" onTurn={onTurn} />
        <Step to={turn + 1} turns={turns} label={words.after} sign="›" onTurn={onTurn} />
        <button type="button" class="btn quiet" aria-label={sheet.close} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div class="parts">
        {empty && <p class="else">{words.nothing}</p>}
        <Part title={words.comes} items={comes} />
        <Part title={words.goes} items={goes} />
        <Part title={words.changes} items={changes} />
        <Part title={words.chances} items={chances} />
        {scoring.length > 0 && (
          <>
            <h3>{words.scoring}</h3>
            {news.scores && state.options?.includes('barbarian') && <p class="else">{words.barbarian}</p>}
            <ul class="items">
              {scoring.map((one) => (
                <ScoringItem key={one.nation} of={one} />
              ))}
            </ul>
          </>
        )}
        <Part title={words.end} items={end} />
      </div>
    </section>
  );
}

interface StepProps {
  readonly to: number;
  readonly turns: readonly number[];
  readonly label: string;
  readonly sign: string;
  readonly onTurn: (turn: number) => void;
}

/** To the next or previous turn; disabled at either end. */
function Step({ to, turns, label, sign, onTurn }: StepProps) {
  const there = turns.includes(to);
  return (
    <button
      type="button"
      class="btn quiet"
      aria-label={label}
      aria-disabled={!there}
      onClick={() => there && onTurn(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Part({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="items">
        {items.map((item, i) => (
          // The order of a turn's events never changes, so the index is the identity of a line.
          <li key={`${i}`}>
            <span>
              {item.nation && <Named nation={item.nation} size={22} />} <Say text={item.text} />
            </span>
            <RuleLink rule={item.rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The provinces that a nation scores, grouped by value. */
function ScoringItem({ of: { nation, worth, ownTurn, more } }: { readonly of: Scoring }) {
  const { sheet } = useTableWords();
  const {
    names,
    words: {
      play: { semicolon },
    },
  } = useSpeech();
  return (
    <li>
      <span>
        <Named nation={nation} size={22} /> {ownTurn && <span class="else">{sheet.turns.ownTurn} </span>}
        {worth.map(({ points, known, places }, i) => (
          <span key={`${points} ${known}`}>
            {i > 0 && semicolon}
            <b>
              <Known is={known}>{half(points)}</Known>
            </b>{' '}
            <i>{places.map((place) => names.places[place]).join(', ')}</i>
          </span>
        ))}
        {more.map(({ text, rule }, i) => (
          <span key={`${i}`} class="more">
            <Say text={text} /> <RuleLink rule={rule} />
          </span>
        ))}
      </span>
    </li>
  );
}
