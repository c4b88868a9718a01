import { eliteToInfantry } from './nations/almoravids.ts';
import { bandLeaves, entry } from './nations/el-cid.ts';
import { forgetMissions, mission, withMission } from './nations/el-cid-hire.ts';
import { missionFrame } from './nations/el-cid-missions.ts';
import { revolt } from './nations/lusitanians.ts';
import { forts } from './nations/rome.ts';
import { surrender, surrenderCastle } from './nations/umayyads-surrender.ts';
import { march } from './nations/vandals-march.ts';
import { settleToledo, toledoTaken } from './nations/visigoths-toledo.ts';
import { neverSubmits, offerToAll, settleHalves } from './options/all-submission.ts';
import { auction, auctionOfHeir, auctionsOfTurn } from './options/auctions.ts';
import { barbarianKills, barbarianProvince, scoreBarbarianCastles } from './options/barbarian.ts';
import { groupAuction } from './options/group-auction.ts';
import { beginGame, majorChoice } from './options/majors.ts';
import { payMinimum } from './options/minimums.ts';
import { sealedAuction } from './options/sealed-bids.ts';
import { strikesFirst } from './options/tokens/bravery.ts';
import { drawTokens } from './options/tokens/draws.ts';
import { earlyRetreat } from './options/tokens/early-retreat.ts';
import { markPile, partPile, pileChoice } from './options/tokens/minor-invasion.ts';
import { afterCombat, atTurnEnd, atTurnStart, inBattle } from './options/tokens/moments.ts';
import { pileAsOthers, withPiles } from './options/tokens/piles.ts';
import { tokenWindow } from './options/tokens/windows.ts';
import { arrival, guestsLeave, joinBands, leaveAtTurnEnd } from './rules/arrival.ts';
import { settleLoneLeaders } from './rules/battle.ts';
import { battle, combat } from './rules/combat.ts';
import { removals } from './rules/ending.ts';
import { finalScore } from './rules/final-score.ts';
import { pinning } from './rules/forced-passage.ts';
import { founding } from './rules/founding.ts';
import { castlesAtTurnStart, castlesInPhase, freeCastles } from './rules/free-castles.ts';
import type { Handlers } from './rules/hooks.ts';
import { income, overlordBuys } from './rules/income.ts';
import { movement } from './rules/movement.ts';
import { placement } from './rules/placement.ts';
import { populationCheck } from './rules/population.ts';
import { scoreLeaders, scoreTurn, sequenceEnd } from './rules/scoring.ts';
import { attackCheck, peaceCheck, surplus } from './rules/stacking.ts';
import { afterLosses, endSubmissions, offer, settleOverlords, settleYielding } from './rules/submission.ts';
import { survivors } from './rules/survivors.ts';
import { transformAtOnce, transformation, transformations } from './rules/transformation.ts';
import { withdrawal } from './rules/withdrawal.ts';

/**
 * The handler of each phase and frame, and everything that takes part at turns and phases: rules, single nations,
 * options.
 */
export const HANDLERS: Handlers = {
  frames: {
    // In a nation's turn.
    'overlord-buys': overlordBuys,
    pinning,
    surplus,
    'free-castles': freeCastles,
    // A battle and its consequences.
    battle,
    offer,
    withdrawal,
    // At the end of a turn.
    transformation,
    survivors,
    founding,
    // Single nations.
    mission: missionFrame,
    surrender,
    // Optional rules.
    auction,
    'sealed-auction': sealedAuction,
    'group-auction': groupAuction,
    'major-choice': majorChoice,
    'token-window': tokenWindow,
    'early-retreat': earlyRetreat,
    'pile-choice': pileChoice,
  },
  phases: {
    arrival,
    income,
    mission,
    placement,
    march,
    movement,
    entry,
    stacking: attackCheck,
    combat,
    forts,
    'last-stacking': peaceCheck,
    population: populationCheck,
    'sequence-end': sequenceEnd,
  },
  sequences: [withPiles, withMission],
  // Nations that are auctioned on this turn receive their players first.
  turnStart: [beginGame, auctionsOfTurn, joinBands, castlesAtTurnStart, eliteToInfantry, drawTokens],
  // Points, then transformations, ends of submission, and removals (1, ruling end-of-turn-order).
  turnEnd: [
    scoreTurn,
    scoreBarbarianCastles,
    scoreLeaders,
    guestsLeave,
    transformations,
    endSubmissions,
    removals,
    atTurnEnd,
    leaveAtTurnEnd,
    forgetMissions,
    bandLeaves,
  ],
  foundings: [auctionOfHeir],
  dues: [payMinimum],
  phaseBegins: [revolt, castlesInPhase, atTurnStart, markPile],
  phaseEnds: [partPile, afterCombat],
  strikesFirst,
  pileAsOthers,
  battle: {
    opening: [inBattle],
    'before-dice': [inBattle],
    'after-dice': [inBattle],
    'after-losses': [afterLosses, offerToAll],
    surrender: [surrenderCastle],
  },
  battleEnds: [toledoTaken],
  kills: barbarianKills,
  neverSubmits,
  provinceWorth: barbarianProvince,
  gameEnds: finalScore,
  // Each may cause what a later one checks: a leader's death causes a submission, which ends others.
  settle: [settleLoneLeaders, settleYielding, settleToledo, settleOverlords, settleHalves, transformAtOnce],
};
