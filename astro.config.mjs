import { satteri } from '@astrojs/markdown-satteri';
import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { BUILDS } from './src/books/builds.ts';
import { BOOK_IDS, FOR_TESTS } from './src/books/ids.ts';
import { bookRoutes } from './src/site/build/book-routes.ts';
import { fewChunks } from './src/site/build/chunks.ts';
import { contentSecurityPolicy } from './src/site/build/content-security-policy.ts';
import { ruleFragments } from './src/site/build/fragments.ts';
import { frenchTypography } from './src/site/build/french-typography.ts';
import { given } from './src/site/build/given.ts';
import { importsTriedAgain } from './src/site/build/imports.ts';
import { BUNDLED, licences } from './src/site/build/licences.ts';
import { notesAfter } from './src/site/build/notes-after.ts';
import { ownWords } from './src/site/build/own-words.ts';
import { pageWorkers } from './src/site/build/page-workers.ts';
import { paragraphNumbers } from './src/site/build/paragraph-numbers.ts';
import { ruleAnchors } from './src/site/build/rule-anchors.ts';
import { ownStyles } from './src/site/build/starlight-styles.ts';
import { stubs } from './src/site/build/stubs.ts';
import { tableHeaders } from './src/site/build/table-headers.ts';
import { offline } from './src/site/offline/integration.ts';
import { searchIndex } from './src/site/search/integration.ts';

/** What proves each rule: it is read from the tests, of which the site itself knows nothing. */
const ruleCoverage = () => import('./scripts/coverage/page.ts').then(({ coveragePage }) => coveragePage());

/** An override of one of Starlight's parts, all of which lie in one folder. */
const shell = (name) => `./src/site/shell/${name}.astro`;

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://scriptorium.example',
  base: process.env.SITE_BASE ?? '/',
  trailingSlash: 'always',
  prefetch: false,
  markdown: {
    processor: satteri({
      hastPlugins: [
        ruleAnchors(BUILDS),
        tableHeaders(),
        ...BUILDS.flatMap((book) => book.plugins()),
        paragraphNumbers(),
        notesAfter(),
      ],
    }),
  },
  vite: {
    // Whether the books for the tests are in this build.
    define: { 'import.meta.env.FOR_TESTS': FOR_TESTS.length > 0 },
    build: {
      // A small sheet is no journey of its own, and neither are those of a table, which are the one page's.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.css') ? content.length < 8192 || /\/(?:table-styles|play)\.[^/]*$/.test(file) : undefined,
      // Every MDX page would print a warning of seven lines.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      license: { fileName: BUNDLED },
    },
    plugins: [
      pageWorkers(),
      ownWords(),
      fewChunks(BOOK_IDS[0]),
      importsTriedAgain(),
      given('rule-coverage', ruleCoverage),
    ],
  },
  integrations: [
    starlight({
      title: 'Scriptorium',
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr' } },
      // Chapters and nations come from the data (src/site/shell/Sidebar.astro), not from the config.
      sidebar: [],
      pagefind: false,
      expressiveCode: false,
      disable404Route: true,
      credits: false,
      markdown: { headingLinks: false },
      customCss: [
        ...['fonts', 'tokens', 'base', 'head', 'book', 'parts', 'print'].map((name) => `./src/site/styles/${name}.css`),
        './src/ui/glyphs.css',
      ],
      components: {
        Banner: shell('Nothing'),
        ContentPanel: shell('Bare'),
        DraftContentNotice: shell('Nothing'),
        FallbackContentNotice: shell('Nothing'),
        Footer: shell('Pagination'),
        Head: shell('Head'),
        Header: shell('Header'),
        Hero: shell('Nothing'),
        MarkdownContent: shell('Bare'),
        PageFrame: shell('PageFrame'),
        PageSidebar: shell('Nothing'),
        PageTitle: shell('PageTitle'),
        Sidebar: shell('Sidebar'),
        SkipLink: shell('SkipLink'),
        ThemeProvider: shell('ThemeProvider'),
        TwoColumnContent: shell('TwoColumnContent'),
      },
    }),
    bookRoutes(BOOK_IDS, new URL('./src/books/middleware.ts', import.meta.url)),
    ownStyles(),
    preact(),
    stubs(),
    frenchTypography(),
    ruleFragments(BUILDS),
    searchIndex(BUILDS),
    licences(),
    contentSecurityPolicy(),
    // The last: it lists what all others have written.
    offline(Object.fromEntries(BUILDS.map(({ id, starts }) => [id, starts]))),
  ],
});
