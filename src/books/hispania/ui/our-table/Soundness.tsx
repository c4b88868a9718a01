import type { Fault } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import { fault as faultWords } from '../../words/faults.ts';
import { type Section, type Target, targetsOf, unplayedIn } from './check.ts';
import { unplayed } from './players.ts';
import { type Editing, useEditor } from './spoken.ts';

interface Props extends Pick<Editing, 'written'> {
  readonly faults: readonly Fault[];
  readonly onTarget: (target: Target) => void;
}

/** The faults of the board, each with a link to the place of its repair. */
export function Soundness({ written, faults, onTarget }: Props) {
  const { editor } = useEditor();
  const { state } = editor;
  // A fault is reported for every nation, but is listed once.
  const nobody = unplayed(written);
  const rest = faults.filter((fault) => unplayedIn(fault) === undefined);
  const count = rest.length + nobody.length;
  return (
    <section class="slip sound" aria-label={state.title}>
      <p role="status" class={count > 0 ? 'cap wrong' : 'cap'}>
        {count > 0 ? state.wrong(count) : state.sound}
      </p>
      {count > 0 && (
        <ul class="faults">
          {rest.map((fault) => (
            <li key={`${fault.code} ${fault.path} ${JSON.stringify(fault.params)}`}>
              <span>
                <FaultText fault={fault} />
              </span>
              {targetsOf(written, fault).map((target) => (
                <Mend key={JSON.stringify(target)} target={target} onTarget={onTarget} />
              ))}
            </li>
          ))}
          {nobody.map((nation) => (
            <li key={nation}>
              <span>
                <Say text={state.unplayed(nation)} />
              </span>
              <Mend target={{ is: 'nation', nation }} onTarget={onTarget} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FaultText({ fault }: { readonly fault: Fault }) {
  const { editor, faults } = useEditor();
  // For a value with the right form but without a sense the engine reports only its path.
  if (fault.code === 'cannot-be') return editor.state.impossible(fault.path);
  return <Say text={faultWords(faults, fault)} />;
}

function Mend({ target, onTarget }: { readonly target: Target; readonly onTarget: (target: Target) => void }) {
  const { state } = useEditor().editor;
  const name = {
    spot: () => <Say text={state.atSpot((target as Target & { is: 'spot' }).spot)} />,
    nation: () => <Say text={state.atNation((target as Target & { is: 'nation' }).nation)} />,
    section: () => state.section[(target as Target & { section: Section }).section],
  }[target.is];
  return (
    <button type="button" class="link" onClick={() => onTarget(target)}>
      {name()}
    </button>
  );
}
