/** The stored progress in the lessons, with buttons: saving it to a file, loading a file, deleting it. */

import { bookOfPage } from '../../../../ui/book.ts';
import { download } from '../../../../ui/hand-out.ts';
import { textsOf } from '../../../../ui/kept/texts.ts';
import { type Kept, keptIn } from '../../../../ui/lesson/kept.ts';
import { textOf } from '../../../../ui/lesson/progress.ts';

const book = bookOfPage().kept;

export const kept: Kept = keptIn(textsOf(book), book.id);

/** The maximum size of a file of progress. */
const LARGEST = 1_000_000;

/** Sets up the part of the page for the stored progress; calls `changed` when the stored progress has changed. */
export function keeping(changed: () => void): void {
  const part = document.querySelector<HTMLElement>('[data-keeping]');
  if (!part) return;
  const at = <E extends HTMLElement>(name: string) => part.querySelector<E>(`[data-${name}]`);
  const said = at('said');
  const say = (what: string): void => {
    if (said) said.textContent = said.dataset[what] ?? '';
  };
  const on = (name: string, act: () => void): void => at(name)?.addEventListener('click', act);
  const aside = at('aside');
  const showAside = (): void => {
    if (aside) aside.hidden = kept.aside() === undefined;
  };
  const sure = at('sure');
  const ask = (asked: boolean): void => {
    if (sure) sure.hidden = !asked;
    at(asked ? 'reset-no' : 'reset')?.focus();
  };
  on('save', () => download({ name: part.dataset['file'] ?? '', text: textOf(kept.read()) }));
  on('reset', () => ask(true));
  on('reset-no', () => ask(false));
  on('reset-yes', () => {
    kept.reset();
    ask(false);
    say('resetSaid');
    changed();
  });
  on('aside-save', () => download({ name: aside?.dataset['file'] ?? '', text: kept.aside() ?? '' }));
  on('aside-forget', () => {
    kept.forgetAside();
    showAside();
    at('save')?.focus();
  });
  const file = at<HTMLInputElement>('open');
  file?.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const damage = chosen.size > LARGEST ? 'other' : kept.take(await chosen.text().catch(() => ''));
    file.value = '';
    say(damage ?? 'taken');
    changed();
  });
  showAside();
  part.hidden = false;
}
