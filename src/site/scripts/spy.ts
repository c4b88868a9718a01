/**
 * Marks in the contents the rule that is being read, and names it in the line that sticks to the top on the phone.
 * A rule is being read once its heading has passed the upper third of the window.
 */
const contents = document.querySelector<HTMLElement>('#contents');
const line = document.querySelector<HTMLElement>('.where p');
const links = new Map<string, HTMLAnchorElement>();
for (const link of contents?.querySelectorAll<HTMLAnchorElement>('ol ol a') ?? []) links.set(link.hash.slice(1), link);
const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
const [number, title] = [line?.querySelector('.rid'), line?.querySelector('span:last-child')];
const chapter = { number: number?.textContent ?? '', title: title?.textContent ?? '' };
let here: HTMLAnchorElement | undefined;

function mark(): void {
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  const link = links.get(passed.at(-1)?.id ?? '');
  if (link === here) return;
  here?.removeAttribute('aria-current');
  here = link;
  link?.setAttribute('aria-current', 'true');
  const [rule, name] = [...(link?.children ?? [])].map((part) => part.textContent);
  if (number) number.textContent = rule ?? chapter.number;
  if (title) title.textContent = name ? `${chapter.title}, ${name}` : chapter.title;
}

if (headings.length > 0) {
  // Browsers tell of scrolling once a frame.
  addEventListener('scroll', mark);
  mark();
}
// A choice made in the contents closes them, where they lie over the page.
contents?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) contents.hidePopover();
});
// What was read is marked with the reader's first movement: an empty page goes without.
addEventListener('scroll', () => import('./progress.ts'), { once: true });
