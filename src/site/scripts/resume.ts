/** Leads back to the chapter that was open last. */
import { read } from './read.ts';

const { last } = read();
const link = document.querySelector<HTMLAnchorElement>('[data-resume]');
if (last && link) {
  link.href = last.path;
  const name = link.querySelector('span');
  if (name) name.textContent = last.title;
  link.hidden = false;
}
