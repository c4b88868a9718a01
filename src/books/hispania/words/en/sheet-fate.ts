import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, ProvinceId } from '../../engine/data/ids.ts';
import type { Ending, Founding, FreeCastles } from '../../engine/data/types.ts';
import { p } from '../marks.ts';
import { sheet } from './sheet.ts';
import { does, the } from './units.ts';

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
      return t`At the end of turn ${end.turn} each of its units is replaced by 1 ${sheet.unit(end.as, 1)} of ${the(end.into)} in the same province.`;
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
        ? ` All ${end.keeps.map((kind) => sheet.unit(kind, 2)).join(', ')} are taken over in addition.`
        : '';
      const rest = end.rest === 'removed' ? 'the others are removed' : 'the others stay and are neutral';
      return t`At the end of turn ${end.turn} at most ${end.most} of its units${within} are replaced by units of ${the(end.into)} in the same provinces: at most ${sheet.units(end.quota)}. The successor’s player chooses them; ${rest}.${keeps}`;
    }
    case 'continues':
      return t`At the end of turn ${end.turn} its units are replaced by units of ${the(end.into)}, which receives at least ${sheet.units(end.atLeast)}.`;
    case 'settles':
      return t`At the end of turn ${end.turn} it transforms into ${the(end.into)}. If it is subject to ${the(end.early.subjectTo)} at the end of turn ${end.early.turn}, it does so then.`;
    case 'splits':
      return t`At the end of turn ${end.turn} it transforms into ${list(
        end.into.map(the),
        ', ',
        ' and ',
      )}, founded in this order.`;
  }
}

/** What the predecessor's player loses when it has too few units left. */
export const owed = (minimum: number): string =>
  `If another player has the successor, each unit missing from ${minimum} costs 1 point.`;

/** How a nation is founded, told from its own side; one sentence each. */
export function founding(how: Founding): readonly Rich[] {
  const sentences: Rich[] = [];
  if (how.onlyIfGone) sentences.push(t`Only if ${the(how.onlyIfGone)} have been eliminated:`);
  if (how.enters) sentences.push(t`It arrives at ${p(how.enters.at)} on turn ${how.enters.turn}.`);
  if (how.takes.length)
    sentences.push(
      t`It takes ${provinces(how.takes, ' and ')}, whichever nation controls ${how.takes.length === 1 ? 'the province' : 'them'}.`,
    );
  if (how.chooses) {
    const { from, most, least, fallback } = how.chooses;
    sentences.push(
      t`It takes ${how.takes.length ? `${most} others` : `up to ${most}`} of ${provinces(from, ' and ')} that the predecessor controls or that are empty.`,
    );
    if (fallback.length)
      sentences.push(t`If fewer than ${least} qualify, it also takes ${provinces(fallback, ' and ')}.`);
  }
  if (how.oneForEach) {
    sentences.push([
      `It receives 1 ${sheet.unit(how.oneForEach, 1)} for each unit of its predecessor, and at least ${sheet.units(how.units)}.`,
    ]);
  } else if (Object.keys(how.units).length) sentences.push([`It receives ${sheet.units(how.units)}.`]);
  if (how.castlesAt.length) sentences.push(t`A castle is placed in ${provinces(how.castlesAt, ' and ')}.`);
  if (how.swapsCastles) {
    sentences.push([
      `It may give up 1 infantry to take over ${how.swapsCastles} castle of its predecessor in its provinces.`,
    ]);
  }
  if (how.inherits) {
    sentences.push([
      `It takes over, in the same provinces, all castles of its predecessor and at most ${how.inherits.most} of its ${how.inherits.kinds
        .map((kind) => sheet.unit(kind, 2))
        .join(' and ')} units.`,
    ]);
  }
  return sentences;
}

/** Castles that a nation receives. */
export function freeCastles(castles: FreeCastles): Rich {
  const when = castles.when === 'own-turn-end' ? 'at the end of its own turn' : 'at the start of the game turn';
  const more = castles.free
    ? `, and ${castles.free} others in plain provinces south of the Douro that it controls`
    : '';
  const from = castles.fromSubject ? '; a subject there must give up the province' : '';
  return t`Turn ${castles.turn}, ${when}: a free castle in ${p(castles.fixed)}, if it controls the province${from}${more}.`;
}

/** A nation that merges into one that plays already, as that one's page tells it. */
export const merges = (from: NationId, turn: number): Rich =>
  t`At the end of turn ${turn} ${the(from)} ${does(from, 'transform')} into it.`;

/** The transformation as the other side's page tells it. */
export const heir = (from: NationId, turn: number, ends?: Ending | null): Rich => {
  const early =
    ends?.kind === 'settles'
      ? t`, or of turn ${ends.early.turn} if they are then subject to ${the(ends.early.subjectTo)}`
      : [];
  return t`It succeeds ${the(from)} at the end of turn ${turn}${early}.`;
};
