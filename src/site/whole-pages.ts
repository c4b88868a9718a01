import { type BookMeta, wholeLanguages } from './meta.ts';
import { type LangPath, pathsIn } from './page.ts';

/** The static paths of the pages and files of a book whose words only its languages in whole have. */
export function wholePages(meta: Pick<BookMeta, 'languages'>) {
  /** Of a page; in a language without its words it is a stub. */
  const wholePaths = (): LangPath[] => pathsIn(wholeLanguages(meta));
  /** Of a file, in the languages that have its words. */
  const withText = (): LangPath[] => wholePaths().filter(({ props }) => !props.isStub);
  /** Of files, one for each of these things. */
  const filePaths = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
    withText().flatMap(({ params, props: { lang } }) =>
      things.map((thing) => ({ params: { ...params, id: thing.id }, props: { lang, thing } })),
    );
  return { wholePaths, withText, filePaths };
}
