import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'el-cid-stays'> = {
  title: 'El Cid reste 2\u00a0tours',
  about: t`Le Chef El Cid arrive au tour\u00a017. Dans cet exemple, il reste 2\u00a0tours\u00a0: il mène encore ses unités au tour\u00a018, et part au tour\u00a019, au début de la séquence de sa nation. Profitez-en tant qu’il est là.`,
  steps: [
    t`Tour\u00a018\u00a0: El Cid conduit 1\u00a0Chevalier et 1\u00a0Infanterie à ${p('castellon')}. L’Infanterie de ${n('zaragoza')} les y arrête.`,
    t`${n('el-cid')} termine son mouvement.`,
    t`La bataille commence.`,
    t`Il n’y a qu’une cible, et El Cid ajoute 2 à chaque dé. ${p('castellon')} est prise\u00a0; le tour\u00a019 commence, et il part.`,
  ],
  after: t`Un Chef part au début de la séquence de sa propre nation (${r('3.3')}). Il peut donc encore défendre pendant la séquence des nations qui jouent avant elle, mais ne prend plus part à son mouvement ni à son combat.`,
  note: t`Le livret se contredit. Dans cet exemple, il part au tour\u00a019, mais la section de sa nation dit deux fois le tour\u00a018. Notre arbitrage retient le tour\u00a018\u00a0; le tour\u00a019 est l’autre lecture. L’exemple se joue ici comme dans le livret.`,
  tasks: {
    'to-zaragoza-with-him': {
      ask: t`Recommencez, tant qu’il est sur la carte\u00a0: prenez ${p('zaragoza')} à ce tour.`,
      done: t`Ils ont traversé les montagnes de ${p('cuenca')} sans s’arrêter, car un Chef les menait.`,
      lost: t`Le tour\u00a019 a commencé, et il est parti.`,
      hints: [
        t`${p('zaragoza')} est vide, et à 2\u00a0provinces.`,
        t`Il y a des montagnes en chemin, mais elles n’arrêtent pas une unité qui se déplace avec un Chef.`,
        t`Déplacez El Cid et 1\u00a0Infanterie à ${p('cuenca')}, puis à ${p('zaragoza')}.`,
      ],
    },
    'to-zaragoza-without-him': {
      ask: t`Tour\u00a019, sans lui\u00a0: prenez ${p('zaragoza')} quand même.`,
      done: t`Par ${p('tortosa')}, l’Infanterie n’entre que dans des plaines, et se passe de Chef.`,
      lost: t`La séquence est finie.`,
      hints: [
        t`À ${p('cuenca')}, la montagne arrêterait l’Infanterie.`,
        t`Depuis ${p('castellon')}, un autre chemin passe par une plaine.`,
        t`Déplacez 1\u00a0Infanterie de ${p('castellon')} à ${p('tortosa')}, puis à ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'he-leads-on': {
      label: t`Lui faire mener ses unités une fois encore au tour\u00a019.`,
      because: t`Il a quitté la carte au début de la séquence de sa nation.`,
    },
    'past-castellon': {
      label: t`Traverser ${p('castellon')} jusqu’à ${p('tortosa')} au tour\u00a018.`,
      because: t`L’unité ennemie y stoppe 2\u00a0unités, et un Chef n’y change rien.`,
    },
  },
};
