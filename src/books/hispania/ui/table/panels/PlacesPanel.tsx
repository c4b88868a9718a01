import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Decision } from '../../../../../kernel/contract.ts';
import { onlyAnswer } from '../../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../../ui/deciding/id.ts';
import { bringInSight } from '../../../../../ui/in-sight.ts';
import { Say } from '../../../../../ui/Say.tsx';
import type { Rich } from '../../../../../words/rich.ts';
import type { NationId, PlaceId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { choice as choiceWords, fact, text } from '../../../words/index.ts';
import { Barred } from '../../deciding/Choices.tsx';
import { prospectIn } from '../../deciding/seen.ts';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { Answer } from './Answer.tsx';
import { type AtPlace, sorted } from './by-place.ts';
import type { PanelProps } from './panel.ts';
import { planOf } from './plan.ts';
import { standingRoom } from './standing-room.ts';

/** Questions to which a place's room is relevant. */
const ROOM: readonly string[] = ['place', 'arrive', 'settle', 'retreat', 'withdraw', 'remove', 'cull', 'enter'];

/** Answers place by place: a row for each, which the board opens, too; above them the preset for the whole question. */
export function PlacesPanel(props: PanelProps) {
  const { state, seen, decision, moving, onAnswer } = props;
  const { places, besides, others } = useMemo(() => sorted(decision), [decision]);
  return (
    <div class="places">
      <Planned state={state} decision={decision} filled={!moving.pointed} onAnswer={onAnswer} />
      {others.map((choice) => (
        <Answer key={idOf(choice)} seen={seen} choice={choice} preset={decision.preset} onAnswer={onAnswer} />
      ))}
      <PlaceRows {...props} groups={places} alone={places.length === 1 && others.length === 0} />
      <Besides {...props} groups={besides} />
      <Barred barred={seen.barred} />
    </div>
  );
}

interface PlannedProps extends Pick<PanelProps, 'state' | 'decision' | 'onAnswer'> {
  /** Its button is the filled one: no open row has its own. */
  readonly filled: boolean;
}

/** The number of its lines that are not folded. */
const OPEN = 4;

/** The whole preset, with one press. */
function Planned({ state, decision, filled, onAnswer }: PlannedProps) {
  const { facts, deciding } = useTableWords();
  const plan = useMemo(() => planOf(state, decision), [state, decision]);
  if (!plan) return null;
  const { actions, lands } = plan;
  const lines = [
    ...plan.facts.map((one) => fact(facts, one)),
    ...(lands.length > 0 ? [deciding.plan.lands(lands)] : []),
  ];
  // One more line takes no more room than a note that there is one.
  const open = lines.length > OPEN + 1 ? OPEN : lines.length;
  return (
    <div class="planned">
      <h3>{deciding.plan.title}</h3>
      <Lines lines={lines.slice(0, open)} />
      {lines.length > open && (
        <details>
          <summary>{deciding.plan.more(lines.length - open)}</summary>
          <Lines lines={lines.slice(open)} />
        </details>
      )}
      <p class="acts">
        <button type="button" class={filled ? 'btn pri' : 'btn'} onClick={() => onAnswer(...actions)}>
          {actions.length === 1 ? deciding.plan.one : deciding.plan.all(actions.length)}
        </button>
      </p>
      <p class="else">{deciding.plan.or}</p>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly Rich[] }) {
  return (
    <ul>
      {lines.map((line, i) => (
        // The order of events never changes, so the index is the identity of a line.
        <li key={`${i}`}>
          <Say text={line} />
        </li>
      ))}
    </ul>
  );
}

interface RowsProps extends PanelProps {
  readonly groups: readonly AtPlace[];
  /** The only place: its row is open. */
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
  const opened = useRef<HTMLDivElement>(null);
  /** The reader opened it by a press; it is not the only one. */
  const wanted = !alone && moving.pointed === place;
  // It may open below the edge of the page.
  useLayoutEffect(() => {
    if (wanted) bringInSight(opened.current);
  }, [wanted]);
  const [choice, ...more] = choices;
  if (!choice) return null;
  const only = more.length === 0 ? onlyAnswer(choice) : undefined;
  const said = choiceWords(words, only ?? choice, prospectIn(seen, choice));
  const expanded = alone || wanted;
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
        <div ref={opened} class={wanted ? 'open wanted' : 'open'}>
          {choices.map((one) => (
            <Answer key={idOf(one)} seen={seen} choice={one} preset={decision.preset} onAnswer={onAnswer} />
          ))}
        </div>
      )}
    </>
  );
}

/** The number of units in a place, and the limit. */
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
  const { there, most } = standingRoom(read, owner, place);
  if (!Number.isFinite(most)) return null;
  return (
    <span class={there > most ? 'k room over' : 'k room'} title={deciding.standingSays(there, most)}>
      <span aria-hidden="true">{deciding.standing(there, most)}</span>
      <span class="vh">{deciding.standingSays(there, most)}</span>
    </span>
  );
}

/** Capitals and castles that may be handled in addition to the question (4.3, 9.5). */
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
