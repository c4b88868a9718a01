import { useState } from 'preact/hooks';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { Reasons } from '../../../../../ui/table/computers/Why.tsx';
import type { Step } from '../../../../../ui/table/recap.ts';
import type { Rich } from '../../../../../words/rich.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { fact } from '../../../words/index.ts';
import { NationChip } from '../../board/icons.tsx';
import { useTableWords } from '../words.ts';
import { outcomeOf } from './battles.ts';
import { isWay, type Way, waysOf } from './ways.ts';

type OfStep = Step<HispaniaFact>;

/** One step of the recap: the nation whose turn it was, and the events. */
export function RecapStep({ step }: { readonly step: OfStep }) {
  const { recap: words } = useTableWords().history;
  const nation = step.who as NationId | undefined;
  const outcome = step.part === 'battles' ? outcomeOf(step.facts) : undefined;
  const title = outcome ? words.battle(outcome.place) : [words.parts[step.part === 'battles' ? 'others' : step.part]];
  return (
    <>
      <p class="who">
        {nation && <NationChip nation={nation} />}
        <span>
          {nation ? (
            <Say text={words.who(nation, step.turn)} />
          ) : step.is === 'end' ? (
            words.end(step.turn)
          ) : (
            words.start(step.turn)
          )}
        </span>
      </p>
      <h3 class="ask">
        <Say text={title} />
      </h3>
      {outcome ? <Battle step={step} /> : step.part === 'moves' ? <Moves step={step} /> : <Facts facts={step.facts} />}
      <Reasons answers={step.answers} />
    </>
  );
}

/** The sides of a battle, its end, losses and points; the dice on request. */
function Battle({ step }: { readonly step: OfStep }) {
  const { recap: words } = useTableWords().history;
  const [open, setOpen] = useState(false);
  const outcome = outcomeOf(step.facts);
  if (!outcome) return null;
  const { sides, end, rounds, lost } = outcome;
  const said: readonly Rich[] = [
    words.fight(sides),
    ...lost.map((of) => words.lost(of.owner, of.units, of.leaders)),
    ...(lost.length === 0 && end ? [[words.noLosses]] : []),
    end ? words.won(end, rounds) : [words.goesOn(rounds)],
  ].filter((rich) => rich.length > 0);
  const beside = step.facts.filter(({ kind }) => BESIDE.includes(kind));
  const rest = step.facts.filter(({ kind }) => !['battle', 'battle-over'].includes(kind));
  return (
    <>
      <ul class="lines">
        {said.map((rich, i) => (
          <li key={`${i}`}>
            <span>
              <Say text={rich} />
            </span>
          </li>
        ))}
      </ul>
      <Facts facts={beside} />
      {rest.length > 0 && (
        <details class="rounds" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.details(rest.length)}</summary>
          {open && <Facts facts={rest} />}
        </details>
      )}
    </>
  );
}

/** The facts of a battle that have their own words beside its outcome. */
const BESIDE: readonly HispaniaFact['kind'][] = [
  'retreated',
  'surrendered',
  'ruined',
  'scored',
  'points',
  'submitted',
  'freed',
  'toledo-fell',
  'played',
  'cancelled',
];

function Moves({ step }: { readonly step: OfStep }) {
  const { history, facts } = useTableWords();
  return (
    <ul class="lines">
      {waysOf(step.facts).map((told, i) =>
        isWay(told) ? (
          <li key={`${i}`}>
            <span>
              <Say text={wayWords(told)} />
            </span>
          </li>
        ) : (
          <li key={`${i}`}>
            <span>
              <Say text={fact(facts, told)} />
            </span>
            <RuleLink rule={told.rule} />
          </li>
        ),
      )}
    </ul>
  );
  function wayWords({ nation, units, leaders, places }: Way): Rich {
    const { way, wayOf } = history.recap;
    return nation === step.who ? way(units, leaders, places) : wayOf(nation, units, leaders, places);
  }
}

function Facts({ facts: told }: { readonly facts: readonly HispaniaFact[] }) {
  const { facts } = useTableWords();
  if (told.length === 0) return null;
  return (
    <ul class="lines">
      {told.map((of, i) => (
        // The order of events never changes, so the index is the identity of a line.
        <li key={`${i}`}>
          <span>
            <Say text={fact(facts, of)} />
          </span>
          <RuleLink rule={of.rule} />
        </li>
      ))}
    </ul>
  );
}
