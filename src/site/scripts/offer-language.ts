import { LANGUAGE, OFFERED } from '../../ui/kept/site-keys.ts';
import { langOf } from '../../words/lang.ts';
import { otherLanguageWordsOf } from '../../words/other-language.ts';
import { el } from '../element.ts';

/** Kept as the language of a reader who has declined: no page is in it, so nothing is offered again. */
const NONE = 'none';

/** A part that fills its page, like a table: it has its own things at the foot of the window. */
const FILLS = '[data-live][data-failed]';

/**
 * Says at the foot of the window that this page exists in the language of a link, in that language: once in a visit, and on no page that
 * one part fills.
 */
export async function offer({ href, lang }: HTMLAnchorElement): Promise<void> {
  if (OFFERED in sessionStorage || document.querySelector(FILLS)) return;
  const words = await otherLanguageWordsOf(langOf(lang));
  const link = el('a', { href, lang, hreflang: lang, 'data-same': '' }, words.exists);
  const close = el('button', { type: 'button', class: 'btn quiet' }, words.close);
  const line = el('div', { class: 'news', lang }, el('span', { role: 'status' }, link), close);
  close.addEventListener('click', () => {
    line.remove();
    localStorage.setItem(LANGUAGE, NONE);
  });
  document.body.append(line);
  sessionStorage.setItem(OFFERED, '');
}
