import { LANGUAGE, OFFERED } from '../../ui/kept/site-keys.ts';
import { OTHER_LANGUAGE as en } from '../../words/en/other-language.ts';
import { OTHER_LANGUAGE as fr } from '../../words/fr/other-language.ts';
import { el } from '../element.ts';
import style from '../styles/news.css?inline';

/** Kept as the language of a reader who has declined: no page is in it, so nothing is offered again. */
const NONE = 'none';

/** Says at the foot of the window that this page exists in the language of a link, in that language, and leads there. */
export function offer({ href, lang }: HTMLAnchorElement): void {
  const words = lang === 'fr' ? fr : en;
  const link = el('a', { class: 'btn quiet', href, lang, hreflang: lang, 'data-same': '' }, words.read);
  const close = el('button', { type: 'button', class: 'btn quiet' }, words.close);
  const line = el('div', { class: 'news', lang }, el('span', { role: 'status' }, words.exists), link, close);
  close.addEventListener('click', () => {
    line.remove();
    localStorage.setItem(LANGUAGE, NONE);
  });
  document.head.append(el('style', {}, style));
  document.body.append(line);
  sessionStorage.setItem(OFFERED, '');
}
