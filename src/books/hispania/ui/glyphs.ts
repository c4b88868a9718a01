import { GLYPHS as SHARED, solid } from '../../../ui/glyphs.ts';

/**
 * The drawings of this book in addition to those of every game, each in a box of 24. Everything takes the colour of the surrounding text.
 */
export const GLYPHS = {
  infantry: solid(
    'M9.6 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 4.9a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM19.4 1.2l2.3 4.4-1.4 2.9V22.6h-1.8V8.5L17.1 5.6z',
  ),
  elite: solid(
    'M12 3.6c3.6 0 5 3.8 5 8.6s-1.4 8.6-5 8.6-5-3.8-5-8.6 1.4-8.6 5-8.6zm0 6.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM3.4 1.2l2.3 4.4-1.4 2.9V22.6h-1.8V8.5L1.1 5.6zM20.6 1.2l2.3 4.4-1.4 2.9V22.6h-1.8V8.5L18.3 5.6z',
  ),
  cavalry: solid(
    'M21 22H8.3c.1-3.3 1.5-5.3 3.7-7.3-1.2-.2-2.3.1-3.3.8l-2.5 2.2c-1 .8-2.4.6-3.1-.4-.6-.8-.6-1.8-.1-2.6l3.5-6.1c.6-1.4 1.5-2.5 2.8-3.2L9.4 1.6l3.7 2.6C18 5.1 21 9.6 21 15zM10.4 7.5a1.15 1.15 0 1 0 0 2.3 1.15 1.15 0 0 0 0-2.3z',
  ),
  knight: solid(
    'M4.9 5.6C6.8 3.7 9.3 2.6 12 2.6s5.2 1.1 7.1 3l.5 8.6c-.5 3.5-3.5 6.3-7.6 7.8-4.1-1.5-7.1-4.3-7.6-7.8zM6.6 8.6v2.5h10.8V8.6zM7.4 13.2h1.7v1.7H7.4zm3.75 0h1.7v1.7h-1.7zm3.75 0h1.7v1.7h-1.7zM9.3 16.4h1.7v1.7H9.3zm3.7 0h1.7v1.7H13z',
  ),
  'knight-damaged': solid(
    'M4.9 5.6C6.4 4.1 8.3 3.1 10.3 2.7l-1.2 4 2.5 1.9H6.6v2.5h4.6l-1.9 3.7 2.2 3.4-.7 3.3c-3.6-1.6-6-4.2-6.4-7.3zM12.6 2.6c2.5.1 4.8 1.2 6.5 3l.5 8.6c-.5 3.4-3.2 6-6.9 7.5l1.1-3.9-2.2-3.3 2.1-3.4h3.7V8.6h-2.9l-2.7-2.3z',
  ),
  'knight-guest': solid(
    'M2.3 6.4C4 4.7 6.1 3.8 8.5 3.8s4.5.9 6.2 2.6l.4 8c-.4 3.1-3 5.6-6.6 7-3.6-1.4-6.2-3.9-6.6-7zm1.5 2.7v2.4h9.4V9.1zM4.6 13.6h1.6v1.6H4.6zm3.1 0h1.6v1.6H7.7zm3.1 0h1.6v1.6h-1.6zM16.9 1.4h1.7v21.2h-1.7zM19.2 2.4h4l-1.5 2.3L23.2 7h-4z',
  ),
  berber:
    '<path fill="currentColor" fill-rule="evenodd" d="M7.6 10.6a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6zm0 3.9a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z"/><path fill="currentColor" fill-rule="evenodd" transform="rotate(42 12 12)" d="M10.2 -1.6l2.3 4.4-1.4 2.9V12.6h-1.8V5.7L7.9 2.8zM17.6 -0.4l2.3 4.4-1.4 2.9V17.4h-1.8V6.9L15.3 4z"/>',
  leader: solid('M5 1.2a1.7 1.7 0 0 1 .9 3.2v.1H22l-3.8 4.6 3.8 4.7H5.9v8.8H4.1V4.4A1.7 1.7 0 0 1 5 1.2z'),
  fort: solid(
    'M2.6 8.2 4.5 5l1.9 3.2v2.9h1.2V8.2L9.5 5l1.9 3.2v2.9h1.2V8.2L14.5 5l1.9 3.2v2.9h1.2V8.2L19.5 5l1.9 3.2V21h-3.8v-7.5h-1.2V21h-3.8v-7.5h-1.2V21H7.6v-7.5H6.4V21H2.6z',
  ),
  castle: solid('M3.6 22V2.8h3.6v2.9h2.9V2.8h3.8v2.9h2.9V2.8h3.6v6.5l-1.7 1.9V22h-4.4v-4.4a2.3 2.3 0 0 0-4.6 0V22z'),
  'castle-2': solid(
    'M3.6 22V2.8h3.6v2.9h2.9V2.8h3.6l-.9 3.4 2.3 1.5 1.2-1 1.9 2.6 1.6-.6V22h-5.1v-4.4a2.3 2.3 0 0 0-4.6 0V22z',
  ),
  'castle-1': solid(
    'M3.6 22V8l1.6-2.7 1.3 2.5 1.7-.6 1.4 3.1 2.3-1.2 1.1 2.8 2.4-1 1.3 3.2 3.1-.4V22h-5.1v-4.4a2.3 2.3 0 0 0-4.6 0V22z',
  ),
  ruin: solid(
    'M2.4 22v-2h1.4v-9.4l1.5-2 1.3 2.3 1.8-.9.4 2.3V20h1.4v-2.4l1.6-1.2 1.4 1.4V20h1.6v-5.2l1.6-1.9 1.3 1.5 1.9-1.1V20h1.6v2zM11.2 12.4l1.9-1 1.2 1.6-1.7 1.4z',
  ),
  capital: solid(
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2zm0 3.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  ),
  gold: solid(
    'M12 2.6a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8zm0 2.1a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zM12 7.4l3 4.6-3 4.6L9 12z',
  ),
  point:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 21C6.6 20 3.6 16 4.3 9.6M12 21c5.4-1 8.4-5 7.7-11.4M4.3 9.6 2.2 8.2M6.1 15.6l-3 .7M9 19.3l-2.2 2M19.7 9.6l2.1-1.4M17.9 15.6l3 .7M15 19.3l2.2 2M4.9 9.3 6.6 4.6M19.1 9.3l-1.7-4.7"/>',
  aim: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M3 12h16M13.5 6.5 19.5 12l-6 5.5"/>',
  no: '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.8 5.8l12.4 12.4"/>',
  strait:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M3 12h2.6M8.6 12h2.2M13.4 12h2.2M18.4 12H21M6.6 7.6 2.4 12l4.2 4.4M17.4 7.6l4.2 4.4-4.2 4.4"/>',
  'anchor-open': solid(
    'M12 2.2a2.5 2.5 0 0 1 1.1 4.7v1.5h3.7v2.1h-3.7v8.4c2.7-.4 4.5-2 5.1-4.3l-1.7.5 2.6-4.3 2.6 4.3-1.6-.3c-.7 4.3-3.9 6.9-8.1 7-4.2-.1-7.4-2.7-8.1-7l-1.6.3 2.6-4.3 2.6 4.3-1.7-.5c.6 2.3 2.4 3.9 5.1 4.3v-8.4H7.2V8.4h3.7V6.9A2.5 2.5 0 0 1 12 2.2zm0 1.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z',
  ),
  'anchor-crossed':
    '<path fill="currentColor" fill-rule="evenodd" opacity=".55" d="M12 2.2a2.5 2.5 0 0 1 1.1 4.7v1.5h3.7v2.1h-3.7v8.4c2.7-.4 4.5-2 5.1-4.3l-1.7.5 2.6-4.3 2.6 4.3-1.6-.3c-.7 4.3-3.9 6.9-8.1 7-4.2-.1-7.4-2.7-8.1-7l-1.6.3 2.6-4.3 2.6 4.3-1.7-.5c.6 2.3 2.4 3.9 5.1 4.3v-8.4H7.2V8.4h3.7V6.9A2.5 2.5 0 0 1 12 2.2zm0 1.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z"/><path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M3.4 3.4l17.2 17.2"/>',
  ...SHARED,
} as const;

export type GlyphName = keyof typeof GLYPHS;
