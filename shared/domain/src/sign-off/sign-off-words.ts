import { listWords } from '../format/list-words.ts';
import type { Tone } from '../format/tone.ts';
import type { Author } from '../schemas/author.schemas.ts';
import type { SignOffState } from './sign-off.schemas.ts';

/** How a sign-off is shown. */
export const signOffStateRows = {
  open: { label: 'Not yet', tone: 'pending' },
  agreed: { label: 'Agreed', tone: 'success' },
  voided: { label: 'Text changed since', tone: 'warning' },
} as const satisfies Record<SignOffState, { label: string; tone: Tone }>;

/** A guest is told from a colleague of the same name. */
export const authorName = ({ name, kind }: Pick<Author, 'name' | 'kind'>): string =>
  kind === 'guest' ? `${name} (guest)` : name;

/** Refusals and answers of sign-offs (SIGNOFF-01, -04, -06). */
export const signOffMessages = {
  notAsked: 'Nobody has asked you to agree with this proposal.',
  otherText: 'The text has changed since you read it. Read what changed, and agree with it as it is now.',
  otherList: 'Somebody changed who must agree since you read it.',
  onlyOwner: 'Only an owner of the organization or whoever leads this proposal says who must agree.',
  unknownSigner:
    'Somebody of this list cannot sign: they have left, their link has ended, or they may only read.',
  isSent: 'This proposal has been sent. Its sign-offs stay as they were.',
  offline: 'Agreeing needs the exact text as it is now, so it waits for the network.',
} as const;

/** 409 for a submission that somebody has not agreed with (SIGNOFF-06). */
export function missingWords(missing: readonly { signer: Author; state: SignOffState }[]): string {
  const names = (state: SignOffState) =>
    listWords(missing.filter((one) => one.state === state).map(({ signer }) => authorName(signer)));
  const [open, voided] = [names('open'), names('voided')];
  return [open && `Not agreed yet: ${open}.`, voided && `Agreed with an earlier text: ${voided}.`]
    .filter(Boolean)
    .join(' ');
}
