import { useState } from 'preact/hooks';
import { setTheme, themeNow } from '../kept/theme.ts';
import { useStore } from '../use-store.ts';
import { hintsAreOn, switchHints } from './hints.ts';
import { $sound, type SoundSetting, setSound } from './sound/setting.ts';
import { setTextSize, TEXT_SIZES, textSize } from './text-size.ts';
import { useTableWords } from './words.ts';

/** The themes: that of the system, or one of the site's own. */
const THEMES = ['', 'light', 'dark'] as const;

interface Props {
  readonly book: string;
  /** The number of hints for a first game; 0 if the book has none. */
  readonly hints: number;
}

/** Settings of this device, whatever game is open: sound, theme, size of the text, hints. */
export function OnDevice({ book, hints }: Props) {
  const { sound, look, hint } = useTableWords().table;
  const setting = useStore($sound);
  const [theme, setThemeShown] = useState(themeNow);
  const [size, setSize] = useState(textSize);
  const [hinted, setHinted] = useState(() => hintsAreOn(book, hints));
  const change = (next: SoundSetting): void => {
    setSound(next);
    // A sample, and with this press the browser allows the page to sound.
    if (next.on) void import('./sound/synth.ts').then(({ play }) => play(['turn'], next.volume), console.error);
  };
  return (
    <div class="on-device">
      <label class="option">
        <input type="checkbox" checked={setting.on} onChange={() => change({ ...setting, on: !setting.on })} />
        <span>
          {sound.on}
          <small>{sound.says}</small>
        </span>
      </label>
      {setting.on && (
        <label class="volume">
          <span>{sound.volume}</span>
          <input
            type="range"
            min={5}
            max={100}
            step={5}
            value={setting.volume}
            onChange={({ currentTarget }) => change({ ...setting, volume: Number(currentTarget.value) })}
          />
        </label>
      )}
      <label class="pace">
        <span>{look.theme}</span>
        <select
          value={theme}
          onChange={({ currentTarget: { value } }) => {
            setTheme(value);
            setThemeShown(value);
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {look.themes[one || 'system']}
            </option>
          ))}
        </select>
      </label>
      <label class="pace">
        <span>{look.size}</span>
        <select
          value={size}
          onChange={({ currentTarget: { value } }) => {
            const next = TEXT_SIZES.find((one) => one === value);
            if (!next) return;
            setTextSize(next);
            setSize(next);
          }}
        >
          {TEXT_SIZES.map((one) => (
            <option key={one} value={one}>
              {look.sizes[one]}
            </option>
          ))}
        </select>
      </label>
      {hints > 0 && (
        <label class="option">
          <input
            type="checkbox"
            checked={hinted}
            onChange={() => {
              switchHints(book, !hinted);
              setHinted(!hinted);
            }}
          />
          <span>{hint.on}</span>
        </label>
      )}
    </div>
  );
}
