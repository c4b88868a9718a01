import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import { n } from '../marks.ts';

/** The words of the page of leaders. */
export const LEADERS_PAGE = {
  allTitle: 'What every leader does',
  all: [
    t`Units that move with him all the way enter one province more, and mountains do not stop them.`,
    t`All dice of his nation get +2 in a battle where he is. A second leader adds nothing.`,
    t`A stack with him attacks with two units over the limit, not one. He himself never counts for it.`,
    t`He dies with the last unit beside him, and at once where he stands alone among enemies.`,
  ] as readonly Rich[],
  rules: ['5.2', '6.2b', '4.4', '6.2b-lone-leader'] as const,
  caption: 'All leaders',
  note: 'in the order of their turns; points go to whoever kills him in its own turn',
  leader: 'Leader',
  nation: 'Nation',
  comes: 'Comes',
  goes: 'Goes, if he lives',
  brings: 'And besides',
  killed: 'For killing him',
  nobody: 'nobody scores',
  each: (nation: Rich, points: string): Rich => t`${nation} ${points}`,
  unknown:
    'Points for leaders are those that the rulebook states. The printed sheets of some nations may give more, and with barbarian scoring a leader of the other religion is worth 5 to anybody.',
  /** What no table of values says of a man. */
  besides: {
    viriathus: t`When he retreats before ${n('rome')}, or dies, his nation must submit.`,
    'al-mansur': t`Berbers move with him alone.`,
    pelayo: t`He comes with the ${n('visigoths')} and passes over to ${n('castile')}.`,
    'alfonso-vi': t`The only leader who stays for three turns.`,
    ramiro: t`Two crusader knights come and go with him.`,
    'el-cid': t`By another reading of the book he stays until turn 19.`,
    euric: t`He comes anywhere in the territory of his nation.`,
  } as Readonly<Partial<Record<LeaderId, Rich>>>,
} as const;
