/**
 * Plain data as TypeScript, laid out as Biome does: records of numbers on one line where they fit, lists of numbers filled up, of
 * texts one a line.
 */

export type Data = number | string | readonly (number | string)[] | { readonly [key: string]: Data };

const WIDTH = 120;

/** `before`: how much of the line is taken already, and `indent` how far in it begins. */
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
    // A text that does not fit stands on a line of its own.
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

/** As many numbers a line as fit; of texts one. */
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

/** A key with quotes where it needs them. */
function name(key: string): string {
  return /^([a-z_$][\w$]*|\d+)$/i.test(key) ? key : `'${key}'`;
}

function isList(data: Data): data is readonly (number | string)[] {
  return Array.isArray(data);
}
