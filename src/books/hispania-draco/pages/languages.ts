import { wholeLanguages } from '../../../site/meta.ts';
import { type LangPath, pathsIn } from '../../../site/page.ts';
import { META } from '../meta.ts';

/** The static paths of a page of the book; in a language without its words it is a stub. */
export const wholePaths = (): LangPath[] => pathsIn(wholeLanguages(META));

/** The static paths of a file, in the languages that have its words. */
export const withText = (): LangPath[] => wholePaths().filter(({ props }) => !props.isStub);

/** The static paths of files, one for each of these things. */
export const filePaths = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  withText().flatMap(({ params, props: { lang } }) =>
    things.map((thing) => ({ params: { ...params, id: thing.id }, props: { lang, thing } })),
  );
