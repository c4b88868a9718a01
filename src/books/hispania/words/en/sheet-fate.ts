import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, ProvinceId } from '../../engine/data/ids.ts';
import type { Ending, Founding, FreeCastles } from '../../engine/data/types.ts';
import { p } from '../marks.ts';
import { sheet } from './sheet.ts';
import { the } from './units.ts';

const provinces = (ids: readonly ProvinceId[], last: string): Rich =>
  list(
    ids.map((id) => [p(id)]),
    ', ',
    last,
  );
const zones = { north: 'the North', centre: 'the Centre', south: 'the South', east: 'the East' };

/** How a nation ends, told from its own side. */
export function ending(end: Ending): Rich {
  switch (end.kind) {
    case 'removed':
      return [`At the end of turn ${end.turn}, after the scoring, all its units are removed.`];
    case 'converts':
      return t`At the end of turn ${end.turn} every unit becomes ${sheet.unit(end.as, 2)} of ${the(end.into)}, where it stands.`;
    case 'survivors': {
      const within = end.within
        ? t` in ${list(
            [
              ...end.within.zones.map((zone): Rich => [zones[zone]]),
              ...end.within.provinces.map((id): Rich => [p(id)]),
            ],
            ', ',
            ' and ',
          )}`
        : [];
      const keeps = end.keeps.length
        ? ` ${end.keeps.map((kind) => sheet.unit(kind, 2)).join(', ')} pass over as they are.`
        : '';
      const rest = end.rest === 'removed' ? 'the others are removed' : 'the others stay, as neutrals';
      return t`At the end of turn ${end.turn} at most ${end.most} of its units${within} become units of ${the(end.into)}, where they stand: ${sheet.units(end.quota)} at most, chosen by the player of the new nation; ${rest}.${capital(keeps)}`;
    }
    case 'continues':
      return t`At the end of turn ${end.turn} the same units go on as ${the(end.into)}, at least ${sheet.units(end.atLeast)}.`;
    case 'settles':
      return t`At the end of turn ${end.turn} it becomes ${the(end.into)}; at the end of turn ${end.early.turn} already if it is subject to ${the(end.early.subjectTo)} then.`;
    case 'splits':
      return t`At the end of turn ${end.turn} it falls apart into ${list(
        end.into.map(the),
        ', ',
        ' and ',
      )}, founded in this order.`;
  }
}

const capital = (sentence: string): string => sentence.replace(/\S/, (first) => first.toUpperCase());

/** What the old nation's player loses when it has too few units left. */
export const owed = (minimum: number): string =>
  `If another player gets the new nation, each unit short of ${minimum} costs 1 point.`;

/** How a nation is founded, told from its own side; one sentence each. */
export function founding(how: Founding): readonly Rich[] {
  const sentences: Rich[] = [];
  if (how.onlyIfGone) sentences.push(t`Only if ${the(how.onlyIfGone)} are gone:`);
  if (how.enters) sentences.push(t`It enters at ${p(how.enters.at)} on turn ${how.enters.turn}.`);
  if (how.takes.length) sentences.push(t`It takes ${provinces(how.takes, ' and ')}, whoever holds them.`);
  if (how.chooses) {
    const { from, most, least, fallback } = how.chooses;
    sentences.push(
      t`It takes ${how.takes.length ? `${most} more` : `up to ${most}`} of ${provinces(from, ' and ')} that are the old nation’s or empty.`,
    );
    if (fallback.length) sentences.push(t`With fewer than ${least} it takes ${provinces(fallback, ' and ')} as well.`);
  }
  if (how.oneForEach) {
    sentences.push([
      `It gets one ${sheet.unit(how.oneForEach, 1)} for each unit of the old nation; ${sheet.units(how.units)} at least.`,
    ]);
  } else if (Object.keys(how.units).length) sentences.push([`It gets ${sheet.units(how.units)}.`]);
  if (how.castlesAt.length) sentences.push(t`A castle stands at ${provinces(how.castlesAt, ' and ')}.`);
  if (how.swapsCastles) {
    sentences.push([
      `It may take over ${how.swapsCastles} castle of the old nation in its provinces, giving up one infantry for it.`,
    ]);
  }
  if (how.inherits) {
    sentences.push([
      `It takes over at most ${how.inherits.most} of the old nation’s ${how.inherits.kinds
        .map((kind) => sheet.unit(kind, 2))
        .join(' and ')} where they stand, and every castle.`,
    ]);
  }
  return sentences;
}

/** Castles that a nation is given. */
export function freeCastles(castles: FreeCastles): Rich {
  const when = castles.when === 'own-turn-end' ? 'at the end of its own turn' : 'at the start of the game turn';
  const more = castles.free ? `, and ${castles.free} more in plain provinces of its own south of the Douro` : '';
  const from = castles.fromSubject ? '; a subject gives the province up' : '';
  return t`Turn ${castles.turn}, ${when}: a castle at ${p(castles.fixed)}, if it holds it${from}${more}.`;
}

/** A nation that merges into one that plays already, as that one's page tells it. */
export const merges = (from: NationId, turn: number): Rich => t`At the end of turn ${turn} ${the(from)} merge into it.`;

/** The transformation as the other side's page tells it. */
export const heir = (from: NationId, turn: number, ends?: Ending | null): Rich => {
  const early =
    ends?.kind === 'settles'
      ? t`, or of turn ${ends.early.turn} if they are subject to ${the(ends.early.subjectTo)} then`
      : [];
  return t`It takes the place of ${the(from)} at the end of turn ${turn}${early}.`;
};
