import { useEffect, useState } from 'preact/hooks';
import { RuleLink } from '../../../../ui/Say.tsx';
import { useSpeech } from '../../../../ui/speech.ts';
import { SWITCHES } from '../../engine/data/ids.ts';
import { RULING_TABLE } from '../../engine/data/rulings.ts';
import { type RulingWords, rulingWordsOf } from '../../words/rulings.ts';
import { toggled, type Wanted } from './new-game.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The rulings that have another reading for the players to choose. Their words are many, so they are loaded when they are opened. */
export function RulingChoice({ wanted, onChange }: Props) {
  const { begin } = useTableWords().table;
  const { lang } = useSpeech();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<RulingWords>();
  useEffect(() => {
    if (open) rulingWordsOf(lang).then(setWords, () => {});
  }, [open]);
  return (
    <details class="more rulings" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {begin.rulings} <small>{begin.changed(wanted.rulings.length)}</small>
      </summary>
      <p>{begin.rulingsSay}</p>
      {words &&
        SWITCHES.map((id) => {
          const { question, readings } = words[id];
          const texts: Readonly<Record<string, string>> = readings;
          const ours = RULING_TABLE[id].default;
          return (
            <fieldset key={id}>
              <legend>
                {question}{' '}
                {RULING_TABLE[id].rules.map((rule) => (
                  <RuleLink key={rule} rule={rule} />
                ))}
              </legend>
              {RULING_TABLE[id].choices.map((reading) => (
                <label key={reading} class="option">
                  <input
                    type="radio"
                    name={`ruling-${id}`}
                    checked={wanted.rulings.includes(id) === (reading !== ours)}
                    onChange={() => {
                      const other = reading !== ours;
                      if (wanted.rulings.includes(id) !== other)
                        onChange({ ...wanted, rulings: toggled(wanted.rulings, id) });
                    }}
                  />
                  <span>
                    {texts[reading]} {reading === ours && <small>({begin.ours})</small>}
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
    </details>
  );
}
