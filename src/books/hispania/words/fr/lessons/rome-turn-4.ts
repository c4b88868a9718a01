import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { deLieu, vers } from '../grammar.ts';

export const words: WordsOf<'rome-turn-4'> = {
  title: 'La conquête romaine\u00a0: tour\u00a04',
  learn: t`Jouez une Invasion avec des Élites, et avec des Forts qui gardent les provinces que les Élites ont quittées.`,
  about: t`C’est le tour\u00a04 du scénario C\u00a0; 7\u00a0nations ont joué avant vous. ${n('rome')} ne collecte pas d’Or et n’achète rien\u00a0: 14\u00a0Élites arrivent, et 16 sont déjà sur la carte. À la fin du tour\u00a05, elle marque des PV pour chaque province du Sud, de l’Est et du Centre\u00a0; celles du Sud rapportent le plus. Chaque zone entière donne un bonus.`,
  steps: {
    landing: {
      ask: t`Choisissez où arrivent vos 14\u00a0Élites, à ${p('narbonne')} ou en mer, puis déplacez vos unités. Une Élite peut entrer dans 3\u00a0provinces, et celles qui sont déjà sur la carte se déplacent aussi. Attaquez au moins 6\u00a0provinces, chacune avec plus d’unités que l’ennemi n’y en a, et ne laissez aucune unité en mer.`,
      done: t`De ${p('narbonne')}, la plupart de ces provinces étaient hors de portée. Chaque province que vous contrôlez ou traversez à ce tour recevra aussi un Fort.`,
      lost: t`Le premier mouvement est fini, et vous n’avez pas l’avantage du nombre dans 6\u00a0provinces.`,
      hints: [
        t`La plupart des provinces qui rapportent des PV sont dans le Sud, et la plupart ne contiennent qu’une unité. Regardez ${p('seville')}, qui est vide, et les provinces adjacentes. ${p('denia')} et ${p('valencia')} contiennent 1\u00a0unité chacune.`,
        t`Placez toutes les Élites en mer. Déplacez-en 10 à ${p('seville')}\u00a0: de là, 5 à ${p('cordoba')}, 3 en ${p('algarve')}, 2 à ${p('badajoz')}. Déplacez-en 2 à ${p('cadiz')} et 2 à ${p('gibraltar')}. Déplacez-en 2 de ${p('cartagena')} à ${p('denia')}, 2 ${deLieu('la-mancha')} à ${p('valencia')}, et 2 de ${p('tortosa')} à ${p('huesca')} par ${p('zaragoza')}. Terminez le mouvement.`,
      ],
      poor: {
        'by-narbonne': t`De ${p('narbonne')}, il n’y a qu’un chemin, que garde le ${n('basques')}. L’Est rapporte moitié moins que le Sud, et les unités en surplus doivent être retirées.`,
        'left-at-sea': t`Les unités encore en mer à la fin du mouvement sont perdues\u00a0: seules les nations qui ont la suprématie navale peuvent y rester.`,
        'too-few': t`Vous attaquez peu de provinces, avec trop d’unités. En plaine, une Élite touche sur 6\u00a0ou plus\u00a0: 2 suffisent contre une Infanterie seule, et vous en avez 30.`,
      },
      wrongs: {
        'arrive-in-valencia': {
          label: t`Faire arriver 4\u00a0Élites à ${p('valencia')}.`,
          because: t`À ce tour, elles arrivent à ${p('narbonne')} ou en mer. De la mer, elles peuvent débarquer à ${p('valencia')}.`,
        },
        'march-first': {
          label: t`Aller de ${p('toledo')} à ${p('cordoba')} avant l’arrivée des autres.`,
          because: t`L’arrivée vient toujours avant le mouvement.`,
        },
        'land-in-lisbon': {
          label: t`Débarquer 2\u00a0Élites à ${p('lisbon')}.`,
          because: t`Sa côte n’a pas d’ancre. Des unités peuvent l’atteindre par ${p('seville')} et ${p('badajoz')}.`,
        },
      },
    },
    battles: {
      ask: t`Premier combat. Prenez au moins 6 des provinces que vous attaquez. En plaine, vos Élites touchent l’Infanterie sur 6\u00a0ou plus, et l’Infanterie les touche sur 8\u00a0ou plus. Il est bon le plus souvent de poursuivre le combat.`,
      done: t`Vous avez pris au moins 6\u00a0provinces. Toutes les Élites survivantes se déplacent de nouveau\u00a0; les Forts sont placés à la fin de la séquence.`,
      lost: t`Vous avez pris moins de 6\u00a0provinces. Si c’est la faute des dés, continuez\u00a0: un second mouvement suit.`,
      hints: [
        t`Commencez par la bataille la plus importante. Les chances sont affichées à côté de chaque bataille.`,
        t`Livrez toutes les batailles, et restez après chaque round. Ne retraitez que là où l’ennemi a l’avantage du nombre.`,
      ],
      poor: {
        'gives-way': t`Vous avez quitté des batailles après 1\u00a0round, malgré l’avantage du nombre. Des Élites qui retraitent ne prennent pas de province, et vous n’en aurez plus jamais autant qu’à ce tour.`,
      },
      wrongs: {
        'move-on': {
          label: t`Déplacer 1\u00a0Élite de ${p('toledo')} ${vers('la-mancha')} avant la bataille suivante.`,
          because: t`Aucune unité ne se déplace tant que des batailles restent à livrer.`,
        },
        'no-battle': {
          label: t`Garder ${p('huesca')} pour plus tard.`,
          because: t`Partout où vos unités sont dans une province avec des unités ennemies, elles doivent combattre maintenant.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second mouvement. Attaquez 3 autres provinces, chacune avec plus d’unités que l’ennemi n’y en a. Vous pouvez laisser des provinces vides\u00a0: chacune de celles où étaient vos unités à ce tour reçoit un Fort, qui la garde. Traversez aussi des provinces vides qui rapportent des PV.`,
      done: t`Vos Forts gardent ce que vous laissez, et vos Élites vont vers les provinces encore à prendre.`,
      lost: t`Le mouvement est fini sans 3 nouvelles attaques où vos chances sont bonnes.`,
      hints: [
        t`Dans le Sud, il reste ${p('lisbon')}, ${p('granada')} et la ${p('sierra-morena')}, qui est vide\u00a0; dans l’Est, ${p('barcelona')}.`,
        t`Déplacez 2\u00a0Élites de l’${p('algarve')} à ${p('lisbon')}. Déplacez-en 4 de ${p('cordoba')} et 1 de ${p('gibraltar')} à ${p('granada')}, qui contient 3\u00a0unités, en montagne. Déplacez-en 2 de ${p('huesca')} et 1 de ${p('tortosa')} à ${p('barcelona')}, et 1 de ${p('toledo')} en ${p('sierra-morena')}. Terminez le mouvement.`,
      ],
      poor: {
        stays: t`Vous gardez vos provinces et n’en gagnez aucune. Les Forts seuls les auraient gardées, et là où vos Élites dépassent la limite, vous devez en retirer.`,
        one: t`Vous attaquez une fois, là où 3\u00a0attaques étaient possibles. Au tour\u00a05, vous avez bien moins d’Élites pour finir le travail.`,
      },
      wrongs: {
        'fight-at-once': {
          label: t`Combattre aussitôt à ${p('granada')}.`,
          because: t`Des unités doivent d’abord y aller, et le mouvement doit être fini.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second combat. Le jeu place ensuite les Forts, les unités en surplus sont retirées, et la séquence est finie. Contrôlez à la fin 19\u00a0provinces de vos 3\u00a0zones.`,
      done: t`Chaque province que vous avez contrôlée, traversée ou conquise a maintenant un Fort. Les Forts restent, quoi que fassent vos Élites au tour\u00a05, quand ces provinces rapportent des PV.`,
      lost: t`Vous contrôlez moins de 19\u00a0provinces\u00a0: les dés étaient peut-être contre vous. Au tour\u00a05, vous recevez de nouveau jusqu’à 13\u00a0Élites, puis les provinces rapportent des PV.`,
      hints: [
        t`Il reste trois batailles. Les nations qui peuvent se soumettre à vous sont consultées avant le round suivant.`,
        t`Combattez à ${p('lisbon')}, à ${p('granada')} et à ${p('barcelona')}, et restez. Les unités en surplus sont retirées à la fin\u00a0: gardez tout ce que la limite permet.`,
      ],
      poor: {
        'gives-way': t`Vous avez quitté des batailles où vous aviez l’avantage du nombre, et 2\u00a0provinces qui rapportent des PV restent à d’autres nations.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Déplacer ensuite 1\u00a0Élite de ${p('toledo')} ${vers('la-mancha')}.`,
          because: t`Une Invasion compte 2\u00a0mouvements. Vous vous déplacerez de nouveau au tour\u00a05.`,
        },
      },
    },
  },
  after: t`Les Renforts arrivent avant le mouvement des unités (${r('3.2')}). En Invasion, une nation se déplace et combat deux fois (${r('9.1')}). Des Forts sont placés là où vos unités sont passées, et gardent la province (${r('11-rome-forts')}). Trois zones rapportent des PV à la fin du tour\u00a05 (${r('11-rome-zones')}).`,
};
