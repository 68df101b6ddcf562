/** A slow pattern with a quick one that every match of it holds: looking for the hint first spares most texts the pattern. */
export interface Hinted {
  pattern: RegExp;
  hint: RegExp;
}

/** Every match of the pattern in a text. */
export const matchesOf = (text: string, { pattern, hint }: Hinted): RegExpExecArray[] =>
  hint.test(text) ? [...text.matchAll(pattern)] : [];

/** The first of them. */
export const matchOf = (text: string, { pattern, hint }: Hinted): RegExpExecArray | null =>
  hint.test(text) ? pattern.exec(text) : null;
