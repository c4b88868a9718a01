import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'sancho-comes-back'> = {
  title: 'Le retour de Sancho',
  about: t`Tour\u00a015\u00a0: la ${n('navarre')} a perdu sa dernière province, et 1\u00a0Infanterie de ${n('zaragoza')} est à ${p('pamplona')}. Sancho arrive quand même, avec 1\u00a0Infanterie et 1\u00a0Chevalier.`,
  steps: [
    t`${n('zaragoza')} termine sa séquence. La ${n('navarre')} ne contrôle aucune province\u00a0: ses Renforts arrivent en ${p('gascony')}.`,
    t`Tous vont à ${p('pamplona')}.`,
    t`Leur mouvement prend fin.`,
    t`La bataille commence.`,
    t`Ils n’affrontent qu’une Infanterie de ${n('zaragoza')}. Avec Sancho, le Chevalier touche sur 3, et la ${n('navarre')} contrôle de nouveau ${p('pamplona')}.`,
  ],
  after: t`Les Renforts arrivent même si la nation a été éliminée (${r('11-navarre-sancho')}). Ils doivent quitter la ${p('gascony')} pour l’Hispanie pendant ce mouvement\u00a0; sinon, ils sont retirés.`,
  tasks: {
    'two-provinces': {
      ask: t`Laissez ${p('pamplona')} tranquille, et prenez plutôt 2\u00a0provinces.`,
      done: t`Vous contrôlez 2\u00a0provinces, qui font vivre 4\u00a0unités.`,
      lost: t`Une bataille a eu lieu, ou une unité est restée en arrière.`,
      hints: [
        t`La ${p('gascony')} est adjacente à 3\u00a0provinces d’Hispanie.`,
        t`Deux d’entre elles sont vides.`,
        t`Déplacez le Chevalier et Sancho au ${p('basque-country')}, et l’Infanterie dans les ${p('western-pyrenees')}.`,
      ],
    },
    'as-far-as-old-castile': {
      ask: t`Amenez-les tous en ${p('old-castile')} en un seul mouvement.`,
      done: t`La montagne n’arrête pas les unités qui se déplacent avec un Chef.`,
      lost: t`Une bataille a eu lieu, ou une unité est restée en arrière.`,
      hints: [
        t`Le ${p('basque-country')} est sur le chemin.`,
        t`Sans Chef, les unités doivent s’y arrêter.`,
        t`Déplacez les 3 au ${p('basque-country')}, puis les 3 en ${p('old-castile')}.`,
      ],
    },
  },
  wrongs: {
    'straight-to-zaragoza': {
      label: t`Aller directement de la ${p('gascony')} à ${p('zaragoza')}.`,
      because: t`Ces provinces ne sont pas adjacentes.`,
    },
    'past-pamplona': {
      label: t`Traverser ${p('pamplona')} jusqu’à ${p('huesca')}.`,
      because: t`L’unité ennemie y stoppe 2\u00a0unités, et la ${n('navarre')} n’en a que 2.`,
    },
  },
};
