import { useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { placesOf, seatedAt } from '../../../../ui/table/seating.ts';
import type { State } from '../../engine/state.ts';
import { NationChip } from '../board/icons.tsx';
import { Chairs, Manners } from './Chairs.tsx';
import type { DeskHere, OfferHere, UnopenedHere } from './here.ts';
import { nationsAt } from './nations-at.ts';
import { CHAIRS } from './new-game.ts';
import { Named } from './sheet/Who.tsx';
import { NotBegun } from './Wrong.tsx';
import { useTableWords } from './words.ts';

/** Who plays on from a position: asked before the game begins, with who sat there filled in. */
export function WhoPlays({ offer, desk }: { readonly offer: OfferHere; readonly desk: DeskHere }) {
  const { table, games } = useTableWords();
  const { begin, opened, menu } = table;
  const { state } = offer;
  const [places, setPlaces] = useState(() => placesOf(CHAIRS, offer.seats, offer.sittings, begin.names));
  const [wrong, setWrong] = useState<UnopenedHere>();
  return (
    <section class="slip new-game who-plays" aria-labelledby="who-plays">
      <h2 id="who-plays">{opened.who}</h2>
      <p>
        <span>
          {opened.at(state.turn, state.lastTurn)}
          {state.active ? ',' : '.'}
        </span>
        {state.active && (
          <>
            <Named nation={state.active} /> <span>{games.toMove}.</span>
          </>
        )}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setWrong(desk.sitDown(offer, seatedAt(CHAIRS, places, begin.names)));
        }}
      >
        <fieldset class="chairs">
          <legend>{begin.players}</legend>
          <Chairs chairs={places} onChange={setPlaces} beside={({ seat }) => <Nations state={state} seat={seat} />} />
          <p class="hint">{begin.hint}</p>
          <Manners />
        </fieldset>
        <NotBegun wrong={wrong} />
        <p class="acts">
          <button type="submit" class="btn pri">
            {opened.playOn}
          </button>
          <button type="button" class="btn quiet" onClick={() => desk.go({ is: offer.from })}>
            {offer.from === 'home' ? menu.leave : opened.toEditor}
          </button>
        </p>
      </form>
    </section>
  );
}

/** The nations that go with a seat: their chips, and their names for who does not see them. */
function Nations({ state, seat }: { readonly state: State; readonly seat: string }) {
  const { begin } = useTableWords().table;
  const nations = nationsAt(state, seat);
  if (nations.length === 0) return <small class="group">{begin.groupLater}</small>;
  return (
    <span class="group">
      {nations.map((nation) => (
        <NationChip key={nation} nation={nation} size={26} />
      ))}
      <small>
        <Say text={begin.group(nations)} />
      </small>
    </span>
  );
}
