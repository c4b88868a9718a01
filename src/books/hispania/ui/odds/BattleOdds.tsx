import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';
import { view as read } from '../../engine/view.ts';
import { useSpeech } from '../speech.tsx';
import { battleHere, kindsIn } from './battle-here.ts';
import type { NotCounted } from './not-counted.ts';
import { OddsFigure } from './OddsFigure.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import type { Question } from './question.ts';
import { $chosen, $unfolded, choose } from './remembered.ts';
import { type Told, useOdds } from './use-odds.ts';
import { useOddsWords } from './words.ts';

interface Props {
  readonly state: State;
  /** The place of a battle that has not begun; without it, the battle in progress. */
  readonly place?: PlaceId | undefined;
  /** The odds have just been requested: they unfold, and take the focus. */
  readonly begins?: { current: boolean };
}

type Names = { readonly [side in Side]: string };

/** The odds of a battle from its current state: a line, which unfolds to all details and to the policies of both sides. */
export function BattleOdds({ state, place, begins }: Props) {
  const { names: named } = useSpeech();
  const words = useOddsWords();
  const chosen = useStore($chosen);
  const unfolded = useStore($unfolded);
  const here = useMemo(() => {
    const view = read(state);
    const battle = battleHere(view, place);
    return battle && { battle, kinds: kindsIn(view, battle) };
  }, [state, place]);
  const question: Question | undefined =
    here && (place === undefined ? { is: 'battle', state, chosen } : { is: 'place', state, place, chosen });
  const told = useOdds(question);
  const summary = useRef<HTMLElement>(null);
  const where = here?.battle.place;
  useLayoutEffect(() => {
    if (!begins?.current) return;
    begins.current = false;
    $unfolded.set(where);
    summary.current?.focus({ preventScroll: true });
  }, []);
  if (!here || told.answer?.is === 'none') return null;
  const { attacker, defender } = here.battle;
  const open = unfolded === where;
  const names: Names = { attacker: named.nations[attacker], defender: named.nations[defender] };
  return (
    <details
      class="battle-odds"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) $unfolded.set(open ? undefined : where);
      }}
    >
      <summary ref={summary}>
        <span class="title">{words.title}</span>
        {!open && <Line told={told} names={names} />}
      </summary>
      {open && (
        <>
          <Whole told={told} names={names} />
          <PolicyForm names={names} kinds={here.kinds} chosen={chosen} onChoose={choose} />
          {told.answer?.is === 'odds' && <Besides not={told.answer.not} names={names} />}
        </>
      )}
    </details>
  );
}

/** The odds of a coming battle, in a row of a list. */
export function BattleLine({ state, place }: { readonly state: State; readonly place: PlaceId }) {
  const { names: named } = useSpeech();
  const chosen = useStore($chosen);
  const battle = useMemo(() => battleHere(read(state), place), [state, place]);
  const told = useOdds(battle && { is: 'place', state, place, chosen });
  if (!battle || told.answer?.is === 'none') return null;
  return (
    <Line told={told} names={{ attacker: named.nations[battle.attacker], defender: named.nations[battle.defender] }} />
  );
}

/** The odds in a line, for a folded panel and a row of a list. */
function Line({ told, names }: { readonly told: Told; readonly names: Names }) {
  const words = useOddsWords();
  const { is, answer } = told;
  if (is === 'failed') return <small class="no-odds">{words.failed}</small>;
  if (answer?.is === 'too-large') return <small class="no-odds">{words.tooLarge}</small>;
  if (answer?.is === 'odds') return <OddsFigure odds={answer.odds} {...names} size="row" />;
  return (
    <span class="odds row">
      <span class="bar" />
      <span class="ends">{words.computing}</span>
    </span>
  );
}

function Whole({ told, names }: { readonly told: Told; readonly names: Names }) {
  const { is, answer } = told;
  if (answer?.is !== 'odds') return <Line told={told} names={names} />;
  // While odds for other policies are computed the old figure stays, so that the page does not jump.
  return (
    <div aria-busy={is === 'computing'}>
      <OddsFigure odds={answer.odds} {...names} />
    </div>
  );
}

/** The conditions under which it is exact, and the omissions that could matter. */
function Besides({ not, names }: { readonly not: readonly NotCounted[]; readonly names: Names }) {
  const { not: said, exact } = useOddsWords();
  return (
    <p class="besides">
      {exact}{' '}
      {not.length > 0 && (
        <Say text={said.says(not.map((one) => (one === 'submission' ? said[one](names.defender) : said[one])))} />
      )}
    </p>
  );
}
