/** The figures of a run, printed as one table at its end. */
export class Figures {
  readonly #rows: [what: string, figure: string][] = [];

  /** Also says it at once: the run takes minutes. */
  add(what: string, figure: string): void {
    this.#rows.push([what, figure]);
    process.stdout.write(`${what}: ${figure}\n`);
  }

  print(): void {
    const width = Math.max(...this.#rows.map(([what]) => what.length));
    const lines = this.#rows.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`);
    process.stdout.write(`\nTwo of each process:\n${lines.join('\n')}\n`);
  }
}

export const ms = (value: number): string => `${Math.round(value)} ms`;
export const inSeconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;
