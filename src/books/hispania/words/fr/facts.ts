import { type Rich, t } from '../../../../words/rich.ts';
import type { Killed } from '../../engine/facts/units.ts';
import type { PhaseId } from '../../engine/state.ts';
import { hitsOf } from '../hits.ts';
import { aim } from './battle.ts';
import type { FactWords } from './fact-words.ts';
import { TABLE_FACTS } from './facts-table.ts';
import { TURN_FACTS } from './facts-turn.ts';
import {
  accordTous,
  compte,
  dans,
  deLieu,
  deQui,
  Le,
  LeQui,
  leQui,
  lieu,
  nu,
  nuLieu,
  verbe,
  verbeDe,
} from './grammar.ts';
import { NAMES } from './names.ts';
import { kind, orMore, PHASES, points, size, target, towards, units, wounds } from './units.ts';

/** Pourquoi une phase n’a pas eu lieu : il n’y avait rien à y faire. */
const IDLE: { readonly [phase in PhaseId]?: string } = {
  arrival: 'ni arrivée ni départ',
  income: 'aucun revenu',
  mission: 'aucune mission',
  entry: 'aucune unité n’entre',
  march: 'rien à déplacer',
  placement: 'rien à placer',
  forts: 'rien à placer',
  population: 'la limite est respectée',
  'sequence-end': 'aucun PV',
};
const idle = (phase: PhaseId): string =>
  IDLE[phase] ??
  (phase.endsWith('combat')
    ? 'aucune bataille'
    : phase.endsWith('movement')
      ? 'aucune unité ne peut se déplacer'
      : 'rien à contrôler');

const killed = ({ kind: of, owner, count, leader }: Killed): Rich =>
  leader ? [NAMES.leaders[leader]] : t`${units({ [of]: count })} ${deQui(owner)}`;

