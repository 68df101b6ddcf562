/** Where the supervisor writes: to the terminal, or nowhere inside a test. */
export interface Terminal {
  line(text: string): void;
}

export const silentTerminal: Terminal = { line: () => {} };

export const processTerminal: Terminal = {
  line: (text) => process.stdout.write(`${text}\n`),
};

const nameWidth = 12;

/** One finished step: its name, its result, and the seconds it took. */
export function stepLine(name: string, outcome: string, milliseconds: number): string {
  return `  ${name.padEnd(nameWidth)} ${outcome.padEnd(44)} ${seconds(milliseconds)}`;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
