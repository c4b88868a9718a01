/** Lists the errors in the lessons, the most frequent first: rules that refused an answer, each with its lessons, and steps. */
import { mostFirst, type Progress } from '../../../../ui/lesson/progress.ts';
import { counted } from './counted.ts';
import { keeping, kept } from './learn-keeping.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}
interface Index {
  readonly rules: readonly Entry[];
  readonly lessons: readonly (Entry & { readonly rules: readonly string[] })[];
}

const page = document.querySelector<HTMLElement>('[data-review]');
const at = <E extends HTMLElement>(selector: string) => page?.querySelector<E>(selector) ?? undefined;
const show = (selector: string, shown: boolean): void => {
  const part = at(selector);
  if (part) part.hidden = !shown;
};
const element = (name: string, of: Record<string, string>, ...children: (Node | string)[]): HTMLElement => {
  const made = Object.assign(document.createElement(name), of);
  made.append(...children);
  return made;
};
/** `refused you 3 times` */
const timesSaid = (list: HTMLElement | undefined, n: number): string => counted(list?.dataset['times'], n);

let fetched: Promise<Index> | undefined;
const index = (): Promise<Index> => {
  fetched ??= fetch(page?.dataset['index'] ?? '').then((answer) => answer.json() as Promise<Index>);
  return fetched;
};

async function list(): Promise<void> {
  const { refused, missed, done } = kept.read();
  const rules = mostFirst(refused);
  show('[data-empty]', rules.length === 0 && Object.keys(missed).length === 0);
  listSteps(missed, done);
  const into = at('[data-rules]');
  try {
    const items = rules.length > 0 && into ? ruleItems(await index(), rules, into) : [];
    into?.replaceChildren(...items);
    show('[data-part="rules"]', items.length > 0);
    show('[data-failed]', false);
  } catch (error) {
    console.error(error);
    fetched = undefined;
    show('[data-failed]', true);
  }
}

/** A line for each rule; a rule that no longer exists has none. */
function ruleItems(
  { rules, lessons }: Index,
  refused: readonly (readonly [id: string, n: number])[],
  into: HTMLElement,
): HTMLElement[] {
  return refused.flatMap(([id, n]) => {
    const rule = rules.find((one) => one.id === id);
    if (!rule) return [];
    const number = /^[\d.]+/.exec(id)?.[0] ?? '';
    const teaching = lessons.filter((one) => one.rules.includes(id));
    const tries = teaching.flatMap(({ title, address }, i) => [
      i === 0 ? `${into.dataset['try']} ` : ', ',
      element('a', { href: address, textContent: title }),
    ]);
    return element(
      'li',
      {},
      element('span', { className: 'no', textContent: number }),
      element('a', { href: rule.address, textContent: rule.title }),
      element('span', { className: 'takes', textContent: timesSaid(into, n) }),
      ...(tries.length > 0 ? [element('p', {}, ...tries)] : []),
    );
  });
}

/** The steps are already on the page; those with errors are shown, the most frequent first, and solved ones last. */
function listSteps(missed: Progress['missed'], done: Progress['done']): void {
  const items = [...(page?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  const into = items[0]?.parentElement ?? undefined;
  for (const item of items) {
    const n = missed[item.dataset['step'] ?? ''] ?? 0;
    item.hidden = n === 0;
    const [lesson = '', step = ''] = (item.dataset['step'] ?? '').split('/');
    const solved = done[lesson]?.includes(step) ?? false;
    item.classList.toggle('done', solved);
    const count = item.querySelector('[data-count]');
    if (count) count.textContent = `${timesSaid(into, n)}${solved ? `, ${into?.dataset['solved']}` : ''}`;
  }
  const of = (item: HTMLElement): number => missed[item.dataset['step'] ?? ''] ?? 0;
  const isDone = (item: HTMLElement): number => Number(item.classList.contains('done'));
  into?.append(...items.sort((a, b) => isDone(a) - isDone(b) || of(b) - of(a)));
  show(
    '[data-part="steps"]',
    items.some((item) => !item.hidden),
  );
}

void list();
keeping(() => void list());
addEventListener('pageshow', ({ persisted }) => persisted && void list());
