import { keyOf, type SiteRecord } from '../../../../site/search/record.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import { ASKED as EN_ASKED, ASKED_OF_ALL as EN_OF_ALL } from '../../words/en/asked.ts';
import { KEYWORDS as EN_KEYWORDS } from '../../words/en/keywords.ts';
import { ASKED as FR_ASKED, ASKED_OF_ALL as FR_OF_ALL } from '../../words/fr/asked.ts';
import { KEYWORDS as FR_KEYWORDS } from '../../words/fr/keywords.ts';

/** In what words players look for things. */

const ASKED = { en: EN_ASKED, fr: FR_ASKED } as const;
const OF_ALL = { en: EN_OF_ALL, fr: FR_OF_ALL } as const;
const KEYWORDS = { en: EN_KEYWORDS, fr: FR_KEYWORDS } as const;

/** The questions that players ask for a record, in its language. */
export function askedFor(record: Pick<SiteRecord, 'kind' | 'id' | 'lang'>): readonly string[] {
  const { kind, lang } = record;
  return [ASKED[lang][keyOf(record) as keyof typeof EN_ASKED], OF_ALL[lang][kind]].flatMap(
    (all) => all?.split(', ') ?? [],
  );
}

/** The names that players have for a rule, in a language. */
export const keywordsOf = (rule: RuleId, lang: Lang): readonly string[] => KEYWORDS[lang][rule]?.split(', ') ?? [];
