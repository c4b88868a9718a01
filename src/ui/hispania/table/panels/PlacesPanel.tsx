import { useMemo } from 'preact/hooks';
import type { NationId, PlaceId } from '../../../../hispania/data/ids.ts';
import { limit, stacked } from '../../../../hispania/rules/stacking.ts';
import type { State } from '../../../../hispania/state.ts';
import { view } from '../../../../hispania/view.ts';
import type { Decision } from '../../../../kernel/contract.ts';
import { choice as choiceWords, fact, text } from '../../../../words/index.ts';
import { idOf } from '../../deciding/buttons.ts';
import { Barred } from '../../deciding/Choices.tsx';
import { onlyAnswer } from '../../deciding/filled.ts';
import { prospectIn } from '../../deciding/seen.ts';
import { Say } from '../../Say.tsx';
import { useSpeech } from '../../speech.ts';
import { useTableWords } from '../words.ts';
import { Answer } from './Answer.tsx';
import { type AtPlace, sorted } from './by-place.ts';
import type { PanelProps } from './panel.ts';
import { planOf } from './plan.ts';

/** Questions of which a place's room is part. */
const ROOM: readonly string[] = ['place', 'arrive', 'settle', 'retreat', 'withdraw', 'remove', 'cull', 'enter'];

/** Answers place by place: a row for each, which the board opens too; first what is filled in for the whole of it. */
export function PlacesPanel(props: PanelProps) {
  const { state, seen, decision, moving, onAnswer } = props;
  const { places, besides, others } = useMemo(() => sorted(decision), [decision]);
  return (
    <div class="places">
      <Planned state={state} decision={decision} onAnswer={onAnswer} />
      {others.map((choice) => (
        <Answer key={idOf(choice)} seen={seen} choice={choice} preset={decision.preset} onAnswer={onAnswer} />
      ))}
      <PlaceRows {...props} groups={places} alone={places.length === 1 && others.length === 0} />
      <Besides {...props} groups={besides} />
      <Barred barred={seen.barred} from={moving.pointed} />
    </div>
  );
}

/** All that is filled in, with one press. */
function Planned({ state, decision, onAnswer }: Pick<PanelProps, 'state' | 'decision' | 'onAnswer'>) {
  const { facts, deciding } = useTableWords();
  const plan = useMemo(() => planOf(state, decision), [state, decision]);
  if (!plan) return null;
  const { actions } = plan;
  return (
    <div class="planned">
      <h3>{deciding.plan.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys */}
      <ul tabIndex={0}>
        {plan.facts.map((one, i) => (
          // What would happen keeps its order: the index is the identity of a line.
          <li key={`${i}`}>
            <Say text={fact(facts, one)} />
          </li>
        ))}
        {plan.lands.length > 0 && (
          <li>
            <Say text={deciding.plan.lands(plan.lands)} />
          </li>
        )}
      </ul>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onAnswer(...actions)}>
          {actions.length === 1 ? deciding.plan.one : deciding.plan.all(actions.length)}
        </button>
      </p>
      <p class="else">{deciding.plan.or}</p>
    </div>
  );
}

interface RowsProps extends PanelProps {
  readonly groups: readonly AtPlace[];
  /** There is only one: it stands open. */
  readonly alone?: boolean;
}

export function PlaceRows({ groups, alone = false, ...props }: RowsProps) {
  if (groups.length === 0) return null;
  return (
    <ul class="choices">
      {groups.map((group) => (
        <li key={group.place} data-row={group.place}>
          <PlaceRow {...props} group={group} alone={alone} />
        </li>
      ))}
    </ul>
  );
}

function PlaceRow({
  state,
  seen,
  decision,
  moving,
  onAnswer,
  group: { place, choices },
  alone,
}: PanelProps & { readonly group: AtPlace; readonly alone: boolean }) {
  const { words } = useSpeech();
  const { deciding } = useTableWords();
  const [choice, ...more] = choices;
  if (!choice) return null;
  const only = more.length === 0 ? onlyAnswer(choice) : undefined;
  const said = choiceWords(words, only ?? choice, prospectIn(seen, choice));
  const expanded = alone || moving.pointed === place;
  const labels = more.map((one) => choiceWords(words, onlyAnswer(one) ?? one, prospectIn(seen, one)).label);
  const others = labels.filter((label) => text(words, label) !== text(words, said.label));
  return (
    <>
      <button
        type="button"
        class="choice"
        data-answer={only && idOf(choice)}
        aria-expanded={only ? undefined : expanded}
        onClick={() => (only ? onAnswer(only) : moving.setPointed(expanded ? undefined : place))}
      >
        <span class="m arrow" aria-hidden="true" />
        <span class="t">
          <Say text={said.label} />
        </span>
        <span class="d">
          {more.length === 0 ? (
            <Say text={said.consequence} />
          ) : (
            <Say text={others.length > 0 ? deciding.or(others) : deciding.ways(choices.length)} />
          )}
        </span>
        {choices.some(({ kind, ranges }) => kind === 'place' || ranges['units']) && (
          <Room state={state} decision={decision} place={place} />
        )}
      </button>
      {!only && expanded && (
        <div class="open">
          {choices.map((one) => (
            <Answer key={idOf(one)} seen={seen} choice={one} preset={decision.preset} onAnswer={onAnswer} />
          ))}
        </div>
      )}
    </>
  );
}

/** How many stand in a place, and how many may. */
function Room({
  state,
  decision,
  place,
}: {
  readonly state: State;
  readonly decision: Decision;
  readonly place: PlaceId;
}) {
  const { deciding } = useTableWords();
  const owner = (decision.params['owner'] ?? decision.params['nation']) as NationId | undefined;
  if (!owner || !ROOM.includes(decision.kind)) return null;
  const read = view(state);
  const [there, most] = [stacked(read, owner, place), limit(read, owner, place)];
  if (!Number.isFinite(most)) return null;
  return (
    <span class={there > most ? 'k room over' : 'k room'} title={deciding.standingSays(there, most)}>
      <span aria-hidden="true">{deciding.standing(there, most)}</span>
      <span class="vh">{deciding.standingSays(there, most)}</span>
    </span>
  );
}

/** Capitals and castles that may be dealt with besides what is asked (4.3, 9.5). */
export function Besides({ groups, ...props }: RowsProps) {
  const { deciding } = useTableWords();
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <details class="barred besides">
      <summary>
        {deciding.besides} <small>{count}</small>
      </summary>
      <PlaceRows {...props} groups={groups} />
    </details>
  );
}
