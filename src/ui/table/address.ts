/** The meaning of the fragment in the page's address. No part of it is sent anywhere. */
export type Address =
  | { readonly is: Here }
  /** A game that is kept on this device, or its story. */
  | { readonly is: 'game'; readonly id: string; readonly story?: true }
  /** A scene, as a game. */
  | { readonly is: 'scene'; readonly id: string }
  /** A position, or a whole game, packed into the link (`kernel/links.ts`). */
  | { readonly is: 'position' | 'save'; readonly packed: string };

/**
 * The contents of the page itself: the games and a new one, or the board editor or the record book of a book that has
 * one.
 */
const HERE = ['home', 'our-table', 'records'] as const;
export type Here = (typeof HERE)[number];

/** After the id of a game: its story. */
const STORY = 'story';

/** Whether an address is one of the page itself. */
export function isHere(address: Address): address is { readonly is: Here } {
  return HERE.some((one) => one === address.is);
}

/** Whether a fragment is an address of the table; others name a place on the page. */
export function isAddress(fragment: string): boolean {
  return /^#?($|our-table$|records$|(game|scene|position|save)=)/.test(fragment);
}

/** The meaning of a fragment; an unknown one leads home. */
export function readAddress(fragment: string): Address {
  const [name = '', value = ''] = fragment.replace(/^#/, '').split(/=(.*)/s);
  switch (name) {
    case 'our-table':
    case 'records':
      return { is: name };
    case 'game': {
      const [id, page] = value.split('/');
      return id ? { is: name, id, ...(page === STORY && { story: true }) } : { is: 'home' };
    }
    case 'scene':
      return value ? { is: name, id: value } : { is: 'home' };
    case 'position':
    case 'save':
      return { is: name, packed: value };
    default:
      return { is: 'home' };
  }
}

/** The fragment for an address. */
export function fragmentOf(address: Address): string {
  switch (address.is) {
    case 'home':
      return '';
    case 'our-table':
    case 'records':
      return `#${address.is}`;
    case 'game':
      return `#game=${address.id}${address.story ? `/${STORY}` : ''}`;
    case 'scene':
      return `#scene=${address.id}`;
    default:
      return `#${address.is}=${address.packed}`;
  }
}

/** Writes the address of the page; no `hashchange` follows. */
export function writeAddress(address: Address, how: 'push' | 'replace'): void {
  const to = location.pathname + location.search + fragmentOf(address);
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
}
