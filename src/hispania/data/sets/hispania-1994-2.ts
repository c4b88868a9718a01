import type { SetChanges } from '../changed.ts';

/**
 * PROVISIONAL: a few plausible values, so that everything that differs from one set to another is exercised until the tuned
 * values stand here (`npm run tune -- --write hispania-1994-2`).
 *
 * What `hispania-1994-2` has otherwise than `hispania-1994-1`: reconstructed values only.
 */
export const CHANGES: SetChanges = {
  income: { cartagena: 5 },
  points: {
    visigoths: { 7: { zaragoza: 6, barcelona: 6 } },
    suebi: { 10: { galicia: 8, porto: 8 }, 13: { galicia: 8, leon: 8 } },
  },
  setUps: {
    1: {
      celts: {
        algarve: { infantry: 2 },
        lisbon: { infantry: 2 },
        badajoz: { infantry: 2 },
        'sierra-morena': { infantry: 1 },
      },
    },
  },
  averages: { suebi: 70, celts: 40 },
};