/** Le journal, fait par fait. */
export const FACTS: FactWords = {
  ...TURN_FACTS,
  ...TABLE_FACTS,
  phase: ({ turn, nation, phase }) => t`Tour\u00a0${turn}, ${nu(nation)}\u00a0: ${PHASES[phase]}.`,
  'phase-skipped': ({ nation, phase, rule }) =>
    t`${nu(nation)}, ${PHASES[phase]}\u00a0: ${rule === '9.3' ? 'le Zèle religieux en dispense' : idle(phase)}.`,
  over: ({ turn }) => [`La partie est finie après le tour\u00a0${turn}.`],
  moved: ({ nation, from, to, units: of, leaders, river, rule }) =>
    t`${Le(nation)} déplace ${units(of, leaders)}\u00a0: ${nuLieu(from)} → ${nuLieu(to)}${
      rule === '5.5' ? ', par le détroit' : river ? ', en franchissant un fleuve' : ''
    }.`,
  halted: ({ nation, place: at, units: of, why }) => {
    const halted = t`${size(of) === 0 ? 'le Chef' : units(of)} ${deQui(nation)}`;
    switch (why) {
      case 'mountain':
        return t`La montagne arrête ${halted} ${dans(at)}.`;
      case 'strait':
        return t`Le détroit arrête ${halted} ${dans(at)}.`;
      case 'sea':
        return t`Fin du mouvement en mer pour ${halted}.`;
      case 'pinned':
        return t`Passage en force\u00a0: ${halted}, ${accordTous(of, [], 'stoppé')} ${dans(at)}.`;
      case 'left-behind':
        return t`Le Chef laisse derrière lui ${halted} ${dans(at)}.`;
    }
  },
  capital: ({ nation, place: at, was }) =>
    t`${Le(nation)} déclare ${lieu(at)} capitale${was ? t`, à la place ${deLieu(was)}` : []}.`,
  removed: ({ nation, place: at, units: of, limit }) =>
    t`${Le(nation)} retire ${units(of)} ${deLieu(at)} (limite\u00a0${limit}).`,
  battle: ({ place: at, attacker, defender }) =>
    t`${LeQui(attacker)} ${verbe(attacker, 'attaque', 'attaquent')} ${leQui(defender)} ${dans(at)}.`,
  aimed: ({ owner, aims, forced }) =>
    t`Cibles ${deQui(owner)}\u00a0: ${aims
      .map(({ die, target: at, count }) => aim(die, at, count))
      .join('\u00a0; ')}${forced ? ' (aucun autre choix)' : ''}.`,
  rolled: ({ owner, die, target: at, needs, dice, hits }) =>
    t`${nu(owner)}, ${die === 'castle' ? kind(die, 1) : units({ [die]: dice.length })} contre ${target(at)}, ${orMore(needs)}\u00a0: ${{
      // Un 1 naturel rate toujours (6.2).
      dice: dice.map((value) => ({ value, hit: value !== 1 && value >= needs })),
    }} – ${hits === 0 ? 'aucune touche' : compte(hits, 'touche')}.`,
  felled: ({ owner, units: of }) =>
    t`${LeQui(owner)} ${verbe(owner, 'perd', 'perdent')} ${units(of)} aussitôt, avant les autres dés.`,
  replayed: ({ place: at, round }) => t`Les dés du round\u00a0${round} ${dans(at)} sont relancés.`,
  wasted: ({ target: at, hits }) => [
    `${compte(hits, 'touche')} contre ${target(at)} ${hits < 2 ? 'est perdue' : 'sont perdues'}, faute de cible.`,
  ],
  destroyed: ({ owner, unit, count }) =>
    t`${LeQui(owner)} ${verbe(owner, 'perd', 'perdent')} ${units({ [unit]: count })}.`,
  wounded: ({ owner, unit, lives }) =>
    t`Le ${kind(unit, 1)} ${deQui(owner)} est ${wounds(hitsOf({ unit, lives }))}\u00a0: ${
      lives === 1 ? '1\u00a0touche de plus le détruit' : `${compte(lives, 'touche')} de plus le détruisent`
    }.`,
  ruined: ({ place: at, owner }) => t`Le Château-fort ${deQui(owner)} ${dans(at)} devient une Ruine.`,
  'leader-killed': ({ place: at, leader, rule }) =>
    rule === '6.2'
      ? t`${NAMES.leaders[leader]} meurt avec son armée ${dans(at)}.`
      : t`${NAMES.leaders[leader]}, seul face à des unités ennemies ${dans(at)}, est tué.`,
  scored: ({ nation, points: halves, killed: of }) => t`${Le(nation)} marque ${points(halves)} pour ${killed(of)}.`,
  retreated: ({ owner, from, to, units: of, leaders, leaves }) =>
    t`${LeQui(owner)} ${verbe(owner, 'retraite', 'retraitent')} ${deLieu(from)} ${towards(to)}\u00a0: ${units(of, leaders)}${
      leaves ? ` ${verbeDe(of, leaders, 'quitte', 'quittent')} le jeu` : ''
    }.`,
  stays: ({ owner, side, forced }) =>
    t`${LeQui(owner)} ${
      side === 'attacker' && !forced
        ? verbe(owner, 'poursuit le combat', 'poursuivent le combat')
        : verbe(owner, 'reste dans la bataille', 'restent dans la bataille')
    }${forced ? '\u00a0: aucune retraite possible' : ''}.`,
  'battle-over': ({ place: at, winner, rounds }) =>
    t`Fin de la bataille ${deLieu(at)} ${rounds === 0 ? 'avant le 1er\u00a0round' : `après ${compte(rounds, 'round')}`}\u00a0: ${
      winner ? t`${leQui(winner)} ${verbe(winner, 'l’emporte', 'l’emportent')}` : 'aucun vainqueur'
    }.`,
  healed: ({ owner, units: of }) =>
    t`Après la bataille, ${units(of)} ${deQui(owner)} ${verbeDe(of, [], 'retrouve ses', 'retrouvent leurs')} points de vie.`,
  rebuilt: ({ nation, place: at, gave, taken }) =>
    t`${Le(nation)} reconstruit le Château-fort ${deLieu(at)} et sacrifie ${units({ [gave]: 1 })}${
      taken ? t`. Le Château-fort ${deLieu(taken)} y est déplacé` : []
    }.`,
};
