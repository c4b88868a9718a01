import type { ReadingWords } from '../../../../words/scene-words.ts';
import type { SwitchId } from '../../engine/data/ids.ts';

export const READINGS: { readonly [Id in SwitchId]: ReadingWords } = {
  'berber-hits': {
    asks: 'Dice that hit a Berber',
    a: 'a die that shows 9 or 10',
    b: 'a die that totals 9 or higher with its bonuses',
  },
  'cid-leader-leaves': {
    asks: 'Turn on which the leader El Cid leaves',
    a: 'on his nation’s turn 18',
    b: 'on his nation’s turn 19',
  },
  ataces: { asks: 'Turn on which Ataces leaves', a: 'on the Alans’ turn 7', b: 'on the Vandals’ turn 7' },
  'minor-invasion-stacking': {
    asks: 'Stacking check that a minor invasion skips',
    a: 'after its first combat',
    b: 'after its first movement',
  },
  'vandals-retreat-africa': { asks: 'Vandals retreating to Africa', a: 'allowed from turn 7', b: 'never allowed' },
  'strait-retreat': { asks: 'Retreats across a strait', a: 'allowed', b: 'not allowed' },
  'knight-vs-cavalry-mountain': {
    asks: 'A knight against attacking cavalry in mountains',
    a: 'hits on 7 or higher',
    b: 'hits on 5 or higher',
  },
  'almohad-castles': { asks: 'Castles of the Almohads', a: 'none', b: 'they may rebuild' },
  'badajoz-when': { asks: 'Founding of Badajoz', a: 'at the end of the game turn', b: 'at once' },
  'toledo-falls': { asks: 'Nations that can make Toledo fall', a: 'the Umayyads only', b: 'other nations too' },
  'forts-stacking': { asks: 'Forts and stacking', a: 'a fort counts', b: 'a fort does not count' },
  'must-leave': {
    asks: 'Deadline for units that must leave',
    a: 'by the end of the first movement',
    b: 'by the end of the second movement',
  },
  'surrender-turn-14': { asks: 'Castles that surrender on turn 14', a: 'none', b: 'as on turns 11 to 13' },
  'subject-income-lost': {
    asks: 'Income of a subject of Rome or Carthage',
    a: 'half its income',
    b: 'all its income',
  },
  'navarre-dead': { asks: 'Arrival of Sancho if Navarre controls no province', a: 'in Gascony', b: 'in Pamplona' },
  'vandal-retreat-points': { asks: 'Points for a retreat to Africa', a: 'none', b: '1 for each unit' },
  'barcelona-castle': {
    asks: 'Arrival of the castle of Barcelona',
    a: 'at the start of turn 13',
    b: 'at the start of the Franks’ turn',
  },
  'free-castle-empty': { asks: 'A free castle for an empty Toledo', a: 'is placed', b: 'is lost' },
  'byzantium-cid': { asks: 'Byzantium and El Cid', a: 'never hires him', b: 'may hire him in games without auctions' },
  'cid-valencia-points': {
    asks: 'Points of El Cid for Valencia',
    a: 'after its first turn that ends with control of Valencia',
    b: 'at the scoring of turn 19',
  },
  'crusade-coast': { asks: 'Landing of the Crusade', a: 'on any coast', b: 'on any coast but 3' },
  'almohad-kills': { asks: 'Points for an Almohad unit', a: 'added to a nation’s own', b: 'the higher of the two' },
  'minimum-where': {
    asks: 'Count of the units owed to Seville',
    a: 'after the other 3 emirates are founded',
    b: 'before the other 3 emirates are founded',
  },
  'retreat-surplus': { asks: 'Excess unit after an attacker’s retreat', a: 'may stay', b: 'is removed at the check' },
  'auction-pass': { asks: 'A player who has passed', a: 'may bid again later', b: 'is out of this auction' },
  'barbarian-infantry': {
    asks: 'Infantry before turn 11',
    a: 'scores nothing',
    b: 'scores like infantry of another religion',
  },
};
