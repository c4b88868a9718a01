import { useState } from 'preact/hooks';
import { drawnName } from '../../../../../kernel/names.ts';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { personsOf } from '../../../../../ui/table/sitting.ts';
import { playersOf } from '../../../engine/rules/players.ts';
import type { ShownHere } from '../shown.ts';
import { useTableWords } from '../words.ts';
import { heldBy } from './hand.ts';
import { ruleOf, Says } from './TokensPanel.tsx';

/** Event tokens at any time (10.3): the player's own, covered if several persons use the screen; for the others their number. */
export function Hands({ shown }: { readonly shown: ShownHere }) {
  const { tokens } = useTableWords().deciding;
  const { state, sittings } = shown;
  const persons = personsOf(sittings);
  const [only] = persons;
  // The open hand was requested at this moment: with the next answer it is covered again.
  const [open, setOpen] = useState<{ readonly name: string; readonly at: number }>();
  const seatsOf = (name: string) =>
    sittings.filter((one) => one.is === 'person' && one.name === name).map(({ seat }) => seat);
  const now = open && open.at === shown.journal.at ? open.name : undefined;
  // A position without players hides nothing.
  const seats = persons.length === 0 ? playersOf(state) : persons.length === 1 && only ? seatsOf(only) : [];
  return (
    <section class="hands">
      <h3>{tokens.mine}</h3>
      {seats.map((seat) => (
        <Hand key={seat} shown={shown} seat={seat} named={seats.length > 1} />
      ))}
      {persons.length > 1 && (
        <>
          <p class="else">{tokens.covered}</p>
          <p class="acts">
            {persons.map((name) => (
              <button
                key={name}
                type="button"
                class="btn"
                aria-expanded={now === name}
                onClick={() => setOpen(now === name ? undefined : { name, at: shown.journal.at })}
              >
                {now === name ? tokens.hide : tokens.show(drawnName(name))}
              </button>
            ))}
          </p>
          {now !== undefined &&
            seatsOf(now).map((seat) => <Hand key={seat} shown={shown} seat={seat} named={seatsOf(now).length > 1} />)}
        </>
      )}
    </section>
  );
}

function Hand({ shown, seat, named }: { readonly shown: ShownHere; readonly seat: string; readonly named: boolean }) {
  const { tokens } = useTableWords().deciding;
  const held = heldBy(shown.state, seat);
  return (
    <>
      {named && (
        <p>
          <b>
            <Say text={tokens.of(seat)} />
          </b>
        </p>
      )}
      {held.length === 0 ? (
        <p class="else">{tokens.none}</p>
      ) : (
        <ul class="hand">
          {held.map(({ token, count }) => (
            <li key={token}>
              <div>
                <Says token={token} count={count} />
              </div>
              <RuleLink rule={ruleOf(token)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
