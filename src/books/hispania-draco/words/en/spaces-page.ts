import { type Rich, t } from '../../../../words/rich.ts';
import { r } from '../marks.ts';

/** The words of the list of spaces. */
export const SPACES_PAGE = {
  intro: [
    t`This page lists the 49 spaces of the board with their connections (${r('1.3')}, ${r('1.3-connections')}). The number after a town is the number of segments of the connection. Connections with seas have 1 segment.`,
    t`Values in ‹ › are reconstructed, because the printed board was not available. If you own the game, use its board.`,
  ] as readonly Rich[],
  caption: (province: string): string => `Towns of ${province}`,
  shield: 'Shield',
  coordinates: 'Coordinates',
  town: 'Town',
  capital: (town: string): string => `${town}, capital`,
  connections: 'Connections',
  roads: 'Printed roads:',
  seas: 'Seas',
  number: 'Number',
  sea: 'Sea',
};
