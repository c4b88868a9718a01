import type { Rich } from '../../../../words/rich.ts';
import type { HispaniaFact } from '../../engine/facts.ts';

/** The facts of a kind; several kinds may have one shape. */
export type FactOf<K extends HispaniaFact['kind']> = HispaniaFact extends infer F
  ? F extends { readonly kind: infer Kind }
    ? K extends Kind
      ? F
      : never
    : never
  : never;
/** What is said of each kind of fact. */
export type FactWords = { readonly [K in HispaniaFact['kind']]: (fact: FactOf<K>) => Rich };
