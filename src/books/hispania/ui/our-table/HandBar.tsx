import type { Owner } from '../../engine/data/ids.ts';
import { CounterIcon, NationChip } from '../board/icons.tsx';
import type { CounterKind } from '../board/types.ts';
import { leftOf, ownersOf } from './counts.ts';
import type { Desk } from './desk.ts';
import { type Hand, handOf, isLeader, kindsInHand } from './hand.ts';
import { OwnerSelect } from './Selects.tsx';
import { type Editing, useEditor } from './spoken.ts';

interface Props {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  /** Each tap on the board puts one down. */
  readonly taps: boolean;
  readonly onTaps: (taps: boolean) => void;
}

/** The hand, with a nation and one of its counters, and Undo. The counter put down last stays in hand. */
export function HandBar({ desk, hand, onHand, taps, onTaps }: Props) {
  const { editor } = useEditor();
  const { written } = desk;
  const { now } = ownersOf(written);
  const owners = now.includes(hand.owner) ? now : [...now, hand.owner];
  const take = (owner: Owner): void => onHand(handOf(written, owner, hand.kind));
  return (
    <section class="hand" aria-label={editor.hand.title}>
      <fieldset class="chips">
        <legend class="vh">{editor.hand.owners}</legend>
        {owners.map((owner) => (
          <Nation key={owner} owner={owner} chosen={owner === hand.owner} onTake={() => take(owner)} />
        ))}
        <OwnerSelect
          written={written}
          label={editor.hand.another}
          value=""
          none={editor.hand.another}
          without={owners}
          onChange={(owner) => owner !== '' && take(owner)}
        />
      </fieldset>
      <fieldset class="kinds">
        <legend class="vh">{editor.hand.kinds}</legend>
        {kindsInHand(written, hand.owner).map((kind) => (
          <Kind
            key={kind}
            written={written}
            owner={hand.owner}
            kind={kind}
            chosen={kind === hand.kind}
            onTake={() => onHand({ ...hand, kind })}
          />
        ))}
      </fieldset>
      <p class="keys">
        <button type="button" class="btn tbtn" aria-pressed={taps} onClick={() => onTaps(!taps)}>
          {editor.hand.tap}
        </button>
        <button type="button" class="btn tbtn" aria-disabled={!desk.canUndo} onClick={desk.undo}>
          {editor.undo}
        </button>
        <button type="button" class="btn tbtn" aria-disabled={!desk.canRedo} onClick={desk.redo}>
          {editor.redo}
        </button>
      </p>
    </section>
  );
}

interface NationProps {
  readonly owner: Owner;
  readonly chosen: boolean;
  readonly onTake: () => void;
}

function Nation({ owner, chosen, onTake }: NationProps) {
  const { names } = useEditor();
  return (
    <label class={chosen ? 'pick chosen' : 'pick'} title={names.nations[owner]}>
      <input type="radio" class="vh" name="our-table-owner" checked={chosen} onChange={onTake} />
      <NationChip nation={owner} size={32} />
      <span class={chosen ? 'n' : 'vh'}>{names.nations[owner]}</span>
    </label>
  );
}

interface KindProps extends NationProps, Pick<Editing, 'written'> {
  readonly kind: Hand['kind'];
}

function Kind({ written, owner, kind, chosen, onTake }: KindProps) {
  const { editor } = useEditor();
  const shape: CounterKind = isLeader(kind) ? 'leader' : kind;
  const left = isLeader(kind) || kind === 'ruin' ? undefined : leftOf(written, owner, kind);
  return (
    <label class={chosen ? 'pick chosen' : 'pick'}>
      <input type="radio" class="vh" name="our-table-kind" checked={chosen} onChange={onTake} />
      <CounterIcon counter={{ id: `hand ${kind}`, nation: owner, kind: shape, count: 1 }} size={36} />
      <span>
        {editor.hand.name(kind)}
        {left !== undefined && <small class={left < 0 ? 'over' : undefined}>{editor.hand.left(left)}</small>}
      </span>
    </label>
  );
}
