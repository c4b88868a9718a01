/**
 * The "not found" page. If the address only lacks the slash at its end, which some static hosts do not add, it leads to
 * the page, with query and anchor. Otherwise, if the address ends like a rule's (`.../rules/6.4`,
 * `.../r5.1-mountain/`), it looks up that rule in the index of the book in the address, or else of the first book, and
 * offers it.
 */
import { guess } from './guess.ts';

const box = document.querySelector<HTMLElement>('[data-indexes]');
const id = guess(location.pathname, location.hash);
void lead().then((led) => {
  if (!led && box && id) void offer(box, id);
});

/** Goes to the page whose address has the missing slash; false if there is none. */
async function lead(): Promise<boolean> {
  const { pathname, search, hash } = location;
  if (pathname.endsWith('/')) return false;
  const there = await fetch(`${pathname}/`, { method: 'HEAD' }).catch(() => undefined);
  if (!there?.ok) return false;
  location.replace(`${pathname}/${search}${hash}`);
  return true;
}

async function offer(page: HTMLElement, rule: string): Promise<void> {
  const indexes = Object.entries(JSON.parse(page.dataset['indexes'] ?? '{}') as Record<string, string>);
  const [, index = ''] = indexes.find(([home]) => location.pathname.startsWith(home)) ?? indexes[0] ?? [];
  const response = await fetch(index);
  if (!response.ok) return;
  const { rules } = (await response.json()) as { rules: { id: string; address: string }[] };
  const found = rules.find((entry) => entry.id === rule);
  for (const button of page.querySelectorAll<HTMLElement>('[data-search]')) button.dataset['search'] = rule;
  if (!found) return;
  for (const line of page.querySelectorAll<HTMLElement>('.rule')) {
    const link = line.querySelector('a');
    if (!link?.textContent) continue;
    link.href = found.address;
    link.textContent = link.textContent.replace('0', rule);
    line.hidden = false;
  }
}
