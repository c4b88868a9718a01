import { useEffect, useState } from 'preact/hooks';
import { RuleLink } from '../../../../ui/Say.tsx';
import { useSpeech } from '../../../../ui/speech.ts';
import { OPTIONS, type RulingId, SCENARIOS, type ScenarioId, SWITCHES } from '../../engine/data/ids.ts';
import { RULING_TABLE } from '../../engine/data/rulings.ts';
import { MODES, type Mode, OPTION_TABLE, SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import { type RulingWords, rulingWordsOf } from '../../words/rulings.ts';
import { Memory } from './Memory.tsx';
import { setGame } from './players.ts';
import { mayPlay, setOption, setRuling } from './situation.ts';
import { type Editing, useEditor } from './spoken.ts';

/** The settings of the game: scenario and version, optional rules, rulings, past events. */
export function Rules({ written, edit }: Editing) {
  const { editor, words: said } = useEditor();
  const { rules: words } = editor;
  const { scenario, mode, options = [], corrections } = written;
  return (
    <details class="slip fold" id="our-table-rules">
      <summary>
        {words.title}{' '}
        <small>
          {[scenario && `${scenario}, ${words.modes[mode ?? 'standard']}`, ...options.map((id) => words.option[id])]
            .filter(Boolean)
            .join(said.play.semicolon)}
        </small>
      </summary>
      <div class="fields">
        <label class="field">
          <span>{words.scenario}</span>
          <select
            value={scenario ?? ''}
            onChange={(event) => {
              const id = SCENARIOS.find((one) => one === event.currentTarget.value);
              edit((old) => setGame(old, id, old.mode));
            }}
          >
            <option value="">{words.noScenario}</option>
            {SCENARIOS.map((id) => (
              <option key={id} value={id}>
                {words.turns(id, ...SCENARIO_TABLE[id].turns)}
              </option>
            ))}
          </select>
        </label>
        {scenario && <Version written={written} edit={edit} scenario={scenario} />}
      </div>
      <fieldset>
        <legend>{words.options}</legend>
        {OPTIONS.filter((option) => mayPlay(written, option) || options.includes(option)).map((option) => (
          <label key={option} class="tick">
            <input
              type="checkbox"
              checked={options.includes(option)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                edit((old) => setOption(old, option, checked));
              }}
            />
            <span>
              {words.option[option]} <RuleLink rule={OPTION_TABLE[option].rule} />
            </span>
          </label>
        ))}
      </fieldset>
      <Memory written={written} edit={edit} />
      <Rulings written={written} edit={edit} />
      {corrections && <p class="quietly">{words.corrected}</p>}
    </details>
  );
}

function Version({ written, edit, scenario }: Editing & { readonly scenario: ScenarioId }) {
  const { rules: words } = useEditor().editor;
  const { modes } = SCENARIO_TABLE[scenario];
  return (
    <label class="field">
      <span>{words.mode}</span>
      <select
        value={written.mode ?? ''}
        onChange={(event) => {
          const mode = event.currentTarget.value as Mode;
          edit((old) => setGame(old, scenario, mode));
        }}
      >
        {MODES.filter((mode) => modes.includes(mode)).map((mode) => (
          <option key={mode} value={mode}>
            {words.modes[mode]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rulings with their questions, which are fetched when they are first opened. */
function Rulings({ written, edit }: Editing) {
  const { rules: words } = useEditor().editor;
  const { lang } = useSpeech();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<RulingWords>();
  useEffect(() => {
    if (open && !said) rulingWordsOf(lang).then(setSaid, () => {});
  }, [open]);
  const other = Object.keys(written.rulings ?? {}) as RulingId[];
  const readings = said as Readonly<Record<string, { question: string; readings: { b?: string } }>> | undefined;
  return (
    <details class="inner" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.rulings} <small>{other.length || ''}</small>
      </summary>
      <p class="quietly">{words.rulingsWhy}</p>
      {SWITCHES.map((id) => (
        <label key={id} class="tick">
          <input
            type="checkbox"
            checked={written.rulings?.[id] === 'b'}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              edit((old) => setRuling(old, id, checked ? 'b' : 'a'));
            }}
          />
          <span>
            {readings?.[id]?.question ?? id} <small>{readings?.[id]?.readings.b}</small>{' '}
            <RuleLink rule={RULING_TABLE[id].rules[0] ?? '1'} />
          </span>
        </label>
      ))}
    </details>
  );
}
