/**
 * A sentence of a page with another number: the page has it for one and for two (`["1 lesson", "2 lessons"]`). None is said
 * like several in English, which never asks, and like one in French.
 */
export function counted(sentences: string | undefined, number: number): string {
  const [one = '', two = ''] = JSON.parse(sentences ?? '[]') as readonly string[];
  return number < 2 ? one.replace('1', String(number)) : two.replace('2', String(number));
}
