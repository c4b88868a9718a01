import type { TermId } from '../../engine/data/terms.ts';
import { BOARD } from './glossary/board.ts';
import { NATIONS } from './glossary/nations.ts';
import { OWN } from './glossary/site.ts';
import { TURN } from './glossary/turn.ts';
import type { TermWords } from './glossary/types.ts';

/** Ce qui est dit de chaque terme. */
export const GLOSSARY: Readonly<Record<TermId, TermWords>> = { ...BOARD, ...TURN, ...NATIONS, ...OWN };
