import type { Lang } from '../../../../words/lang.ts';
import { plain as sayPlainly } from '../../../../words/plain.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import { cited } from '../../words/cited.ts';
import { type Names, NAMES as namesEn } from '../../words/en/names.ts';
import { type PageWords, pages as pagesEn } from '../../words/en/pages.ts';
import { type SheetWords, sheet as sheetEn } from '../../words/en/sheet.ts';
import * as fateEn from '../../words/en/sheet-fate.ts';
import { specialPoints as specialEn } from '../../words/en/sheet-special.ts';
import { NAMES as namesFr } from '../../words/fr/names.ts';
import { pages as pagesFr } from '../../words/fr/pages.ts';
import { sheet as sheetFr } from '../../words/fr/sheet.ts';
import * as fateFr from '../../words/fr/sheet-fate.ts';
import { specialPoints as specialFr } from '../../words/fr/sheet-special.ts';
import { nameOf } from '../../words/marks.ts';

/** All words of one language for pages that are made from the data. */
export interface DataWords {
  readonly names: Names;
  readonly pages: PageWords;
  readonly sheet: SheetWords;
  readonly fate: typeof fateEn;
  readonly specialPoints: typeof specialEn;
  readonly leader: (id: LeaderId) => string;
}

const WORDS: Readonly<Record<Lang, DataWords>> = {
  en: {
    names: namesEn,
    pages: pagesEn,
    sheet: sheetEn,
    fate: fateEn,
    specialPoints: specialEn,
    leader: (id) => namesEn.leaders[id],
  },
  fr: {
    names: namesFr,
    pages: pagesFr,
    sheet: sheetFr,
    fate: fateFr,
    specialPoints: specialFr,
    leader: (id) => namesFr.leaders[id],
  },
};

/** The words of a language. */
export const dataWords = (lang: Lang): DataWords => WORDS[lang];

/** A sentence without its marks. None of these mentions dice. */
export const plain = (sentence: Rich, names: Names): string =>
  sayPlainly(
    sentence,
    nameOf(names),
    ({ value }) => String(value),
    (rule) => cited(rule, names),
  );
