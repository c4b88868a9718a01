import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'visigoths-pay-off'> = {
  title: 'Le score du Wisigoth',
  about: t`Le joueur\u00a01 a choisi le ${n('visigoths')}, dont le score initial fixé est 46. La nation a 50\u00a0PV au tour\u00a010, et la partie se termine ici avec ce tour. Le site a choisi où elle marque ses derniers PV\u00a0; les sommes sont celles du livret.`,
  steps: [
    t`Une Infanterie va de ${p('toledo')} à ${p('segovia')}.`,
    t`Le ${n('visigoths')} termine son mouvement. Les Châteaux-forts de ${p('toledo')} et de ${p('tortosa')} rapportent 4½\u00a0PV, ${p('segovia')} ½\u00a0PV, et la partie est finie.`,
  ],
  after: t`55 − 46 = 9\u00a0: le ${n('visigoths')} a fait gagner 9\u00a0PV à son joueur (${r('15')}). Le score initial fixé n’est pas une mise, mais il est soustrait comme elle (${r('14.1')}).`,
  tasks: {
    'half-a-point-more': {
      ask: t`${p('segovia')} est prise. Marquez ½\u00a0PV de plus.`,
      done: t`Le résultat est 9½. Un demi-point peut décider d’une partie.`,
      lost: t`La partie est finie, et le résultat n’est pas 9½.`,
      hints: [
        t`Au tour\u00a010, chaque province sans Château-fort rapporte ½\u00a0PV au ${n('visigoths')}.`,
        t`Une Infanterie est encore à ${p('toledo')}, que le Château-fort suffit à contrôler.`,
        t`Déplacez-la à ${p('avila')}, et terminez le mouvement.`,
      ],
    },
    'castles-alone': {
      ask: t`Recommencez, et ne marquez que pour les Châteaux-forts.`,
      done: t`54½ − 46 = 8½.`,
      lost: t`La partie est finie, et le résultat n’est pas 8½.`,
      hints: [
        t`Contrôlez ${p('toledo')} et ${p('tortosa')}, et aucune autre province.`,
        t`Aucune unité n’a besoin de se déplacer.`,
        t`Terminez le mouvement aussitôt.`,
      ],
    },
  },
  wrongs: {
    'move-the-castle': {
      label: t`Déplacer aussi le Château-fort de ${p('toledo')} à ${p('segovia')}.`,
      because: t`Un Château-fort ne peut pas se déplacer.`,
    },
  },
};
