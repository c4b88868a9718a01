import { complete } from './complete.ts';
import type { Lang } from './lang.ts';

/** The words of the table: what stands round a whole game. Loaded with it, in one language. */
export type TableWords = {
  readonly table: typeof import('./en/table.ts').TABLE;
  readonly sheet: typeof import('./en/table-sheet.ts').SHEET;
  readonly history: typeof import('./en/table-history.ts').HISTORY;
  readonly games: typeof import('./en/table-games.ts').GAMES;
  readonly editor: typeof import('./en/table-editor.ts').EDITOR;
  readonly deciding: typeof import('./en/table-deciding.ts').DECIDING;
  readonly bots: typeof import('./en/bots.ts').BOTS;
  readonly corrected: typeof import('./en/corrected.ts').CORRECTED;
  readonly data: typeof import('./en/data-sets.ts').DATA_SETS;
};

/** The words of the table in a language; what it lacks is English. */
export async function tableWordsOf(lang: Lang): Promise<TableWords> {
  const [
    { TABLE },
    { SHEET },
    { HISTORY },
    { GAMES },
    { EDITOR },
    { DECIDING },
    { BOTS },
    { CORRECTED },
    { DATA_SETS },
  ] = await Promise.all([
    import('./en/table.ts'),
    import('./en/table-sheet.ts'),
    import('./en/table-history.ts'),
    import('./en/table-games.ts'),
    import('./en/table-editor.ts'),
    import('./en/table-deciding.ts'),
    import('./en/bots.ts'),
    import('./en/corrected.ts'),
    import('./en/data-sets.ts'),
  ]);
  const full: TableWords = {
    table: TABLE,
    sheet: SHEET,
    history: HISTORY,
    games: GAMES,
    editor: EDITOR,
    deciding: DECIDING,
    bots: BOTS,
    corrected: CORRECTED,
    data: DATA_SETS,
  };
  return lang === 'en' ? full : complete<TableWords>(full, undefined, import.meta.env?.DEV ?? false);
}
