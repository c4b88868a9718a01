/** The time of the last export of each game as a file, in ms since 1970, by the id of the game. */
export type FiledDates = Readonly<Record<string, number>>;

/** The largest date. */
const LAST_MOMENT = 8.64e15;

/** Reads the kept text, which may come from any source; entries that are not dates are left out. */
export function readFiledDates(text: string | null | undefined): FiledDates {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => isDate(at)));
  } catch {
    return {};
  }
}

const isDate = (at: unknown): boolean => typeof at === 'number' && at > 0 && at <= LAST_MOMENT;

/** Joins both: for each game the later date. */
export function bothFiled(a: FiledDates, b: FiledDates): FiledDates {
  const later = Object.entries(b).filter(([id, at]) => !Object.hasOwn(a, id) || (a[id] ?? 0) < at);
  return { ...a, ...Object.fromEntries(later) };
}
