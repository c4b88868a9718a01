/** Fills the placeholders of a sentence: `{name}` becomes the value of that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole));
