import type { RuleId } from '../../engine/data/ids.ts';

/** The title of each rule. */
export const RULES: { readonly [rule in RuleId]: string } = {
  '1': 'Places and rounds',
  '1-control': 'Control',
  '1-limit': 'Stacking limit',
  '2': 'Pledges',
  '2-secret': 'Secrecy',
  '3': 'Recruiting',
  '4': 'Movement',
  '4-next': 'Adjacent places',
  '5': 'Battles',
  '5-retreat': 'Retreat',
  '6': 'Points',
  '6-pledge': 'Points for pledges',
  '6-ties': 'Ties',
  '7': 'Raiders',
  '7-all': 'All places lost',
  '7-verdict': 'How the game ends',
  '8': 'Event cards',
  '8-rain': 'Rain',
  '8-fog': 'Fog',
  '8-harvest': 'Harvest',
};
