import type { RuleId } from '../../engine/data/ids.ts';
import type { DecisionKind } from '../../words/en/decisions.ts';

/**
 * The rules by which each kind of question is asked. A test plays whole games with every kind of question, and requires each of their
 * rules here.
 */
export const ASKED_BY: Readonly<Record<DecisionKind, readonly RuleId[]>> = {
  'before-income': ['9.5-rebuild'],
  collect: ['2.2'],
  buy: ['2.3', '2.2'],
  berbers: ['11-umayyads-berbers'],
  place: ['3.1'],
  arrive: ['3.2', '3.3'],
  'free-castle': ['11-visigoths-castles'],
  move: ['5'],
  pin: ['5.3'],
  march: ['11-vandals-march'],
  pile: ['10.3-minor-invasion', '11-crusade-ardour'],
  remove: ['4.5', '4.3', '6.8'],
  battles: ['6'],
  aim: ['6.1'],
  retreat: ['6.6', '10.3-retreat'],
  'after-battles': ['6'],
  cull: ['7'],
  submit: ['10.4', '11-celts', '11-basques', '11-lusitanians-umayyads'],
  withdraw: ['9.6-submission', '6.6-transformation'],
  'give-up': ['11-umayyads-surrender'],
  survivors: ['11-hispano-romans-founding', '11-castile-founding', '11-leon-founding'],
  settle: [
    '11-badajoz-founding',
    '11-zaragoza-founding',
    '11-valencia-founding',
    '11-granada-founding',
    '11-castile-founding',
    '11-aragon-founding',
  ],
  found: ['11-valencia-founding', '11-zaragoza-founding'],
  swap: ['11-valencia-founding'],
  mission: ['11-el-cid-hire'],
  'mission-answer': ['11-el-cid-hire'],
  engage: ['11-el-cid-battle'],
  enter: ['11-el-cid-valencia'],
  window: ['10.2', '10.3', '10.3-null'],
  'group-bids': ['10.1'],
  'group-raise': ['10.1'],
  major: ['14.1'],
  auction: ['14.2'],
  'sealed-bid': ['14.7'],
};
