import { RuleLink } from '../../../../ui/Say.tsx';
import type { Terrain } from '../../engine/data/types.ts';
import type { WrittenBattle } from '../../odds/written.ts';
import { READINGS } from '../lookup/question.ts';
import { useCommon } from '../naming.tsx';
import { Count } from './Count.tsx';
import { everMeet, setRuling, setTerrain, setTurn, setZeal } from './edit.ts';
import { Tick } from './Tick.tsx';
import { usePage } from './words.ts';

interface Props {
  readonly battle: WrittenBattle;
  readonly onChange: (battle: WrittenBattle) => void;
}

const LAST_TURN = 21;

/** The ground of the battle, zeal, and the turn. */
export function Ground({ battle, onChange }: Props) {
  const { page, spans } = usePage();
  const { names } = useCommon();
  const { place, terrain = 'plain', turn } = battle;
  return (
    <fieldset class="ground">
      <legend>{page.where}</legend>
      <div class="pair">
        {(['plain', 'mountain'] satisfies Terrain[]).map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="terrain"
              checked={place === undefined && terrain === id}
              onChange={() => onChange(setTerrain(battle, id))}
            />
            <span>{page.terrain[id]}</span>
          </label>
        ))}
        <RuleLink rule={page.rules.terrain} />
      </div>
      {place && <p>{page.place(names.places[place])}</p>}
      <Tick checked={battle.zeal ?? false} onCheck={(on) => onChange(setZeal(battle, on))} rule={page.rules.zeal}>
        {page.zeal}
      </Tick>
      {turn !== undefined && (
        <div class="turn">
          <span>{page.turn}</span>
          <Count
            label={page.turn}
            value={turn}
            min={1}
            max={LAST_TURN}
            onChange={(n) => onChange(setTurn(battle, n))}
          />
          <small>{everMeet(battle, spans) ? page.turnSays : page.neverMeet}</small>
        </div>
      )}
      <details>
        <summary>{page.readings}</summary>
        {READINGS.map((id) => (
          <Tick
            key={id}
            checked={battle.rulings?.[id] === 'b'}
            onCheck={(on) => onChange(setRuling(battle, id, on))}
            rule={page.rules[id]}
          >
            {page.ruling[id]}
          </Tick>
        ))}
      </details>
    </fieldset>
  );
}
