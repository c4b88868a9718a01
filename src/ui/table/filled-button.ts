/** The filled button of the page of answers, if it has only one. */
export function filledOnPage(table: HTMLElement | null): HTMLElement | undefined {
  const [one, ...others] = table?.querySelectorAll<HTMLElement>('.leaf .answers .btn.pri') ?? [];
  return others.length === 0 ? one : undefined;
}

/** The filled button of the question, or else of its page. */
export const filledButton = (table: HTMLElement | null): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>('.asked .acts .btn.pri') ?? filledOnPage(table);
