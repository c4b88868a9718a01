/** Fills the holes of a sentence: `{name}` by the value of that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole));
