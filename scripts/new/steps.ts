import { readFileSync } from 'node:fs';

/**
 * The steps by hand after a skeleton: the first numbered list of its section in `docs/authoring.md`, which is their only
 * source. The points below a step are left to the docs. Throws if there is no such section or list.
 */
export function stepsFor(
  kind: string,
  id: string,
  docs = readFileSync('docs/authoring.md', 'utf8'),
): readonly string[] {
  const section = docs.split(/^## /m).find((one) => one.startsWith(`A ${kind}\n`)) ?? '';
  const lines = section.split('\n');
  const from = lines.findIndex((line) => line.startsWith('1. '));
  if (from < 0) throw new Error(`docs/authoring.md has no steps under “A ${kind}”`);
  const list = lines.slice(from);
  const to = list.findIndex((line) => /^\S/.test(line) && !/^\d+\. /.test(line));
  const text = list.slice(0, to < 0 ? undefined : to).join('\n');
  const steps = text.split(/^\d+\. /m).slice(1);
  return steps.map((step) => plain(step.split(/\n +- /)[0] ?? '', id));
}

/** A text of the docs as the terminal shows it: on one line, without marks, with the id in its place. */
function plain(text: string, id: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replaceAll('<id>', id)
    .replace(/\s+/g, ' ')
    .trim();
}
