import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import { cited } from '../../words/cited.ts';
import { commonWordsOf } from '../../words/common.ts';
import { combatTableWordsOf } from '../../words/tables.ts';
import { linksTo } from '../rule-links.ts';
import { Lookup } from './Lookup.tsx';
import style from './lookup.css?inline';
import { isFort, nationOfFort, UNITS, type Unit } from './question.ts';

/** The rules that an answer may cite. */
const CITED: readonly RuleId[] = [
  '6.2',
  '6.2b',
  '6.4',
  '6.7-attacker',
  '6.7-defender',
  '9.3',
  '10.3-tactics',
  '11-umayyads-berbers',
];

/** Puts the look-up into its place on the page. */
export async function play(element: HTMLElement, { lang, home, written }: BookOnPage): Promise<void> {
  const [{ names }, { lookup }] = await Promise.all([commonWordsOf(lang), combatTableWordsOf(lang)]);
  const { fort, ...words } = lookup;
  const nameOf = (unit: Unit): string =>
    isFort(unit) ? fort[unit].replace('{nation}', names.nations[nationOfFort(unit)]) : names.units[unit].one;
  const units = Object.fromEntries(UNITS.map((unit) => [unit, nameOf(unit)])) as Record<Unit, string>;
  const hrefOf = linksTo(home, written);
  const rules = Object.fromEntries(CITED.map((rule) => [rule, { cited: cited(rule, names), href: hrefOf(rule) }]));
  element.before(Object.assign(document.createElement('style'), { textContent: style }));
  element.replaceChildren();
  render(<Lookup words={words} units={units} rules={rules} rulings={`${home}rulings/`} />, element);
}
