import type * as axeCore from 'axe-core';

/** Code that runs in a page: axe, with its rule of contrasts asked once for all text of the same colours. */

/** axe, with the checks of its rules, which it does not declare. */
export type Axe = typeof axeCore & { readonly _audit: { readonly checks: Record<string, Check | undefined> } };

interface Check {
  evaluate(this: CheckHelper, node: Element, ...rest: readonly unknown[]): boolean | undefined;
}
interface CheckHelper {
  data(said: { readonly messageKey?: string }): void;
}

interface Asked {
  readonly within: readonly string[];
  /** `colours`: only contrasts, if nothing else can have changed. */
  readonly rules: 'all' | 'colours';
  /** Signatures of colours that are known to be good. */
  readonly known: readonly string[];
}

interface Looked {
  /** The violations that axe finds, as rule and places. */
  readonly violations: readonly string[];
  /** Signatures of the colours that were found good. */
  readonly good: readonly string[];
}

/**
 * Looks at a page with all rules of axe, or with that of contrasts alone.
 *
 * Contrasts take most of the time of axe, and most text of a page has the colours of other text. So text is put together by a
 * signature (its colour, size and weight, and the backgrounds behind it), and the rule is asked for one piece of each. Where the
 * answer depends on the place (the piece is covered, out of sight, disabled) the rule is asked for all that share the signature.
 * Text that is positioned on top of something that is not around it is always asked for by itself.
 */
export async function look({ within, rules, known }: Asked): Promise<Looked> {
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const CONTRAST = 'color-contrast';
  const MARK = 'data-contrast';
  /** Why a contrast is undecided wherever the same colours are. */
  const EVERYWHERE: readonly unknown[] = ['bgImage', 'bgGradient', 'complexTextShadows', 'colorParse', 'fgAlpha'];

  /** The backgrounds behind an element, from itself outwards; undefined if that depends on its place. */
  const behind = new Map<Element, string | undefined>();
  const backgroundOf = (element: Element): string | undefined => {
    if (behind.has(element)) return behind.get(element);
    const { backgroundColor, backgroundImage, opacity, position, mixBlendMode, filter } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${mixBlendMode} ${filter}`;
    const around = element.parentElement ? backgroundOf(element.parentElement) : '';
    const covers = /^rgb\(/.test(backgroundColor) || element.parentElement === null;
    const floats = position === 'absolute' || position === 'fixed' || position === 'sticky';
    let found: string | undefined;
    if (opacity !== '1') found = undefined;
    else if (covers) found = around === undefined && isFaded(element) ? undefined : own;
    else if (!floats && around !== undefined) found = `${own} / ${around}`;
    behind.set(element, found);
    return found;
  };
  /** Whether something around an element lets through what is behind it. */
  const isFaded = (element: Element): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).opacity !== '1') return true;
    return false;
  };
  const signatureOf = (element: Element): string | undefined => {
    const background = backgroundOf(element);
    if (background === undefined) return undefined;
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke } =
      getComputedStyle(element);
    const svg = element instanceof SVGElement ? 'svg' : '';
    return [svg, color, webkitTextFillColor, webkitTextStroke, fontSize, fontWeight, textShadow, background].join(
      ' | ',
    );
  };
  const isText = (element: Element): boolean => {
    if (element.matches('input, select, textarea')) return true;
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  };

  const parts = within.length > 0 ? within.flatMap((part) => [...document.querySelectorAll(part)]) : [document.body];
  const texts = new Set(parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(isText));
  const groups = new Map<string, Element[]>();
  const alone: Element[] = [];
  for (const element of texts) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const signature = signatureOf(element);
    if (signature === undefined) alone.push(element);
    else if (!known.includes(signature)) groups.set(signature, [...(groups.get(signature) ?? []), element]);
  }

  /** The rule's results for each element that it was asked for. */
  const said = new Map<Element, 'good' | 'bad' | 'undecided' | 'undecided everywhere'>();
  const check = axe._audit.checks[CONTRAST];
  if (!check) throw new Error(`axe has no check ${CONTRAST}`);
  const { evaluate } = check;
  check.evaluate = function (node, ...rest) {
    let why: unknown;
    const data = this.data;
    this.data = (given) => {
      why = given?.messageKey;
      data.call(this, given);
    };
    const answer = evaluate.call(this, node, ...rest);
    const undecided = EVERYWHERE.includes(why) || node instanceof SVGElement ? 'undecided everywhere' : 'undecided';
    // Invisible text has no contrast.
    said.set(node, answer === false ? 'bad' : answer === undefined || why === 'hidden' ? undecided : 'good');
    return answer;
  };
  axe.configure({ rules: [{ id: CONTRAST, selector: `[${MARK}]` }] });

  const violations: string[] = [];
  const run = async (asked: readonly Element[], only: boolean): Promise<void> => {
    for (const element of asked) element.setAttribute(MARK, '');
    const found = await axe.run(within.length > 0 ? { include: within.map((part) => [part]) } : document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [CONTRAST] } : {}),
    });
    for (const element of asked) element.removeAttribute(MARK);
    for (const { id, nodes } of found.violations)
      violations.push(`${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  try {
    const first = [...alone, ...[...groups.values()].flatMap(([one]) => one ?? [])];
    if (rules === 'all' || first.length > 0) await run(first, rules === 'colours');
    const rest = [...groups.values()].flatMap(([one, ...others]) => {
      const answer = one && said.get(one);
      return answer === undefined || answer === 'undecided' ? others : [];
    });
    if (rest.length > 0) await run(rest, true);
  } finally {
    check.evaluate = evaluate;
  }
  const good = [...groups].filter(([, all]) => all.some((one) => said.get(one) === 'good')).map(([is]) => is);
  return { violations, good };
}
