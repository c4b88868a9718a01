import type { ReadingWords } from '../../../../words/scene-words.ts';
import type { SwitchId } from '../../engine/data/ids.ts';

export const READINGS: { readonly [Id in SwitchId]: ReadingWords } = {
  'berber-hits': {
    asks: 'What hits a Berber',
    a: 'a die that shows 9 or 10',
    b: 'a die that comes to 9 with what helps it',
  },
  'cid-leader-leaves': {
    asks: 'When El Cid himself leaves',
    a: 'on his nation’s turn 18',
    b: 'on his nation’s turn 19',
  },
  ataces: { asks: 'When Ataces leaves', a: 'on the Alans’ turn 7', b: 'on the Vandals’ turn 7' },
  'minor-invasion-stacking': {
    asks: 'Which check a minor invasion skips',
    a: 'that after its first combat',
    b: 'that after its first movement',
  },
  'vandals-retreat-africa': { asks: 'Vandals retreating to Africa', a: 'from turn 7 on', b: 'never' },
  'strait-retreat': { asks: 'Retreats over a strait', a: 'allowed', b: 'not allowed' },
  'knight-vs-cavalry-mountain': {
    asks: 'A knight against attacking cavalry in the mountains',
    a: 'hits on 7',
    b: 'hits on 5',
  },
  'almohad-castles': { asks: 'Castles of the Almohads', a: 'none', b: 'they may rebuild' },
  'badajoz-when': { asks: 'When Badajoz is founded', a: 'at the end of the game turn', b: 'at once' },
  'toledo-falls': { asks: 'Who makes Toledo fall', a: 'the Umayyads alone', b: 'any other nation too' },
  'forts-stacking': { asks: 'Forts and stacking', a: 'a fort counts', b: 'a fort does not count' },
  'must-leave': {
    asks: 'By when units must leave',
    a: 'by the end of the first movement',
    b: 'by the end of the second movement',
  },
  'surrender-turn-14': { asks: 'Castles that surrender on turn 14', a: 'none', b: 'as on the turns before' },
  'subject-income-lost': {
    asks: 'What a subject of Rome or Carthage collects',
    a: 'half its income',
    b: 'all its income',
  },
  'navarre-dead': { asks: 'Where Sancho comes if Navarre is gone', a: 'to Gascony', b: 'to Pamplona' },
  'vandal-retreat-points': { asks: 'Points for a retreat to Africa', a: 'none', b: '1 a unit' },
  'barcelona-castle': {
    asks: 'When the castle of Barcelona comes',
    a: 'as turn 13 begins',
    b: 'as the Franks’ turn begins',
  },
  'free-castle-empty': { asks: 'A free castle for an empty Toledo', a: 'is placed', b: 'is lost' },
  'byzantium-cid': { asks: 'Byzantium and El Cid', a: 'never hires him', b: 'may hire him where nothing is auctioned' },
  'cid-valencia-points': {
    asks: 'When El Cid scores for Valencia',
    a: 'as soon as a turn of his ends with it',
    b: 'on turn 19',
  },
  'crusade-coast': { asks: 'Where the Crusade lands', a: 'on any coast', b: 'on any coast but three' },
  'almohad-kills': { asks: 'Points for an Almohad', a: 'beside one’s own', b: 'the higher of the two' },
  'minimum-where': {
    asks: 'When units owed to Seville are counted',
    a: 'after the other three emirates',
    b: 'before the other three emirates',
  },
  'retreat-surplus': { asks: 'A surplus after an attacker’s retreat', a: 'may stand', b: 'is checked as any other' },
  'auction-pass': { asks: 'Who has passed', a: 'may bid again later', b: 'is out of this auction' },
  'barbarian-infantry': { asks: 'Infantry before turn 11', a: 'scores nothing', b: 'scores as of another religion' },
};
