import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'the-map'> = {
  title: 'Lire la carte',
  learn: t`Lisez le plateau\u00a0: quelle nation contrôle une province, combien d’unités elle y a, et quel est le terrain.`,
  about: t`La carte est divisée en provinces, et les pions carrés y sont des unités. Les 2 lettres et la couleur d’un pion indiquent sa nation. Une nation contrôle une province qui contient ses unités et aucune autre.`,
  steps: {
    who: {
      ask: t`Le ${n('celts')} est bleu et porte les lettres CE. Choisissez une province qu’il contrôle.`,
      done: t`Il la contrôle tant qu’elle contient ses unités et aucune autre.`,
      hints: [
        t`Lisez les lettres au-dessus des symboles, à l’ouest de cette partie de la carte.`,
        t`Choisissez l’${p('algarve')}, ou toute autre province dont le pion porte CE.`,
      ],
      wrong: t`Cherchez les lettres CE.`,
    },
    'how-many': {
      ask: t`Un petit nombre sur un pion indique combien d’unités il représente. Un pion sans nombre est 1\u00a0unité. Choisissez une province avec 2\u00a0unités de l’${n('iberians')}.`,
      done: t`Ces 2\u00a0unités lancent 2\u00a0dés, et il faut 2\u00a0touches pour les détruire.`,
      hints: [
        t`Regardez le coin inférieur droit des pions aux lettres IB.`,
        t`Choisissez ${p('segovia')}\u00a0: son pion porte un 2.`,
      ],
      wrong: t`Cherchez IB avec un 2 dans le coin.`,
    },
    mountains: {
      ask: t`Le terrain est la plaine ou la montagne. La montagne est plus sombre, avec de petits sommets. Trouvez 2\u00a0provinces montagneuses.`,
      done: t`La montagne arrête chaque unité qui y entre, et elle est plus difficile à attaquer. Vous verrez bientôt l’un et l’autre.`,
      hints: [
        t`Comparez la couleur des provinces marquées à celle de ${p('segovia')}.`,
        t`Choisissez ${p('avila')} et ${p('cuenca')}.`,
      ],
      wrong: t`C’est une plaine\u00a0: elle est claire et n’a pas de sommets.`,
    },
  },
  after: t`Les lettres nomment la nation, le nombre dans le coin compte les unités, et la couleur du sol montre la plaine ou la montagne. Le nombre après le nom d’une province est son revenu\u00a0; entre ‹\u00a0›, il est reconstitué. La limite d’empilement d’une province dépend aussi du terrain (${r('4.1')}). Les scénarios disent comment la partie commence (${r('12')}).`,
};
