declare namespace App {
  interface Locals {
    /** The book that is read on this page (`books/middleware.ts`); none on a page that belongs to no book. */
    book: import('./site/book.ts').Book | undefined;
    /** The chapter or the things of the book that this page shows. */
    here: import('./site/page-of-book.ts').PageOfBook;
    /** All books, in the order of the shelf. */
    shelf: readonly import('./site/book.ts').Book[];
  }
}

interface ImportMetaEnv {
  /** Whether the books for the tests are in this build (`astro.config.mjs`). */
  readonly FOR_TESTS: boolean;
}
