import type { OddsPageWords } from '../../words/odds-page.ts';
import type { Change } from './compare.ts';

/** A change of a set-up, in words. */
export function changeTold({ changes: say }: OddsPageWords, change: Change): string {
  switch (change.is) {
    case 'nation':
      return say.nation(change.side, change.now);
    case 'units':
      return say.units(change.side, change.kind, change.by);
    case 'wounded':
    case 'frail':
      return say[change.is](change.side, change.kind, change.now);
    case 'leader':
    case 'tactics':
      return say[change.is](change.side, change.now);
    case 'river':
    case 'turn':
      return say[change.is](change.now);
    case 'terrain':
      return say.terrain(change.now);
    case 'zeal':
      return say.zeal(change.now);
    case 'ruling':
      return say.ruling(change.other);
    case 'rounds':
      return say.rounds(change.now);
    case 'aims': {
      const { now } = change;
      return say.aims(change.side, typeof now === 'string' ? say.aim[now] : say.aim.first(now.first));
    }
    case 'retreat': {
      const { now } = change;
      const how = now === 'never' ? say.never : 'below' in now ? say.below(now.below) : say.winning(now.winning * 100);
      return say.retreat(change.side, how);
    }
  }
}
