import { useState } from 'preact/hooks';
import { Chairs, Manners } from './Chairs.tsx';
import type { Desk, Offer } from './desk.ts';
import type { Unopened } from './open-room.ts';
import type { Parts, TableKinds } from './parts.ts';
import { placesOf, seatedAt } from './seating.ts';
import { NotBegun } from './Wrong.tsx';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly offer: Offer<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
}

/** The players who continue from a position: asked before the game begins, with the former players filled in. */
export function WhoPlays<K extends TableKinds>({ offer, desk, parts }: Props<K>) {
  const { table } = useTableWords();
  const { begin, opened, menu } = table;
  const { chairs, Offered, AtSeat } = parts;
  const levels = desk.device.playable.computers?.levels ?? [];
  const [places, setPlaces] = useState(() => placesOf(chairs, offer.seats, offer.sittings, begin.names));
  const [wrong, setWrong] = useState<Unopened<K>>();
  return (
    <section class="slip new-game who-plays" aria-labelledby="who-plays">
      <h2 id="who-plays">{opened.who}</h2>
      {Offered && <Offered offer={offer} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setWrong(desk.sitDown(offer, seatedAt(chairs, places, begin.names)));
        }}
      >
        <fieldset class="chairs">
          <legend>{begin.players}</legend>
          <Chairs
            of={chairs}
            levels={levels}
            names={begin.names}
            chairs={places}
            onChange={setPlaces}
            beside={({ seat }) => AtSeat && <AtSeat state={offer.state} seat={seat} />}
          />
          <p class="hint">{begin.hint}</p>
          <Manners levels={levels} />
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
