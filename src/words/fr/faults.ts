import type { Params } from '../../kernel/contract.ts';
import type { FAULTS as EN, REMEDIES as EN_REMEDIES } from '../en/faults.ts';
import type { Wide } from '../lang.ts';
import { text } from '../parameter.ts';
import type { Rich } from '../rich.ts';

/**
 * Ce qui ne va pas dans un fichier, un lien ou une partie enregistrée de n’importe quel livre, code par code ; ce qu’il faut faire
 * est dans `REMEDIES`. Un livre ajoute ce qui peut manquer à ses positions.
 */

/** Ce qui vient d’un fichier ou d’un lien, entre guillemets. */
export const quoted = (value: unknown): string => `«\u00a0${text(value)}\u00a0»`;
/** À quel endroit. */
export const at = (path: string): string => (path ? ` (emplacement\u00a0: ${path})` : '');

type Say = (params: Params, path: string) => Rich;

export const FAULTS = {
  // Un fichier ou un lien, avant d’en connaître le contenu.
  'too-large': () => ['Le fichier est trop grand pour une partie.'],
  'not-json': () => ['Ce n’est pas une partie enregistrée\u00a0: le texte est illisible, peut-être coupé.'],
  'too-deep': (_, path) => [`Le fichier a plus de niveaux qu’aucune partie${at(path)}.`],
  'too-many-items': (_, path) => [`Une liste du fichier est plus longue que dans aucune partie${at(path)}.`],
  'text-too-long': (_, path) => [`Un texte du fichier est beaucoup trop long${at(path)}.`],
  'forbidden-key': ({ key }, path) => [
    `Le fichier contient le nom ${quoted(key)}, qu’aucune partie n’emploie${at(path)}.`,
  ],
  'not-an-integer': (_, path) => [`Un nombre du fichier n’est pas entier${at(path)}.`],
  'link-too-long': () => ['Le lien est trop long pour une partie.'],
  'not-base64': () => ['Le lien contient des caractères étrangers. Il s’est sans doute abîmé en route.'],
  damaged: () => ['Le lien est abîmé\u00a0: il manque sa fin, ou quelque chose y a été ajouté.'],
  'unfolds-too-large': () => ['Le contenu du lien est trop grand pour une partie.'],
  'not-utf8': () => ['Le lien est abîmé\u00a0: son contenu n’est pas du texte.'],
  // Parties enregistrées.
  'not-a-save': () => ['Ce n’est pas une partie enregistrée, ou elle est incomplète.'],
  'newer-format': () => ['Cette partie vient d’une version plus récente du site. Rechargez la page, puis réessayez.'],
  'other-game': ({ game }) => [`C’est une partie d’un autre livre\u00a0: ${quoted(game)}.`],
  'bad-root': (_, path) => [`Le début de la partie enregistrée est abîmé${at(path)}.`],
  'bad-action': ({ index }, path) =>
    typeof index === 'number'
      ? [`L’action\u00a0${index + 1} de la partie enregistrée est abîmée.`]
      : [`Une action de la partie enregistrée est abîmée${at(path)}.`],
  'bad-cursor': () => ['L’avancement de la partie enregistrée est mal noté.'],
  'bad-snapshot': () => ['La dernière position de la partie enregistrée est abîmée.'],
  'bad-hash': () => ['Les sommes de contrôle de la partie enregistrée sont abîmées.'],
  'bad-options': () => ['La partie enregistrée a des options qui n’existent pas.'],
  'no-scene': ({ scene }) => [`La partie part de l’exemple ${quoted(scene)}, qui n’existe pas ici.`],
  'no-start': () => ['La partie enregistrée ne peut plus commencer.'],
  refused: ({ at: index }) => [
    `Quand la partie est rejouée, les règles actuelles refusent l’action\u00a0${Number(index) + 1}.`,
  ],
  differs: ({ at: index }) => [
    `Quand la partie est rejouée, elle diffère à partir de l’action\u00a0${Number(index) + 1}.`,
  ],
} as const satisfies { readonly [C in keyof typeof EN]: Say };

/** Que faire, et que rien n’est perdu, selon l’endroit de la faute. */
export const REMEDIES: Wide<typeof EN_REMEDIES> = {
  save: 'Rien n’a changé sur cet appareil. Vos autres parties sont intactes.',
  replay: 'Vous pouvez continuer à partir de la dernière position, qui est intacte. Le fichier ne change pas.',
  link: 'Redemandez le lien, ou la partie en fichier. Vos propres parties sont intactes.',
  position: 'Corrigez ce point, puis réessayez. Rien n’est perdu.',
  scene: 'La figure ci-dessus montre la position. Le reste de la page fonctionne.',
};
