import { Say } from '../../../../ui/Say.tsx';
import { type CombatKind, NATIONS, type NationId, type Owner } from '../../engine/data/ids.ts';
import { MOST } from '../../engine/schema.ts';
import { CounterIcon, NationChip } from '../board/icons.tsx';
import { Count } from './Count.tsx';
import { kindsOf, leadersFor, leftOf } from './counts.ts';
import type { Hand } from './hand.ts';
import { SpotSelect } from './Selects.tsx';
import { type Editing, useEditor } from './spoken.ts';
import {
  cameFrom,
  countAt,
  counterAt,
  isWork,
  type Spot,
  setCount,
  setCounter,
  setFrom,
  setLeader,
  setWork,
  spotsOfLeader,
  WORKS,
  type Work,
  workAt,
} from './standing.ts';

interface Props extends Editing {
  readonly spot: Spot;
  readonly owner: Owner;
  /** Other owners are in the place, too, so the origin of units matters. */
  readonly meets: boolean;
  readonly onHand: (hand: Hand) => void;
}

/** All counters of one owner in a place: units by kind, a castle, leaders. */
export function OwnerRows(props: Props) {
  const { written, edit, spot, owner, meets } = props;
  const { editor, names } = useEditor();
  const kinds = kindsOf(written, owner).filter((kind) => !isWork(kind));
  const active = written.active === owner;
  return (
    <fieldset class="owner">
      <legend>
        <NationChip nation={owner} />
        <span class="n">{names.nations[owner]}</span>
      </legend>
      <ul class="rows">
        {kinds.map((kind) => (
          <Kind key={kind} {...props} kind={kind} />
        ))}
      </ul>
      <Works {...props} />
      <Leaders {...props} />
      {meets && active && (
        <SpotSelect
          written={written}
          label={editor.place.from}
          value={cameFrom(written, spot, owner) ?? ''}
          none={editor.place.fromNobody}
          onChange={(from) =>
            edit((old) => setFrom(old, spot, owner, from === '' || from === 'band' ? undefined : from))
          }
        />
      )}
    </fieldset>
  );
}

function Kind({ written, edit, spot, owner, kind, onHand }: Props & { readonly kind: CombatKind }) {
  const { editor } = useEditor();
  const left = leftOf(written, owner, kind);
  const name = editor.hand.name(kind);
  return (
    <li>
      <CounterIcon counter={{ id: `${owner} ${kind}`, nation: owner, kind, count: 1 }} size={36} />
      <span>
        {name} <small class={left < 0 ? 'over' : undefined}>{editor.hand.left(left)}</small>
      </span>
      <Count
        label={name}
        value={countAt(written, spot, owner, kind)}
        max={MOST.count}
        onChange={(value) => {
          onHand({ owner, kind });
          edit((old) => setCount(old, spot, owner, kind, value), `${spot} ${owner} ${kind}`);
        }}
      />
    </li>
  );
}

/** A castle, a fort or a ruin: one of them, or none. */
function Works({ written, edit, spot, owner, onHand }: Props) {
  const { editor } = useEditor();
  const has = workAt(written, spot, owner);
  const kinds = kindsOf(written, owner);
  const works = WORKS.filter((work) =>
    work === 'ruin' ? kinds.includes('castle') || has === 'ruin' : kinds.includes(work),
  );
  if (works.length === 0) return null;
  const set = (work: Work | null): void => {
    if (work !== null) onHand({ owner, kind: work });
    edit((old) => setWork(old, spot, owner, work));
  };
  return (
    <>
      <div class="works" role="radiogroup" aria-label={editor.place.works}>
        {[null, ...works].map((work) => (
          <label key={work ?? 'none'} class={has === work ? 'pick chosen' : 'pick'}>
            <input
              type="radio"
              class="vh"
              name={`work ${spot} ${owner}`}
              checked={has === work}
              onChange={() => set(work)}
            />
            <span>{editor.place.work[work ?? 'none']}</span>
          </label>
        ))}
      </div>
      {(has === 'castle' || has === 'ruin') && <Counter written={written} edit={edit} spot={spot} owner={owner} />}
    </>
  );
}

/** The owner of the counter of a castle or a ruin, which is rarely another nation. */
function Counter({ written, edit, spot, owner }: Editing & { readonly spot: Spot; readonly owner: Owner }) {
  const { editor, names } = useEditor();
  const counter = counterAt(written, spot, owner);
  const choices = NATIONS.filter((nation) => nation !== owner && kindsOf(written, nation).includes('castle'));
  return (
    <label class="field">
      <span>{editor.place.counter}</span>
      <select
        value={counter ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value as NationId | 'special' | '';
          edit((old) => setCounter(old, spot, owner, chosen === '' ? undefined : chosen));
        }}
      >
        <option value="">{editor.place.own}</option>
        <option value="special">{editor.place.special}</option>
        {choices.map((nation) => (
          <option key={nation} value={nation}>
            {names.nations[nation]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Leaders({ written, edit, spot, owner }: Props) {
  const { editor, names } = useEditor();
  const leaders = leadersFor(written, owner);
  if (leaders.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div class="leaders" role="group" aria-label={editor.place.leaders}>
      {leaders.map((leader) => {
        const spots = spotsOfLeader(written, leader);
        const here = spots.includes(spot);
        const others = spots.filter((other) => other !== spot);
        return (
          <label key={leader} class="tick">
            <input
              type="checkbox"
              checked={here}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                edit((old) => setLeader(old, spot, owner, leader, checked));
              }}
            />
            <span>
              {names.leaders[leader]}{' '}
              {others.length > 0 && (
                <small>
                  <Say text={editor.place.elsewhere(others)} />
                </small>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
