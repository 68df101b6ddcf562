import type { RewriteKind } from './section-rewrites/section-rewrites.ts';

/** What a language model gets of a proposal, as pages describe it (DRAFT-24). */
export const sentToModel = [
  'the answers of this proposal, with its plan and the names in it',
  'the mission, description and figures of your profile',
  'the text as Harambee would write it',
] as const;

/** What a language model gets when a section is written again (DRAFT-24). */
export const sentForSection = (kind: RewriteKind): readonly string[] => [
  'the text of this section as it reads today',
  kind === 'more_about'
    ? 'the facts that it states, up to forty others of your answers and your profile, and what you type here'
    : 'the facts that it states, and what you type here',
];

/** What no language model gets. */
export const neverSentToModel = [
  'contact person, email address and phone number',
  'passwords and accounts',
  'other proposals',
] as const;

/** Prices of a million tokens, as the operator has entered them. */
export interface ModelPrices {
  currency: string;
  input: number;
  output: number;
}

/** Minimum and maximum of an estimate. */
export interface Span {
  least: number;
  most: number;
}

/** Characters of one token in English prose; names and figures take more tokens. */
const charactersOfToken = 4;
/** A plan, six sections and a review; each section may come back once. */
const requests = { least: 8, most: 14 };
/** The rules and the task of one request, in tokens. */
const rulesOfRequest = 650;

/** Tokens of forty facts with what they state. */
const furtherFacts = 3_000;

/** Tokens that go to a model and come from it. */
export interface Tokens {
  input: Span;
  output: Span;
}

/**
 * Estimates the tokens for a text, in and out. `characters` is the length of the answers and the profile. A test
 * compares it with the requests for the five sample applications.
 */
export function tokensOfText(characters: number): Tokens {
  const material = characters / charactersOfToken;
  return {
    input: {
      least: Math.round(requests.least * rulesOfRequest + material * 1.5),
      most: Math.round(requests.most * rulesOfRequest + material * 8),
    },
    output: { least: 1_500, most: 12_000 },
  };
}

/**
 * About how many tokens it takes to write a section again in three ways (DRAFT-24); each may come back once. `characters` is
 * the length of its text with what a person typed.
 */
export function tokensOfSection(characters: number, kind: RewriteKind): Tokens {
  const material = characters / charactersOfToken;
  const further = kind === 'more_about' ? furtherFacts : 0;
  return {
    // The facts come as a list beside the text.
    input: {
      least: Math.round(3 * (rulesOfRequest + material)),
      most: Math.round(6 * (rulesOfRequest + material * 6 + further)),
    },
    output: { least: Math.round(1.5 * material), most: Math.round(9 * material + 1_500) },
  };
}

/** About what so many tokens cost, in the currency of the prices. */
export function costOfTokens(tokens: Tokens, { input, output }: ModelPrices): Span {
  const of = (side: keyof Span) => (tokens.input[side] * input + tokens.output[side] * output) / 1_000_000;
  return { least: of('least'), most: of('most') };
}

/** The outcome of a connection test, and what to do about it. */
export const modelChecks = {
  works: 'It works: the language model answered.',
  wrong_key: 'The key is refused. Check LLM_API_KEY.',
  unknown_model: 'The address answers, but it does not know this model. Check LLM_MODEL.',
  wrong_address: 'Nothing answers there as a language model does. Check LLM_BASE_URL.',
  busy: 'It is busy, or the paid amount is used up. Try again later.',
  too_slow: 'It did not answer in time. Proposals are then written by Harambee alone.',
  unusable: 'It answers, but not with text that can be used. Try another model.',
} as const;
export type ModelCheckOutcome = keyof typeof modelChecks;
export const modelCheckOutcomes = Object.keys(modelChecks) as [ModelCheckOutcome, ...ModelCheckOutcome[]];

const own =
  /^(?:localhost|.*\.local|.*\.internal|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/i;

/** True for an address in the organization's own network, where no data leaves it. */
export const isOwnHost = (host: string): boolean => own.test(host.replace(/:\d+$/, ''));
