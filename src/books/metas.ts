import type { BookMeta } from '../site/meta.ts';
import { META as hispania } from './hispania/meta.ts';
import { META as draco } from './hispania-draco/meta.ts';
import type { BookId } from './ids.ts';
import { META as medioevo } from './medioevo/meta.ts';
import { META as reconquista } from './reconquista/meta.ts';

const BY_ID: { readonly [id in BookId]: BookMeta } = { hispania };

/** What all books are, in the order of the shelf: those that can be opened, then those to come. */
export const METAS: readonly BookMeta[] = [...Object.values(BY_ID), reconquista, draco, medioevo];
