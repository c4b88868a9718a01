/**
 * The folder of the built site that tests read: what `npm run build:test` has written, the book `tiny` included. `SCRIPTORIUM_DIST` names
 * another, and `SCRIPTORIUM_BASE` where it is served: so the test of links reads any build.
 */
export const DIST = process.env['SCRIPTORIUM_DIST'] ?? 'dist-test';

/** The folder of the host below which that site is served, without a slash at its end. */
export const BASE = process.env['SCRIPTORIUM_BASE'] ?? '';
