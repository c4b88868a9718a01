import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, ProvinceId } from '../../engine/data/ids.ts';
import type { Ending, Founding, FreeCastles } from '../../engine/data/types.ts';
import { n, p } from '../marks.ts';
import { sheet } from './sheet.ts';

const provinces = (ids: readonly ProvinceId[], last: string): Rich =>
  list(
    ids.map((id) => [p(id)]),
    ', ',
    last,
  );
const zones = { north: 'le Nord', centre: 'le Centre', south: 'le Sud', east: 'l’Est' };

/** Comment une nation finit, vu de son côté. */
export function ending(end: Ending): Rich {
  switch (end.kind) {
    case 'removed':
      return [`À la fin du tour ${end.turn}, après le comptage, toutes ses unités sont retirées.`];
    case 'converts':
      return t`À la fin du tour ${end.turn}, chaque unité devient une unité de ${n(end.into)}, sur place : ${sheet.unit(end.as, 2)}.`;
    case 'survivors': {
      const within = end.within
        ? t`, dans ${list(
            [
              ...end.within.zones.map((zone): Rich => [zones[zone]]),
              ...end.within.provinces.map((id): Rich => [p(id)]),
            ],
            ', ',
            ' et ',
          )},`
        : [];
      const keeps = end.keeps.length
        ? ` Ses ${end.keeps.map((kind) => sheet.unit(kind, 2)).join(', ')} passent tels quels.`
        : '';
      const rest = end.rest === 'removed' ? 'les autres sont retirées' : 'les autres restent, neutres';
      return t`À la fin du tour ${end.turn}, ${end.most} de ses unités au plus${within} deviennent, sur place, des unités de ${n(
        end.into,
      )} : ${sheet.units(end.quota)} au plus, au choix de son joueur ; ${rest}.${keeps}`;
    }
    case 'continues':
      return t`À la fin du tour ${end.turn}, les mêmes unités continuent sous le nom de ${n(end.into)}, au moins ${sheet.units(end.atLeast)}.`;
    case 'settles':
      return t`À la fin du tour ${end.turn}, elle devient ${n(end.into)} ; dès la fin du tour ${end.early.turn} si elle est alors soumise à ${n(
        end.early.subjectTo,
      )}.`;
    case 'splits':
      return t`À la fin du tour ${end.turn}, elle éclate en ${list(
        end.into.map((id): Rich => [n(id)]),
        ', ',
        ' et ',
      )}, fondées dans cet ordre.`;
  }
}

/** Ce que perd le joueur de l’ancienne nation s’il lui reste trop peu d’unités. */
export const owed = (minimum: number): string =>
  `Si la nouvelle nation va à un autre joueur, chaque unité manquante jusqu’à ${minimum} coûte 1 PV.`;

/** Comment une nation est fondée, vu de son côté ; une phrase chacun. */
export function founding(how: Founding): readonly Rich[] {
  const sentences: Rich[] = [];
  if (how.onlyIfGone) sentences.push(t`Seulement si ${n(how.onlyIfGone)} n’est plus :`);
  if (how.enters) sentences.push(t`Elle entre à ${p(how.enters.at)} au tour ${how.enters.turn}.`);
  if (how.takes.length)
    sentences.push(t`Elle prend ${provinces(how.takes, ' et ')}, quelle que soit la nation qui les tient.`);
  if (how.chooses) {
    const { from, most, least, fallback } = how.chooses;
    sentences.push(
      t`Elle prend ${how.takes.length ? `${most} de plus` : `jusqu’à ${most}`} parmi ${provinces(from, ' et ')}, si l’ancienne nation les tient ou si elles sont vides.`,
    );
    if (fallback.length) sentences.push(t`Avec moins de ${least}, elle prend aussi ${provinces(fallback, ' et ')}.`);
  }
  if (how.oneForEach) {
    sentences.push([
      `Elle reçoit une ${sheet.unit(how.oneForEach, 1)} par unité de l’ancienne nation ; ${sheet.units(how.units)} au moins.`,
    ]);
  } else if (Object.keys(how.units).length) sentences.push([`Elle reçoit ${sheet.units(how.units)}.`]);
  if (how.castlesAt.length) sentences.push(t`Un château-fort se dresse à ${provinces(how.castlesAt, ' et ')}.`);
  if (how.swapsCastles) {
    sentences.push([
      `Elle peut reprendre ${how.swapsCastles} château-fort de l’ancienne nation dans ses provinces, contre une infanterie.`,
    ]);
  }
  if (how.inherits) {
    sentences.push([
      `Elle reprend sur place au plus ${how.inherits.most} ${how.inherits.kinds
        .map((kind) => sheet.unit(kind, 2))
        .join(' et ')} de l’ancienne nation, et tous ses châteaux-forts.`,
    ]);
  }
  return sentences;
}

/** Les châteaux-forts qu’une nation reçoit. */
export function freeCastles(castles: FreeCastles): Rich {
  const when = castles.when === 'own-turn-end' ? 'à la fin de son propre tour' : 'au début du tour de jeu';
  const more = castles.free ? `, et ${castles.free} de plus dans ses provinces de plaine au sud du Douro` : '';
  const from = castles.fromSubject ? ' ; une nation soumise cède la province' : '';
  return t`Tour ${castles.turn}, ${when} : un château-fort à ${p(castles.fixed)}, si elle la tient${from}${more}.`;
}

/** Une nation qui se fond dans une autre, déjà en jeu. */
export const merges = (from: NationId, turn: number): Rich => t`À la fin du tour ${turn}, ${n(from)} se fond en elle.`;

/** La transformation, vue de l’autre fiche. */
export const heir = (from: NationId, turn: number): Rich => t`Elle naît de ${n(from)} à la fin du tour ${turn}.`;
