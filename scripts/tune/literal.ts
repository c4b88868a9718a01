/**
 * Plain data as TypeScript in Biome's layout: records of numbers on one line if they fit, lists of numbers filled up,
 * lists of texts with one text per line.
 */

export type Data = number | string | readonly (number | string)[] | { readonly [key: string]: Data };

const WIDTH = 120;

/** `before`: the used width of the line; `indent`: its indentation. */
export function literal(data: Data, indent = 0, before = indent): string {
  if (typeof data === 'number') return `${data}`;
  if (typeof data === 'string') return `'${data.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  // A comma follows.
  const fits = (line: string) => before + line.length < WIDTH;
  const inner = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (isList(data)) {
    const line = inLine(data);
    return fits(line) ? line : `[\n${filled(data, indent + 2)}\n${end}]`;
  }
  const entries = Object.entries(data).map(([key, value]) => [name(key), value] as const);
  const flat = entries.every(([, value]) => typeof value !== 'object' || isList(value));
  const line = `{ ${entries.map(([key, value]) => `${key}: ${inLine(value)}`).join(', ')} }`;
  if (entries.length === 0) return '{}';
  if (flat && fits(line)) return line;
  const lines = entries.map(([key, value]) => {
    const head = `${inner}${key}: `;
    // A text that does not fit is on a line of its own.
    if (typeof value === 'string' && head.length + value.length + 3 > WIDTH)
      return `${head.trimEnd()}\n${inner}  ${literal(value)},`;
    return `${head}${literal(value, indent + 2, head.length)},`;
  });
  return `{\n${lines.join('\n')}\n${end}}`;
}

function inLine(value: Data): string {
  return typeof value === 'object' && isList(value)
    ? `[${value.map((one) => literal(one)).join(', ')}]`
    : literal(value);
}

/** As many numbers per line as fit; one text per line. */
function filled(list: readonly (number | string)[], indent: number): string {
  if (list.some((one) => typeof one === 'string'))
    return list.map((one) => `${' '.repeat(indent)}${literal(one)},`).join('\n');
  const lines: string[] = [];
  let line = '';
  for (const one of list) {
    const longer = line === '' ? `${one},` : `${line} ${one},`;
    if (indent + longer.length > WIDTH) {
      lines.push(line);
      line = `${one},`;
    } else line = longer;
  }
  return [...lines, line].map((one) => ' '.repeat(indent) + one).join('\n');
}

/** A key, with quotes if it needs them. */
function name(key: string): string {
  return /^([a-z_$][\w$]*|\d+)$/i.test(key) ? key : `'${key}'`;
}

function isList(data: Data): data is readonly (number | string)[] {
  return Array.isArray(data);
}
