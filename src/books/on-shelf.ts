import type { OnShelf } from '../site/shelf/on-shelf.ts';
import { ON_SHELF as hispania } from './hispania/on-shelf.ts';
import { ON_SHELF as draco } from './hispania-draco/on-shelf.ts';
import { type BookId, FOR_TESTS, SHIPPED } from './ids.ts';
import { ON_SHELF as medioevo } from './medioevo/on-shelf.ts';
import { ON_SHELF as reconquista } from './reconquista/on-shelf.ts';
import { ON_SHELF as tiny } from './tiny/on-shelf.ts';

const BY_ID: { readonly [id in BookId]: OnShelf } = { hispania, reconquista, 'hispania-draco': draco, tiny };

/**
 * All books on the shelf: those that can be opened, future ones, then those for the tests, which do not move the
 * others. Only for the page of the shelf.
 */
export const ON_SHELF: readonly OnShelf[] = [
  ...SHIPPED.map((id) => BY_ID[id]),
  medioevo,
  ...FOR_TESTS.map((id) => BY_ID[id]),
];
