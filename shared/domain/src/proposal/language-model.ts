/** What a language model gets of a proposal, as pages describe it (DRAFT-24). */
export const sentToModel = [
  'the answers of this proposal, with its plan and the names in it',
  'the mission, description and figures of your profile',
  'the text as Harambee would write it',
] as const;

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

/**
 * Estimates the tokens for a text, in and out. `characters` is the length of the answers and the profile. A test
 * compares it with the requests for the five sample applications.
 */
export function tokensOfText(characters: number): { input: Span; output: Span } {
  const material = characters / charactersOfToken;
  return {
    input: {
      least: Math.round(requests.least * rulesOfRequest + material * 1.5),
      most: Math.round(requests.most * rulesOfRequest + material * 8),
    },
    output: { least: 1_500, most: 12_000 },
  };
}

/** Estimates the cost of a text, in the currency of the prices. */
export function costOfText(characters: number, { input, output }: ModelPrices): Span {
  const tokens = tokensOfText(characters);
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
