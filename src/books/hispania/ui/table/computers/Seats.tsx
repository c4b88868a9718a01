import { drawnName } from '../../../../../kernel/names.ts';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import { LEVELS, levelOf } from '../../bots/levels.ts';
import type { RoomHere } from '../here.ts';
import type { ShownHere } from '../shown.ts';
import { useTableWords } from '../words.ts';
import { personsFor, seatedAs, type Who } from './seats.ts';

/** Who plays from here on: at each seat a person or a computer, to be changed at any moment. */
export function Seats({ room, shown: { sittings } }: { readonly room: RoomHere; readonly shown: ShownHere }) {
  const { bots } = useTableWords();
  if (sittings.length === 0) return null;
  return (
    <section class="seats-of-game">
      <h3>{bots.seats}</h3>
      <p class="fine">{bots.seatsSay}</p>
      <ul>
        {sittings.map((sitting) => (
          <li key={sitting.seat}>
            <label>
              <span>{bots.seat(drawnName(sitting.seat))}</span>
              <select
                value={chosenAt(sitting)}
                onChange={({ currentTarget: { value } }) =>
                  room.store.sitDown(seatedAs(sitting.seat, whoIn(value, personsFor(sittings, sitting.seat))))
                }
              >
                {personsFor(sittings, sitting.seat).map((name, i) => (
                  <option key={name} value={`person ${i}`}>
                    {bots.person(drawnName(name))}
                  </option>
                ))}
                <optgroup label={bots.computer}>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {bots.levels[level].name}
                    </option>
                  ))}
                </optgroup>
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );

  function chosenAt({ seat, is, name, level }: Sitting): string {
    return is === 'computer' ? levelOf(level) : `person ${personsFor(sittings, seat).indexOf(name)}`;
  }
}

/** What was chosen: a level by its name, a person by their place in the list. */
function whoIn(value: string, persons: readonly string[]): Who {
  const level = LEVELS.find((one) => one === value);
  return level ? { level } : { person: persons[Number(value.slice('person '.length))] ?? '' };
}
