import { paths } from '@harambee/domain';
import type { Letter } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

/** One line without control characters, so that nobody can inject a header or a second message. */
const line = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

const person = (name: string): string => nameInMail(name, 'Somebody');
const team = (name: string): string => nameInMail(name, 'an organization');

export const letter = (to: string, subject: string, paragraphs: string[]): Letter => ({
  to,
  subject: line(subject),
  text: `${[...paragraphs, 'Harambee: pulling together for your funding'].join('\n\n')}\n`,
});

/** A link with its secret behind `#`: browsers do not send fragments to servers, so no log holds it. */
export const link = (origin: string, path: string, token: string): string => `${origin}${path}#${token}`;

export const resetLink = (origin: string, token: string) => link(origin, paths.resetPassword, token);
export const joinLink = (origin: string, token: string) => link(origin, paths.join, token);
export const undoLink = (origin: string, token: string) => link(origin, paths.undoEmail, token);
export const confirmLink = (origin: string, token: string) => link(origin, paths.confirmEmail, token);

export const resetLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, 'Set a new password', [
    'Someone, most likely you, requested a new password for your Harambee account.',
    `Open this link within 30 minutes to choose one. It works once.\n${resetLink(origin, token)}`,
    'If it was not you, ignore this email. Your password has not changed.',
  ]);

export const passwordChangedLetter = (to: string, origin: string): Letter =>
  letter(to, 'Your password was changed', [
    'The password of your Harambee account was just changed, and every session was ended.',
    `If it was not you, set a new one right away: ${origin}${paths.login}`,
  ]);

export const invitationLetter = (
  to: string,
  origin: string,
  token: string,
  { organization, invitedBy }: { organization: string; invitedBy: string },
): Letter =>
  letter(to, `${person(invitedBy)} invites you to ${team(organization)} on Harambee`, [
    `${person(invitedBy)} would like to write grant proposals with you for ${team(organization)}.`,
    `Open this link within 7 days to join. It works once.\n${joinLink(origin, token)}`,
    'If you do not know them, ignore this email.',
  ]);

export const confirmLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, 'Confirm your new address', [
    'Someone entered this address for a Harambee account. It takes effect when you confirm it.',
    `Open this link within 24 hours:\n${confirmLink(origin, token)}`,
    'If it was not you, you do not need to do anything.',
  ]);

/** Does not mention the account: the recipient may never have heard of it. */
export const proveLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, 'Is this your address?', [
    'A Harambee account was created with this address.',
    `Open this link within 7 days. It shows the account and asks whether it is yours.\n${confirmLink(origin, token)}`,
    'If it is not, say so there: the account becomes yours, and whoever created it is signed out. Or do nothing.',
  ]);

export const addressChangingLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, 'Your address is about to change', [
    'Someone entered a new email address for your Harambee account. This one stays in use until the new one is confirmed.',
    `If it was not you, open this link. It keeps or restores this address, signs everyone out and lets you choose a new password. It works for 7 days.\n${undoLink(origin, token)}`,
    'If it was you, you do not need to do anything.',
  ]);

export const removedLetter = (to: string, organization: string): Letter =>
  letter(to, `You have left ${team(organization)}`, [
    `Your Harambee account in ${team(organization)} was closed, and your data in it was deleted.`,
  ]);
