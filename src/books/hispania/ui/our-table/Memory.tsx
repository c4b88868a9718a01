import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { NATIONS, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { MOST } from '../../engine/schema.ts';
import { tablesFor } from './bare.ts';
import { Count } from './Count.tsx';
import { setTally, toggled } from './memory.ts';
import { SpotSelect } from './Selects.tsx';
import { type Editing, useEditor } from './spoken.ts';

/** Past events that the map does not show: Toledo's fall, forts placed, departed nations. */
export function Memory({ written, edit }: Editing) {
  const { editor, names } = useEditor();
  const { rules: said } = editor;
  const { tally = {} } = written;
  const leavers = NATIONS.filter((nation) =>
    tablesFor(written).nations[nation].specialPoints.some(({ kind }) => kind === 'narbonne-exit'),
  );
  return (
    <details class="inner">
      <summary>
        {said.memory} <small>{Object.keys(tally).length || ''}</small>
      </summary>
      <p class="quietly">{said.memoryWhy}</p>
      {(['toledo', 'valencia'] as const).map((key) => (
        <label key={key} class="tick">
          <input
            type="checkbox"
            checked={tally[key] ?? false}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              edit((old) => setTally(old, key, checked ? true : undefined));
            }}
          />
          <span>
            {said[key]} <RuleLink rule={{ toledo: '11-visigoths-toledo', valencia: '11-el-cid-valencia' }[key]} />
          </span>
        </label>
      ))}
      {(['forts', 'cities'] as const).map((key) => (
        <Provinces
          key={key}
          title={said[key]}
          written={written}
          list={tally[key] ?? []}
          onToggle={(place) => edit((old) => setTally(old, key, toggled(old.tally?.[key], place, PROVINCES)))}
        />
      ))}
      {leavers.map((nation) => (
        <div key={nation} class="field across">
          <span>
            <Say text={said.narbonne(nation)} />
          </span>
          <Count
            label={`${names.nations[nation]}, ${names.places.narbonne}`}
            value={tally.narbonne?.[nation] ?? 0}
            max={MOST.count}
            onChange={(value) =>
              edit((old) => {
                const { [nation]: _, ...others } = old.tally?.narbonne ?? {};
                const narbonne = value > 0 ? { ...others, [nation]: value } : others;
                return setTally(old, 'narbonne', Object.keys(narbonne).length > 0 ? narbonne : undefined);
              }, `narbonne ${nation}`)
            }
          />
        </div>
      ))}
    </details>
  );
}

interface ProvincesProps extends Pick<Editing, 'written'> {
  readonly title: string;
  readonly list: readonly ProvinceId[];
  readonly onToggle: (place: ProvinceId) => void;
}

/** A set of provinces: each is a button that removes it, with a list of the others. */
function Provinces({ title, written, list, onToggle }: ProvincesProps) {
  const { editor, names } = useEditor();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div class="event-tokens" role="group" aria-label={title}>
      <span>{title}</span>
      {list.map((place) => (
        <button key={place} type="button" class="btn quiet" onClick={() => onToggle(place)}>
          <i>{names.places[place]}</i>
          <span aria-hidden="true"> ×</span>
          <span class="vh">
            <Say text={editor.rules.without(place)} />
          </span>
        </button>
      ))}
      <SpotSelect
        written={written}
        label={editor.rules.addPlace}
        value=""
        none={editor.hand.choose}
        provinces
        without={list}
        onChange={(spot) => {
          const place = PROVINCES.find((one) => one === spot);
          if (place) onToggle(place);
        }}
      />
    </div>
  );
}
