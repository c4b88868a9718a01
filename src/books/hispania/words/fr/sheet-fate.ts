import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { Ending, Founding, FreeCastles } from '../../engine/data/types.ts';
import { a, accord, dans, de, et, large, le, lieu, mots, nu, nuLieu, tout } from './grammar.ts';
import { sheet } from './sheet.ts';

const ZONES = { north: 'le Nord', centre: 'le Centre', south: 'le Sud', east: 'l’Est' };

/** Comment une nation finit, vu de son côté. */
export function ending(end: Ending): Rich {
  const when = `À la fin du tour\u00a0${end.turn}`;
  switch (end.kind) {
    case 'removed':
      return [`${when}, après le comptage, toutes ses unités sont retirées.`];
    case 'converts':
      return t`${when}, chacune de ses unités est remplacée, dans la même province, par 1\u00a0${sheet.unit(end.as, 1)} ${de(end.into)}.`;
    case 'survivors': {
      const within = end.within
        ? t` ${et([
            ...end.within.zones.map((zone): Rich => [`dans ${ZONES[zone]}`]),
            ...end.within.provinces.map((id) => dans(id)),
          ])}`
        : [];
      const keeps = end.keeps.length ? t` ${large([mots(end.keeps.map(tout))])} passent aussi au successeur.` : [];
      const rest = end.rest === 'removed' ? 'les autres sont retirées' : 'les autres restent et deviennent neutres';
      return t`${when}, au plus ${end.most} de ses unités${within} sont remplacées, dans les mêmes provinces, par des unités ${de(
        end.into,
      )}\u00a0: ${sheet.units(end.quota)} au plus. Le joueur du successeur les choisit\u00a0; ${rest}.${keeps}`;
    }
    case 'continues':
      return t`${when}, ses unités sont remplacées par des unités ${de(end.into)}, qui reçoit au moins ${sheet.units(end.atLeast)}.`;
    case 'settles':
      return t`${when}, la nation se transforme en ${nu(end.into)}. Si elle est soumise ${a(
        end.early.subjectTo,
      )} à la fin du tour\u00a0${end.early.turn}, la transformation a lieu à ce moment.`;
    case 'splits':
      return t`${when}, la nation se transforme en ${et(end.into.map(nu))}, fondées dans cet ordre.`;
  }
}

/** Ce que perd le joueur de l’ancienne nation s’il lui reste trop peu d’unités. */
export const owed = (minimum: number): string =>
  `Si le successeur revient à un autre joueur, chaque unité qui manque pour atteindre ${minimum} coûte 1\u00a0PV.`;

/** Comment une nation est fondée, vu de son côté ; une phrase chacun. */
export function founding(how: Founding): readonly Rich[] {
  const sentences: Rich[] = [];
  if (how.onlyIfGone)
    sentences.push(t`Seulement si ${le(how.onlyIfGone)} est ${accord(how.onlyIfGone, 'éliminé')}\u00a0:`);
  if (how.enters) sentences.push(t`La nation arrive ${dans(how.enters.at)} au tour\u00a0${how.enters.turn}.`);
  if (how.takes.length)
    sentences.push(t`La nation prend ${et(how.takes.map(lieu))}, même sous le contrôle d’une autre nation.`);
  if (how.chooses) {
    const { from, most, least, fallback } = how.chooses;
    sentences.push(
      t`La nation prend ${how.takes.length ? `${most}\u00a0autres` : `jusqu’à ${most}`}\u00a0provinces parmi les suivantes, si l’ancienne nation les contrôle ou si elles sont vides\u00a0: ${et(from.map(nuLieu))}.`,
    );
    if (fallback.length)
      sentences.push(t`Si moins de ${least} conviennent, la nation prend aussi ${et(fallback.map(lieu))}.`);
  }
  if (how.oneForEach) {
    sentences.push([
      `La nation reçoit 1\u00a0${sheet.unit(how.oneForEach, 1)} pour chaque unité de l’ancienne nation, et au moins ${sheet.units(how.units)}.`,
    ]);
  } else if (Object.keys(how.units).length) sentences.push([`La nation reçoit ${sheet.units(how.units)}.`]);
  if (how.castlesAt.length) sentences.push(t`Un Château-fort est placé ${et(how.castlesAt.map(dans))}.`);
  if (how.swapsCastles) {
    sentences.push([
      `La nation peut renoncer à 1\u00a0Infanterie et reprendre ${sheet.units({ castle: how.swapsCastles })} de l’ancienne nation dans ses provinces.`,
    ]);
  }
  if (how.inherits) {
    sentences.push([
      `La nation reprend sur place tous les Châteaux-forts de l’ancienne nation, et au plus ${how.inherits.most} de ses ${mots(
        how.inherits.kinds.map((kind) => sheet.unit(kind, 2)),
      )}.`,
    ]);
  }
  return sentences;
}

/** Les Châteaux-forts qu’une nation reçoit. */
export function freeCastles(castles: FreeCastles): Rich {
  const when =
    castles.when === 'own-turn-end'
      ? `À la fin de sa séquence, au tour\u00a0${castles.turn}`
      : `Au début du tour\u00a0${castles.turn}`;
  const from = castles.fromSubject ? ' (une nation soumise doit la lui céder)' : '';
  const more = castles.free ? `, et ${castles.free}\u00a0autres dans ses provinces de plaine au sud du Douro` : '';
  return t`${when}\u00a0: un Château-fort gratuit ${dans(castles.fixed)}, si la nation contrôle la province${from}${more}.`;
}

/** Une nation qui se transforme en une autre, déjà en jeu. */
export const merges = (from: NationId, turn: number): Rich =>
  t`À la fin du tour\u00a0${turn}, ${le(from)} se transforme en cette nation.`;

/** La transformation, vue de l’autre fiche. */
export const heir = (from: NationId, turn: number, ends?: Ending | null): Rich => {
  const early =
    ends?.kind === 'settles'
      ? t` (du tour\u00a0${ends.early.turn} si ${le(from)} est alors ${accord(from, 'soumis')} ${a(ends.early.subjectTo)})`
      : [];
  return t`À la fin du tour\u00a0${turn}${early}, cette nation succède ${a(from)}.`;
};
