/** The site for the tests: with the book `tiny`, into a folder of its own. `npm run build` knows nothing of either. */
process.env.SCRIPTORIUM_BOOKS = 'tiny';
const { default: site } = await import('./astro.config.mjs');

export default { ...site, outDir: process.env.SCRIPTORIUM_DIST ?? './dist-test' };
