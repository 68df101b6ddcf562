import { createWriteStream, existsSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isComplaint, readable, wordsOf } from './log-lines.ts';

const retainedFiles = 3;
const repeatedWithin = 10_000;

/** One process's log file over all its restarts, with its warnings passed on to the terminal. */
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
    // A full disk must not stop the product: the log is given up, and that is said once.
    this.#file.once('error', (error) =>
      show(`${name}: its log cannot be written any more (${error.message})`),
    );
    this.#file.on('error', () => {});
  }

  /** Takes both outputs of a process; `onLine` sees every line of the ordinary one, `onWord` hears of any. */
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

  /** What the process last complained of, or else its last line of any kind; empty when it has said nothing. */
  get lastWords(): string {
    return this.#lastComplaint || this.#lastLine;
  }

  /** What the supervisor knows of the process, among the process's own lines: a log is never empty, whoever ended it. */
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
    // A database that is away makes every process repeat one sentence many times a second.
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
