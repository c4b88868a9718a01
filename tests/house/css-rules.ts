/** The selectors of a style sheet as a browser reads them: nested rules are joined with those around them. */

/** A list of selectors, split at its own commas only. */
function listed(selectors: string): readonly string[] {
  const list: string[] = [''];
  let depth = 0;
  for (const letter of selectors) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) list.push('');
    else list[list.length - 1] += letter;
  }
  return list.map((one) => one.trim()).filter(Boolean);
}

/** Blocks whose rules apply to the page; those of others, such as `@keyframes`, have no selectors. */
const AROUND = /^@(layer|media|supports|container|scope)\b/;

/** All selectors of a style sheet. */
export function selectorsIn(sheet: string): readonly string[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""');
  const found: string[] = [];
  // What stands around the rule that is read; undefined inside a block without selectors.
  const around: (readonly string[] | undefined)[] = [['']];
  let head = '';
  for (const letter of text) {
    if (letter === '{') {
      const outer = around.at(-1);
      const own = head.trim();
      head = '';
      if (own.startsWith('@') || !outer) {
        around.push(AROUND.test(own) ? outer : undefined);
        continue;
      }
      const joined = outer.flatMap((up) =>
        listed(own).map((one) => (one.includes('&') ? one.replaceAll('&', up) : `${up} ${one}`.trim())),
      );
      around.push(joined);
      found.push(...joined);
    } else if (letter === '}') {
      around.pop();
      head = '';
    } else if (letter === ';') head = '';
    else head += letter;
  }
  return found;
}
