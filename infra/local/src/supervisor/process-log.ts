import { createWriteStream, existsSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isComplaint, readable, wordsOf } from './log-lines.ts';

const retainedFiles = 3;
const repeatedWithin = 10_000;

/** The log file of one process over all its restarts. Its warnings also go to the terminal. */
export class ProcessLog {
  readonly path: string;
  readonly #file: WriteStream;
  readonly #shownAt = new Map<string, number>();
  #lastComplaint = '';
  #lastLine = '';

  constructor(
    folder: string,
    private readonly name: string,
    private readonly show: (line: string) => void,
  ) {
    this.path = join(folder, `${name}.log`);
    rotate(this.path);
    this.#file = createWriteStream(this.path, { flags: 'a' });
    // A full disk must not stop the product: logging ends, and the terminal says so once.
    this.#file.once('error', (error) =>
      show(`${name}: its log cannot be written any more (${error.message})`),
    );
    this.#file.on('error', () => {});
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
    return new Promise((resolve) => this.#file.end(() => resolve()));
  }

  #write(line: string): void {
    if (!this.#file.destroyed && !this.#file.writableEnded) this.#file.write(`${line}\n`);
  }

  #take(line: string, fromErrorOutput: boolean): void {
    this.#write(line);
    const text = readable(line, fromErrorOutput);
    if (text && isComplaint(text)) this.#lastComplaint = text;
    else this.#lastLine = text ?? (wordsOf(line) || this.#lastLine);
    if (!text) return;
    // Without a database, every process repeats one sentence many times a second.
    const now = Date.now();
    if (now - (this.#shownAt.get(text) ?? 0) < repeatedWithin) return;
    if (this.#shownAt.size > 100) this.#shownAt.clear();
    this.#shownAt.set(text, now);
    this.show(`  ${this.name.padEnd(12)} ${text}`);
  }
}

function rotate(path: string): void {
  const numbered = (index: number) => (index === 0 ? path : path.replace(/\.log$/, `.${index}.log`));
  for (let index = retainedFiles - 1; index >= 0; index -= 1) {
    if (existsSync(numbered(index))) renameSync(numbered(index), numbered(index + 1));
  }
}
