declare namespace App {
  interface Locals {
    /** The book that is read on this page (`books/middleware.ts`). */
    book: import('./site/book.ts').Book;
  }
}
