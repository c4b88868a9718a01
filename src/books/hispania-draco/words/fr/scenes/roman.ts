import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des exemples de mouvement et de garnison (4.1, 4.2). */

export const gadesToOlisipo: WordsOfScene<Scenes['gades-to-olisipo']> = {
  title: 'De Gades à Olisipo',
  about: t`Le préteur d’Ulterior est à ${s('gades')}. Des voies mènent à ${s('emerita')} par ${s('corduba')} et ${s('regina')}\u00a0; le consul est sur la flotte en ${s('mare-gaditanum')}.`,
  steps: [
    t`La chaîne de voies jusqu’à ${s('emerita')} vaut 1\u00a0segment\u00a0: 1\u00a0denier. La connexion directe en coûterait 2.`,
    t`D’${s('emerita')} à ${s('ebora')}\u00a0: 1\u00a0denier.`,
    t`D’${s('ebora')} à ${s('olisipo')}\u00a0: 2\u00a0segments, 2\u00a0deniers.`,
  ],
  after: t`Par terre, le trajet coûte 4\u00a0deniers. Par mer, il en coûterait moitié moins (${r('4.1-pass')}).`,
  tasks: {
    'by-sea': {
      ask: t`Allez à ${s('olisipo')} pour 2\u00a0deniers.`,
      done: t`1\u00a0denier jusqu’à ${s('mare-gaditanum')}, 1 jusqu’à ${s('olisipo')}\u00a0: le préteur croise le consul sans s’arrêter sur la flotte.`,
      lost: t`Plus de 2\u00a0deniers sont dépensés.`,
      hints: [
        t`Regardez ${s('mare-gaditanum')}.`,
        t`On peut croiser un général sur sa case, si le mouvement continue.`,
        t`Allez directement à ${s('olisipo')}.`,
      ],
    },
    'past-the-praetor': {
      ask: t`Le préteur est maintenant à ${s('emerita')}. Continuez jusqu’à ${s('salmantica')}.`,
      done: t`3\u00a0segments jusqu’à ${s('abula')}, en croisant l’autre préteur, et 1 jusqu’à ${s('salmantica')}\u00a0: 4\u00a0deniers, et 5 avec les voies vers ${s('emerita')}.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez ${s('abula')}, où se trouve l’autre préteur.`,
        t`On peut le croiser, pour 3 + 1\u00a0deniers.`,
        t`Allez directement à ${s('salmantica')}.`,
      ],
    },
    'the-fleet': {
      ask: t`Amenez le consul en ${s('mare-atlanticum')}.`,
      done: t`Le général actif déplace n’importe quelle flotte pour 1\u00a0denier, avec le général à bord (${r('4.1-fleet')}).`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez ${s('mare-gaditanum')}.`,
        t`Au lieu du général, une flotte peut se déplacer.`,
        t`Déplacez la flotte de ${s('mare-gaditanum')} vers ${s('mare-atlanticum')}.`,
      ],
    },
  },
  wrongs: {
    onuba: { label: t`Aller à ${s('onuba')}.`, because: t`La ville contient une révolte.` },
    'on-the-fleet': { label: t`S’arrêter en ${s('mare-gaditanum')}.`, because: t`Le consul s’y trouve.` },
    'no-fleet': { label: t`Aller en ${s('mare-atlanticum')}.`, because: t`Aucune flotte ne s’y trouve.` },
    abula: { label: t`S’arrêter à ${s('abula')}.`, because: t`L’autre préteur s’y trouve.` },
  },
};

export const pastTheConsul: WordsOfScene<Scenes['past-the-consul']> = {
  title: 'Jusqu’à la flotte suivante',
  about: t`La même position, avec une seconde flotte en ${s('mare-atlanticum')}.`,
  steps: [
    t`Le préteur croise le consul en ${s('mare-gaditanum')} et s’arrête sur la flotte en ${s('mare-atlanticum')}\u00a0: 1 + 1\u00a0deniers.`,
  ],
  after: t`Un général n’entre en mer que s’il y a une flotte, et il peut y croiser un autre général (${r('4.1-sea')}, ${r('4.1-pass')}).`,
  tasks: {
    'land-at-talabriga': {
      ask: t`Débarquez à ${s('talabriga')}, et gardez au moins 3\u00a0deniers.`,
      done: t`3\u00a0deniers pour tout le trajet depuis ${s('gades')}.`,
      lost: t`Il reste moins de 3\u00a0deniers.`,
      hints: [
        t`Regardez ${s('talabriga')}.`,
        t`Une ville de la côte est connectée à sa mer par 1\u00a0segment.`,
        t`Allez à ${s('talabriga')}.`,
      ],
    },
  },
  wrongs: {
    'fleet-onto-fleet': {
      label: t`Déplacer la flotte de ${s('mare-gaditanum')} vers ${s('mare-atlanticum')}.`,
      because: t`Une mer contient 1\u00a0flotte au plus.`,
    },
  },
};

export const saldubaToGerunda: WordsOfScene<Scenes['salduba-to-gerunda']> = {
  title: 'Une garnison pour Gerunda',
  about: t`Le préteur de Citerior est à ${s('salduba')} avec une de ses garnisons, le consul à ${s('ilerda')}. ${s('gerunda')} contient une garnison du consul, ${s('beseda')} 3\u00a0révoltes.`,
  steps: [
    t`Par les voies et ${s('dertosa')} jusqu’à ${s('tarraco')}\u00a0: 1\u00a0denier.`,
    t`2\u00a0segments jusqu’à ${s('gerunda')}\u00a0: 2\u00a0deniers.`,
    t`Une garnison sur celle du consul\u00a0: 1\u00a0denier.`,
  ],
  after: t`1 + 2 + 1 = 4\u00a0deniers. Les 2\u00a0garnisons sont de couleurs différentes, et chaque général ne retire que les siennes (${r('4.2')}).`,
  tasks: {
    'take-back': {
      ask: t`Retirez la garnison de ${s('salduba')}.`,
      done: t`Cela coûte 1\u00a0denier, et le disque revient dans la réserve.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez ${s('salduba')}.`,
        t`Le général doit être dans la ville de la garnison.`,
        t`Retirez la garnison avant tout mouvement.`,
      ],
    },
    calagurris: {
      ask: t`Placez une garnison à ${s('calagurris')} pour 2\u00a0deniers en tout.`,
      done: t`1\u00a0denier pour le mouvement, 1 pour la garnison.`,
      lost: t`Plus de 2\u00a0deniers sont dépensés.`,
      hints: [
        t`Regardez ${s('calagurris')}.`,
        t`Elle est à 1\u00a0segment de ${s('salduba')}.`,
        t`Allez à ${s('calagurris')} et placez une garnison.`,
      ],
    },
  },
  wrongs: {
    ilerda: { label: t`S’arrêter à ${s('ilerda')} pour y placer une garnison.`, because: t`Le consul s’y trouve.` },
    'not-his-own': {
      label: t`Retirer la garnison du consul à ${s('gerunda')}.`,
      because: t`Elle n’est pas au préteur.`,
    },
  },
};

export const oscaIsShut: WordsOfScene<Scenes['osca-is-shut']> = {
  title: 'Osca fermée, puis ouverte',
  about: t`La même position. ${s('osca')} est la capitale d’Ilergetia, et ${s('beseda')}, dans la même province, contient 3\u00a0révoltes.`,
  steps: [t`Le préteur peut entrer dans la capitale\u00a0: 2\u00a0segments, 2\u00a0deniers.`],
  after: t`Il ne peut pas y placer de garnison\u00a0: toutes les villes de la province doivent d’abord être sans révolte (${r('4.2-capital')}).`,
  tasks: {
    'free-ilergetia': {
      ask: t`Placez une garnison à ${s('osca')} dans ce tour. La réussite est certaine.`,
      done: t`2\u00a0deniers pour le trajet, 1 pour chacun des 3\u00a0sièges certains, 1 pour la garnison\u00a0: les 6\u00a0deniers.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez ${s('beseda')}\u00a0: son bouclier est 1.`,
        t`Depuis ${s('osca')}, un siège à 1\u00a0denier réussit sur tout résultat.`,
        t`Allez à ${s('osca')}, assiégez ${s('beseda')} trois fois avec 1\u00a0denier, placez une garnison.`,
      ],
    },
  },
  wrongs: {
    'too-soon': {
      label: t`Placer aussitôt une garnison à ${s('osca')}.`,
      because: t`${s('beseda')} contient encore 3\u00a0révoltes.`,
    },
  },
};
