import { drawnName } from '../../../kernel/names.ts';
import type { ShownOf } from '../../playable.ts';
import type { Parts, TableKinds } from '../parts.ts';
import type { Room } from '../room.ts';
import type { Sitting } from '../sitting.ts';
import { useTableWords } from '../words.ts';
import { personsFor, seatedAs, type Who } from './seats.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly parts: Parts<K>;
  readonly shown: ShownOf<K>;
}

/** The seating from here on: at each seat a person or a computer, which can be changed at any moment. */
export function Seats<K extends TableKinds>({ room, parts: { chairs }, shown: { sittings } }: Props<K>) {
  const { bots, table, voice } = useTableWords();
  const levels = room.playable.computers?.levels ?? [];
  if (sittings.length === 0) return null;
  return (
    <section class="seats-of-game">
      <h3>{bots.seats}</h3>
      <p class="fine">{bots.seatsSay}</p>
      <ul>
        {sittings.map((sitting) => (
          <li key={sitting.seat}>
            <label>
              <span>{table.player(drawnName(sitting.seat))}</span>
              <select
                value={chosenAt(sitting)}
                onChange={({ currentTarget: { value } }) =>
                  room.store.sitDown(seatedAs(sitting.seat, whoIn(value, levels, personsFor(sittings, sitting.seat))))
                }
              >
                {personsFor(sittings, sitting.seat).map((name, i) => (
                  <option key={name} value={`person ${i}`}>
                    {bots.person(table.player(drawnName(name)))}
                  </option>
                ))}
                {levels.length > 0 && (
                  <optgroup label={bots.computer}>
                    {levels.map((level) => (
                      <option key={level} value={level}>
                        {voice.level(level).name}
                      </option>
                    ))}
                  </optgroup>
                )}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );

  function chosenAt({ seat, is, name, level }: Sitting): string {
    return is === 'computer' ? (chairs.levelOf(level) ?? '') : `person ${personsFor(sittings, seat).indexOf(name)}`;
  }
}

/** The chosen value: a level by its name, a person by their place in the list. */
function whoIn(value: string, levels: readonly string[], persons: readonly string[]): Who {
  const level = levels.find((one) => one === value);
  return level ? { level } : { person: persons[Number(value.slice('person '.length))] ?? '' };
}
