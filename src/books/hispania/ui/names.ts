import type { Naming } from '../../../ui/speech.ts';
import { cited } from '../words/cited.ts';
import type { CommonWords } from '../words/en/common.ts';
import { CLASS_OF, nameOf } from '../words/marks.ts';

/** Hispania's names, in a language. */
export function namingOf({ around, names, units }: CommonWords): Naming {
  const called = nameOf(names);
  return {
    named: (mark) => ({ name: called(mark), class: CLASS_OF[mark.tag] }),
    printed: (rule) => cited(rule, names),
    die: around.die,
    place: (id) => called({ tag: 'place', id }),
    who: units.who,
  };
}
