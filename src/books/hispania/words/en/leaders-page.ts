import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import { n } from '../marks.ts';

/** The words of the page of leaders. */
export const LEADERS_PAGE = {
  allTitle: 'Rules for all leaders',
  all: [
    t`A unit that moves with a leader for its whole movement may enter 1 additional province, and mountains do not stop it.`,
    t`A leader adds 2 to each die of his nation in his battle. A second leader adds nothing.`,
    t`A stack with a leader may exceed the limit by 2 units in an attack, instead of 1. The leader himself never counts for stacking.`,
    t`A leader is killed with the last unit of his side, and at once if he is alone in a province with enemy units.`,
  ] as readonly Rich[],
  rules: ['5.2', '6.2b', '4.4', '6.2b-lone-leader'] as const,
  caption: 'All leaders',
  note: 'in the order of their turns; a nation scores if it kills him in its own turn',
  leader: 'Leader',
  nation: 'Nation',
  comes: 'Arrives',
  goes: 'Leaves, if not killed',
  brings: 'Special rules',
  killed: 'Points for killing him',
  nobody: 'no nation scores',
  each: (nation: Rich, points: string): Rich => t`${nation} ${points}`,
  unknown:
    'Points for leaders are those that the rulebook states. The printed sheets of some nations may give more, and under barbarian scoring every nation scores 5 for a leader of another religion.',
  /** What no table of values says of a man. */
  besides: {
    viriathus: t`If he retreats from a battle against ${n('rome')} or is killed in one, his nation must submit.`,
    'al-mansur': t`Berbers move only with him.`,
    pelayo: t`He arrives with the ${n('visigoths')} and passes to ${n('castile')}.`,
    'alfonso-vi': t`He is the only leader who stays for 3 turns.`,
    ramiro: t`Two crusader knights arrive and leave with him.`,
    'el-cid': t`Under the alternative ruling he stays until turn 19.`,
    euric: t`He arrives in any province of his nation.`,
  } as Readonly<Partial<Record<LeaderId, Rich>>>,
} as const;
