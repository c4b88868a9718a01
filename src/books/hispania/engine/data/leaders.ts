import type { LeaderId, NationId, RulingId } from './ids.ts';

export interface Leader {
  readonly nation: NationId;
  /** Turn on which he arrives. */
  readonly arrives: number;
  /**
   * The time when he leaves if he is still alive: at the start of that nation's own turn, or at the end of the game
   * turn.
   */
  readonly leaves: { readonly turn: number; readonly when: 'start' | 'end'; readonly of: NationId };
  /** The time when he leaves under an alternative ruling. */
  readonly otherwise?: { readonly ruling: RulingId; readonly turn: number; readonly of: NationId };
}

/** The leaders (rule 3.3, chapter 11). Pelayo arrives with the Visigoths and later joins Castile. */
export const LEADER_TABLE: Readonly<Record<LeaderId, Leader>> = {
  hamilcar: { nation: 'carthage', arrives: 1, leaves: { turn: 2, when: 'start', of: 'carthage' } },
  hasdrubal: { nation: 'carthage', arrives: 2, leaves: { turn: 3, when: 'start', of: 'carthage' } },
  viriathus: { nation: 'lusitanians', arrives: 5, leaves: { turn: 6, when: 'start', of: 'lusitanians' } },
  geiseric: { nation: 'vandals', arrives: 6, leaves: { turn: 8, when: 'start', of: 'vandals' } },
  ataces: {
    nation: 'alans',
    arrives: 6,
    leaves: { turn: 7, when: 'start', of: 'alans' },
    otherwise: { ruling: 'ataces', turn: 7, of: 'vandals' },
  },
  hermeric: { nation: 'suebi', arrives: 6, leaves: { turn: 8, when: 'start', of: 'suebi' } },
  wallia: { nation: 'visigoths', arrives: 7, leaves: { turn: 8, when: 'start', of: 'visigoths' } },
  'alaric-ii': { nation: 'visigoths', arrives: 8, leaves: { turn: 9, when: 'start', of: 'visigoths' } },
  euric: { nation: 'visigoths', arrives: 8, leaves: { turn: 9, when: 'start', of: 'visigoths' } },
  roderic: { nation: 'visigoths', arrives: 11, leaves: { turn: 12, when: 'start', of: 'visigoths' } },
  pelayo: { nation: 'visigoths', arrives: 12, leaves: { turn: 14, when: 'start', of: 'castile' } },
  tarik: { nation: 'umayyads', arrives: 11, leaves: { turn: 13, when: 'start', of: 'umayyads' } },
  musa: { nation: 'umayyads', arrives: 11, leaves: { turn: 13, when: 'start', of: 'umayyads' } },
  'abd-ar-rahman': { nation: 'umayyads', arrives: 13, leaves: { turn: 14, when: 'start', of: 'umayyads' } },
  'al-mansur': { nation: 'umayyads', arrives: 14, leaves: { turn: 14, when: 'end', of: 'umayyads' } },
  roland: { nation: 'franks', arrives: 12, leaves: { turn: 13, when: 'start', of: 'franks' } },
  muzaffar: { nation: 'badajoz', arrives: 14, leaves: { turn: 15, when: 'start', of: 'badajoz' } },
  mutawakkil: { nation: 'badajoz', arrives: 15, leaves: { turn: 16, when: 'start', of: 'badajoz' } },
  'al-muktadir': { nation: 'zaragoza', arrives: 15, leaves: { turn: 17, when: 'start', of: 'zaragoza' } },
  sancho: { nation: 'navarre', arrives: 15, leaves: { turn: 16, when: 'start', of: 'navarre' } },
  ramiro: { nation: 'aragon', arrives: 16, leaves: { turn: 16, when: 'end', of: 'aragon' } },
  'al-mutamid': { nation: 'seville', arrives: 16, leaves: { turn: 18, when: 'start', of: 'seville' } },
  'alfonso-vi': { nation: 'castile', arrives: 17, leaves: { turn: 20, when: 'start', of: 'castile' } },
  'el-cid': {
    nation: 'el-cid',
    arrives: 17,
    leaves: { turn: 18, when: 'start', of: 'el-cid' },
    otherwise: { ruling: 'cid-leader-leaves', turn: 19, of: 'el-cid' },
  },
  yusuf: { nation: 'almoravids', arrives: 18, leaves: { turn: 20, when: 'start', of: 'almoravids' } },
  'abu-yusuf': { nation: 'almohads', arrives: 20, leaves: { turn: 21, when: 'end', of: 'almohads' } },
};
