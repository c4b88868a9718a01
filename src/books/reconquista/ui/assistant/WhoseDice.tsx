import type { Whose } from './Running.tsx';
import { useAssistant } from './words.ts';

/** Whose dice decide a phase. */
export function WhoseDice({ whose, onWhose }: { readonly whose: Whose; readonly onWhose: (whose: Whose) => void }) {
  const words = useAssistant();
  return (
    <fieldset class="whose">
      <legend>{words.dice}</legend>
      {(['app', 'own'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="whose" checked={whose === one} onChange={() => onWhose(one)} /> {words[one]}
        </label>
      ))}
    </fieldset>
  );
}
