import { paths } from '@harambee/domain';
import { letter } from './letters.ts';
import type { Letter } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

/** Somebody who is told of a proposal, as a colleague or as a guest. */
interface To {
  email: string;
  isGuest: boolean;
  organization: string;
}

const somebody = (name: string) => nameInMail(name, 'Somebody');
const titled = (title: string) => {
  const plain = nameInMail(title, '');
  return plain ? `“${plain}”` : 'a proposal';
};

/** In a subject, without quotation marks, which some mail programs show badly. */
const subject = (what: string, title: string) => `${what}: ${nameInMail(title, 'a proposal')}`;

/** Guests have a link of their own, whose secret only their first mail holds. */
const where = ({ isGuest, organization }: To, origin: string, path: string): string =>
  isGuest
    ? `Open the link that ${nameInMail(organization, 'the organization')} sent you to read it and to answer.`
    : `Read it here: ${origin}${path}`;

/** Somebody is mentioned in a comment (COMMENT-05). */
export const mentionLetter = (
  to: To,
  origin: string,
  {
    by,
    title,
    excerpt,
    proposalId,
    threadId,
  }: Record<'by' | 'title' | 'excerpt' | 'proposalId' | 'threadId', string>,
): Letter => {
  const words = nameInMail(excerpt, '');
  return letter(to.email, subject(`${somebody(by)} mentions you`, title), [
    `${somebody(by)} mentions you in a comment on the proposal ${titled(title)}${words ? `: “${words}”` : '.'}`,
    where(to, origin, `${paths.proposal(proposalId)}?thread=${encodeURIComponent(threadId)}`),
  ]);
};

/** Somebody must agree with a proposal before it is submitted (SIGNOFF-02). */
export const signOffLetter = (
  to: To,
  origin: string,
  { by, title, proposalId }: Record<'by' | 'title' | 'proposalId', string>,
): Letter =>
  letter(to.email, subject(`${somebody(by)} asks you to sign off`, title), [
    `${somebody(by)} asks you to read the proposal ${titled(title)} and to agree with it before it is submitted.`,
    'What you agree with is the exact text and budget. If anything of it changes afterwards, you are asked again.',
    where(to, origin, paths.proposal(proposalId)),
  ]);

/** The text changed after somebody agreed with it (SIGNOFF-05). */
export const voidedLetter = (
  to: To,
  origin: string,
  { title, proposalId }: Record<'title' | 'proposalId', string>,
): Letter =>
  letter(to.email, subject('Changed since you signed it off', title), [
    `The proposal ${titled(title)} was changed after you agreed with it, so your sign-off no longer counts. The page shows what changed.`,
    where(to, origin, paths.proposal(proposalId)),
  ]);
