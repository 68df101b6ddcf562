import { createWriteStream, existsSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isComplaint, readable, wordsOf } from './log-lines.ts';

const retainedFiles = 3;
const repeatedWithin = 10_000;

/** The name in a line of the JSON log. */
const nameIn = /"service":"([\w-]+)"/;

/**
 * The log file of one process over all its restarts. Its warnings also go to the terminal. If it hosts several services,
 * each has a file of its own beside it.
 */
export class ProcessLog {
  readonly path: string;
  readonly #files: ReadonlyMap<string, WriteStream>;
  readonly #shownAt = new Map<string, number>();
  #lastComplaint = '';
  #lastLine = '';

  constructor(
    folder: string,
    private readonly name: string,
    private readonly show: (line: string) => void,
    hosts: readonly string[] = [],
  ) {
    this.path = join(folder, `${name}.log`);
    this.#files = new Map([name, ...hosts].map((each) => [each, openLog(folder, each, show)]));
  }

  /**
   * Reads both outputs of a process; `onLine` gets every line of standard output, `onWord` is called for any
   * output.
   */
  follow(
    output: Readable,
    errorOutput: Readable,
    { onLine, onWord }: { onLine: (line: string) => void; onWord: () => void },
  ): void {
    this.#lastComplaint = '';
    this.#lastLine = '';
    createInterface({ input: output }).on('line', (line) => {
      onWord();
      this.#take(line, false);
      onLine(line);
    });
    createInterface({ input: errorOutput }).on('line', (line) => {
      onWord();
      this.#take(line, true);
    });
  }

  /**
   * The last warning or error of the process, or else its last line of any kind; empty if it has printed
   * nothing.
   */
  get lastWords(): string {
    return this.#lastComplaint || this.#lastLine;
  }

  /** Adds what the supervisor knows to the process's log: a log is never empty, whatever ended the process. */
  note(message: string): void {
    const time = new Date().toISOString();
    this.#write(JSON.stringify({ level: 30, time, name: 'supervisor', msg: `${this.name} ${message}` }));
  }

  close(): Promise<void> {
    const ends = [...this.#files.values()].map((file) => new Promise<void>((done) => file.end(() => done())));
    return Promise.all(ends).then(() => undefined);
  }

  #write(line: string, name = this.name): void {
    const file = this.#files.get(name);
    if (file && !file.destroyed && !file.writableEnded) file.write(`${line}\n`);
  }

  /** Which service of the process wrote this line. */
  #from(line: string): string {
    const name = this.#files.size > 1 ? nameIn.exec(line)?.[1] : undefined;
    return name !== undefined && this.#files.has(name) ? name : this.name;
  }

  #take(line: string, fromErrorOutput: boolean): void {
    const from = this.#from(line);
    this.#write(line, from);
    const text = readable(line, fromErrorOutput);
    if (text && isComplaint(text)) this.#lastComplaint = text;
    else this.#lastLine = text ?? (wordsOf(line) || this.#lastLine);
    if (!text) return;
    // Without a database, every process repeats one sentence many times a second.
    const now = Date.now();
    const shown = `${from} ${text}`;
    if (now - (this.#shownAt.get(shown) ?? 0) < repeatedWithin) return;
    if (this.#shownAt.size > 100) this.#shownAt.clear();
    this.#shownAt.set(shown, now);
    this.show(`  ${from.padEnd(12)} ${text}`);
  }
}

function openLog(folder: string, name: string, show: (line: string) => void): WriteStream {
  const path = join(folder, `${name}.log`);
  rotate(path);
  const file = createWriteStream(path, { flags: 'a' });
  // A full disk must not stop the product: logging ends, and the terminal says so once.
  file.once('error', (error) => show(`${name}: its log cannot be written any more (${error.message})`));
  file.on('error', () => {});
  return file;
}

function rotate(path: string): void {
  const numbered = (index: number) => (index === 0 ? path : path.replace(/\.log$/, `.${index}.log`));
  for (let index = retainedFiles - 1; index >= 0; index -= 1) {
    if (existsSync(numbered(index))) renameSync(numbered(index), numbered(index + 1));
  }
}
