import type { Book } from './book.ts';

/**
 * A mark beside a changed rule: its anchor, the id of the newest change of it, and the place of its version among the
 * versions of the rules.
 */
export type ChangeMark = readonly [anchor: string, change: string, version: number];

/** The marks that a page may need: one for each of its rules that ever changed. */
export function marksOn({ changes }: Pick<Book, 'changes'>, page: string): readonly ChangeMark[] {
  const marks = new Map<string, ChangeMark>();
  for (const { id, version, rules } of changes?.list ?? []) {
    for (const rule of rules) {
      const [path, anchor = ''] = rule.split('#');
      // The newest change of a rule comes first.
      if (path === page && !marks.has(anchor)) marks.set(anchor, [anchor, id, changes?.versions.indexOf(version) ?? 0]);
    }
  }
  return [...marks.values()];
}

/** The time for which a visitor is shown what is new: a visit. */
const VISIT = 24 * 60 * 60 * 1000;

/**
 * What to keep and to mark. `kept` is the version of the last visit, and once its visitor has been shown what is new,
 * the moment when that began. `newer` counts the versions after it: changes of the first `newer` versions are new.
 */
export function visit(
  kept: string,
  { versions, now }: { readonly versions: readonly string[]; readonly now: number },
): { readonly keep: string; readonly newer: number } {
  const [version = '', since] = kept.split(' ');
  const newer = versions.indexOf(version);
  const began = since === undefined ? now : Number(since);
  // A version that does not exist, or a moment that cannot be, is no last visit.
  if (newer <= 0 || !(began <= now && now - began < VISIT)) return { keep: versions[0] ?? '', newer: 0 };
  return { keep: `${version} ${began}`, newer };
}
