import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'the-map'> = {
  title: 'Lire la carte',
  learn: t`Lisez le plateau\u00a0: quelle nation contrôle une province, combien d’unités elle y a, et quel est le terrain.`,
  about: t`La carte est divisée en provinces\u00a0; les pions carrés sont des unités. Les 2\u00a0lettres et la couleur d’un pion indiquent sa nation. Une nation contrôle une province quand elle est seule à y avoir des unités.`,
  steps: {
    who: {
      ask: t`Le ${n('celts')} est bleu et porte les lettres CE. Choisissez une province qu’il contrôle.`,
      done: t`Il la contrôle tant qu’il est seul à y avoir des unités.`,
      hints: [
        t`Lisez les lettres au-dessus des symboles, à l’ouest de cette partie de la carte.`,
        t`Choisissez l’${p('algarve')}, ou toute autre province dont le pion porte CE.`,
      ],
      wrong: t`Cherchez les lettres CE.`,
    },
    'how-many': {
      ask: t`Un petit nombre sur un pion indique combien d’unités il représente. Un pion sans nombre représente 1\u00a0unité. Choisissez une province où l’${n('iberians')} a 2\u00a0unités.`,
      done: t`Ces 2\u00a0unités lancent 2\u00a0dés, et il faut 2\u00a0touches pour les détruire.`,
      hints: [
        t`Regardez le coin inférieur droit des pions aux lettres IB.`,
        t`Choisissez ${p('segovia')}\u00a0: son pion porte un 2.`,
      ],
      wrong: t`Cherchez IB avec un 2 dans le coin.`,
    },
    mountains: {
      ask: t`Une province est en plaine ou en montagne. La montagne est plus sombre et porte de petits sommets. Trouvez 2\u00a0provinces montagneuses.`,
      done: t`La montagne arrête chaque unité qui y entre, et l’attaque y est plus difficile. Les leçons suivantes le montrent.`,
      hints: [
        t`Comparez la couleur des provinces marquées à celle de ${p('segovia')}.`,
        t`Choisissez ${p('avila')} et ${p('cuenca')}.`,
      ],
      wrong: t`C’est une plaine\u00a0: elle est claire et n’a pas de sommets.`,
    },
  },
  after: t`Les lettres désignent la nation, le nombre dans le coin indique combien il y a d’unités, et la couleur du sol distingue la plaine de la montagne. Le nombre après le nom d’une province est son revenu\u00a0; entre ‹\u00a0›, il est reconstitué. La limite d’empilement d’une province dépend aussi du terrain (${r('4.1')}). Les scénarios disent comment la partie commence (${r('12')}).`,
};
