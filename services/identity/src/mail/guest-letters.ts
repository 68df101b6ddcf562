import { formatDay, type GuestMay, guestAccess, oneTimeCode, paths } from '@harambee/domain';
import { letter, link } from './letters.ts';
import type { Letter } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

export const guestLink = (origin: string, token: string) => link(origin, paths.guest, token);

interface Invited {
  email: string;
  name: string;
  may: GuestMay;
  until: Date;
  invitedByName: string;
  organization: string;
  title: string;
}

const somebody = (name: string) => nameInMail(name, 'Somebody');
const team = (name: string) => nameInMail(name, 'an organization');
const proposal = (title: string) => {
  const plain = nameInMail(title, '');
  return plain ? `the grant proposal “${plain}”` : 'a grant proposal';
};

/** The letter with a guest's link (GUEST-02). */
export const guestLetter = (
  origin: string,
  token: string,
  { email, name, may, until, invitedByName, organization, title }: Invited,
): Letter =>
  letter(email, `${somebody(invitedByName)} asks you to look at a proposal of ${team(organization)}`, [
    `Dear ${nameInMail(name, 'reader')},`,
    `${somebody(invitedByName)} of ${team(organization)} asks you to look at ${proposal(title)}. You can ${guestAccess[may].about}, without an account.`,
    `Your link works until ${formatDay(until.toISOString().slice(0, 10), 'en-GB')}:\n${guestLink(origin, token)}`,
    'The first time, we email a code to this address. So the link is of no use to anybody else, and nobody can pass it on.',
    'If you do not know them, ignore this email.',
  ]);

/** The code of a guest's first visit in a browser (GUEST-03). */
export const guestCodeLetter = (to: string, code: string, organization: string): Letter =>
  letter(to, 'Your code for a proposal', [
    `${code} opens the proposal of ${team(organization)} in the browser in which you asked for it.`,
    `It works once, for ${oneTimeCode.milliseconds / 60_000} minutes. Nobody from Harambee or from the organization will ever ask you for it.`,
    'If you did not ask for it, ignore this email.',
  ]);
