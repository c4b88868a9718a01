import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Wrong } from './command-line.ts';

/** A text file of finished lines, from which the next run continues. Each line is written at once and never changed. */
export class LineFile {
  /** The initial content. */
  readonly text: string;
  readonly #path: string;
  /** An incomplete line must not corrupt the next one. */
  #before: string;

  /** Throws a `Wrong` if the file exists but cannot be read. */
  constructor(path: string) {
    this.#path = path;
    this.text = stored(path);
    this.#before = this.text === '' || this.text.endsWith('\n') ? '' : '\n';
  }

  /** Appends a line, which ends with its end of line; makes folders that are missing. */
  append(line: string): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, this.#before + line);
    this.#before = '';
  }
}

function stored(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new Wrong(`--file: ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
