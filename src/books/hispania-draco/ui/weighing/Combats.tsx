import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { Combat, State } from '../../engine/state.ts';
import { combatIn, combatsBefore } from '../../odds/before.ts';
import { resultsOf } from '../../odds/ledger.ts';
import { fightOf } from '../board/fight.ts';
import { useWords } from '../speech.tsx';
import { Results } from '../table/CombatResults.tsx';
import { Ledger } from '../table/Ledger.tsx';
import combatsStyle from './combats.css?inline';
import type { Weighing } from './weighing.ts';

/** Sieges and attacks before they are rolled, in scenes, lessons and puzzles: what the slip of the table shows of them (4.3, 4.4). */

interface Props {
  readonly state: State;
  readonly weigh: Weighing['weigh'];
}

/** The combat that an answer with its coins leads to; nothing of another answer. */
export function CombatIn({ action, ...props }: Props & { readonly action: Action }) {
  const combat = combatIn(props.state, action);
  return combat ? <OneCombat {...props} combat={combat} /> : null;
}

/** A combat with all that counts in it. */
export function OneCombat(props: Props & { readonly combat: Combat }) {
  return (
    <section class="weighed">
      <p class="before">{useWords().own.slip.before}</p>
      <Values {...props} />
    </section>
  );
}

/** The combats of answers without a number of coins: of several the reader opens one. */
export function CombatsOf({ decision, ...props }: Props & { readonly decision: Pick<Decision, 'choices'> }) {
  const { slip } = useWords().own;
  const combats = combatsBefore(props.state, decision);
  const [only, other] = combats;
  if (!only) return null;
  if (!other) return <OneCombat {...props} combat={only} />;
  return (
    <section class="weighed">
      <p class="before">{slip.before}</p>
      {combats.map((combat) => (
        <Folded key={`${combat.from} ${combat.to}`} {...props} combat={combat} />
      ))}
    </section>
  );
}

/** One of several combats. */
function Folded(props: Props & { readonly combat: Combat }) {
  const { slip } = useWords().own;
  const [open, setOpen] = useState(false);
  const { roman, hispanic, of } = resultsOf(props.state, props.combat).tally;
  return (
    <details name="weighed" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <Say text={slip.declared(props.combat)} />
        </span>{' '}
        <b>{slip.ways(props.combat.by === 'roman' ? roman : hispanic, of)}</b>
      </summary>
      {open && <Values {...props} />}
    </details>
  );
}

/** The values and the results of a combat, which the board draws as long as they are in view. */
function Values({ state, combat, weigh }: Props & { readonly combat: Combat }) {
  const { sides, results, tally } = resultsOf(state, combat);
  useLayoutEffect(() => {
    weigh(fightOf(state, combat, sides));
    return () => weigh(undefined);
  }, [state, JSON.stringify(combat)]);
  return (
    <>
      <style>{combatsStyle}</style>
      <Ledger state={state} combat={combat} sides={sides} />
      <Results combat={combat} results={results} tally={tally} />
    </>
  );
}
