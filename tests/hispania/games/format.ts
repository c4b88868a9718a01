import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import { type Fixture as Of, readFixture } from '../../kernel/fixtures.ts';

/** A whole game of Hispania as a fixture. */
export type Fixture = Of<Options>;

/** A fixture out of its text. */
export const read = (text: string): Fixture => readFixture(text);
