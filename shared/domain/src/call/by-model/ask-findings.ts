import type { Tokens } from '../../proposal/language-model.ts';

/**
 * Bounds of what a language model is asked of a call (CALL-48). A request has 256 KiB: even where each character takes
 * three bytes, the longest text fits.
 */
export const askFindingsLimits = {
  /** Of all lines together. */
  characters: 75_000,
  /** Of the lines that one question to the model holds. */
  partCharacters: 20_000,
} as const;

export const callTooLongForModel =
  'This text is too long to be sent to a language model. Paste the part with the questions by itself, and ask then.';

/** What a language model gets of a call, as pages describe it (DRAFT-24). */
export const sentOfCall = ['all lines of this text, with their numbers'] as const;

/** What it does not get with it. */
export const neverSentOfCall = [
  'what you have accepted, changed or noted',
  'your profile and your proposals',
  'passwords and accounts',
] as const;

export const charactersOfPages = (pages: readonly (readonly string[])[]): number =>
  pages.flat().reduce((sum, line) => sum + line.length, 0);

/** The rules and the kinds of findings, in tokens. */
const rulesOfPart = 1_200;

/**
 * About how many tokens it takes to ask about a text of so many characters (DRAFT-24). The numbers of the lines are sent
 * with it, other scripts take more tokens, and a part whose answer is of no use is asked about again.
 */
export function tokensOfCall(characters: number): Tokens {
  const parts = Math.max(1, Math.ceil(characters / askFindingsLimits.partCharacters));
  return {
    input: {
      least: Math.round(parts * rulesOfPart + characters / 4),
      most: Math.round(2 * (parts * rulesOfPart + characters / 1.5)),
    },
    output: { least: Math.round(parts * 50 + characters / 40), most: Math.round(parts * 400 + characters) },
  };
}
