/**
 * The data of the cover of Reconquista: the owner of each place at each of the twenty starts of the rulebook.
 *
 * Lines are those of the French text of the rulebook. Pieces are as printed; the year of the first start and the
 * latitudes, which order the places from north to south, are ours. At start 5 the rulebook puts a Christian army and a
 * Muslim garrison into Porto, which its own rules do not allow: the army stays, as at start 6.
 */
export interface CoverData {
  /** From north to south. */
  readonly places: readonly Place[];
  readonly starts: readonly Start[];
}

export interface Place {
  readonly id: string;
  /** Degrees north: reconstructed, because the printed map is stylized. */
  readonly north: number;
}

export interface Start {
  readonly turn: number;
  readonly year: number | 'not printed';
  /** Lines of the rulebook. */
  readonly source: string;
  /**
   * One letter for each place, in their order: Christian, Muslim, rebel, or a dot for none. A city without troops is on
   * the side of its religion.
   */
  readonly sides: string;
}

export const DATA: CoverData = {
  places: [
    { id: 'oviedo', north: 43.36 },
    { id: 'santiago', north: 42.88 },
    { id: 'pamplona', north: 42.813 },
    { id: 'leon', north: 42.599 },
    { id: 'galicia', north: 42.336 },
    { id: 'zaragoza', north: 41.649 },
    { id: 'barcelona', north: 41.385 },
    { id: 'porto', north: 41.158 },
    { id: 'tarragona', north: 41.119 },
    { id: 'salamanca', north: 40.97 },
    { id: 'la-mancha', north: 40.0 },
    { id: 'toledo', north: 39.863 },
    { id: 'valencia', north: 39.47 },
    { id: 'badajoz', north: 38.879 },
    { id: 'lisbon', north: 38.722 },
    { id: 'murcia', north: 37.992 },
    { id: 'cordoba', north: 37.888 },
    { id: 'seville', north: 37.389 },
    { id: 'granada', north: 37.177 },
    { id: 'algeciras', north: 36.141 },
  ],
  starts: [
    { turn: 1, year: 'not printed', source: '120-126', sides: 'cmcmmmmmmmmmmmmmmmmm' },
    { turn: 2, year: 760, source: '601-610', sides: 'cccmcmmmmmmmmmmmmmmm' },
    { turn: 3, year: 800, source: '616-625', sides: 'cccccm.m.mmmmmmmmrmm' },
    { turn: 4, year: 837, source: '631-640', sides: 'cccccmcm.mmmmmmmmrmm' },
    { turn: 5, year: 876, source: '646-655', sides: 'cc.c.mcc.mmmm..mmmmm' },
    { turn: 6, year: 915, source: '661-670', sides: 'cccc.mcc.mmmm..mm.mm' },
    { turn: 7, year: 954, source: '678-687', sides: 'ccccrmcc.cmmm.mmm.mm' },
    { turn: 8, year: 993, source: '693-702', sides: 'cmcm.mcc.crmm.mmm.mm' },
    { turn: 9, year: 1032, source: '708-717', sides: 'cccc.mcc.crmm.mmr.mm' },
    { turn: 10, year: 1071, source: '723-732', sides: 'cc.c.mcc.crrm.mmm.mm' },
    { turn: 11, year: 1110, source: '738-747', sides: 'cc.c.mcc.crcm.mmm.mm' },
    { turn: 12, year: 1149, source: '753-762', sides: 'cc.c.cccmcrcmrcmm.mm' },
    { turn: 13, year: 1188, source: '768-777', sides: 'ccrc.cccmcrcmrcmmmmm' },
    { turn: 14, year: 1227, source: '783-792', sides: 'ccrc.ccc.crcm.c.cmmm' },
    { turn: 15, year: 1266, source: '798-807', sides: 'ccrc.cc..crcc.c.ccmm' },
    { turn: 16, year: 1305, source: '815-824', sides: 'ccrc.cccccrc..c.ccmm' },
    { turn: 17, year: 1344, source: '826-835', sides: 'ccrcrcccccrcc.c.ccmm' },
    { turn: 18, year: 1383, source: '837-846', sides: 'ccrcccccccrcccc.ccmm' },
    { turn: 19, year: 1422, source: '848-857', sides: 'ccrcccccccrcccr.ccm.' },
    { turn: 20, year: 1464, source: '865-874', sides: 'ccrcccccccrcccr.ccm.' },
  ],
};
