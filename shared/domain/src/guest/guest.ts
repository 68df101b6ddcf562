import { days, minutes } from '../format/durations.ts';
import { isEmailLike } from '../format/text-checks.ts';
import { isFilled, type Rule } from '../rules.ts';

interface GuestAccess {
  /** On the button that chooses it, and beside the guest's name. */
  label: string;
  /** Completes "You can …" and "They can …". */
  about: string;
  /** Higher levels include the lower ones. */
  level: number;
}

/** What a guest may do with the one proposal that they were asked to look at (GUEST-01). */
export const guestAccess = {
  read: { label: 'Read', about: 'read the proposal', level: 1 },
  comment: { label: 'Comment', about: 'read the proposal and comment on it', level: 2 },
  sign: { label: 'Sign', about: 'read the proposal, comment on it and sign it off', level: 3 },
} as const satisfies Record<string, GuestAccess>;
export type GuestMay = keyof typeof guestAccess;
export const guestMayNames = Object.keys(guestAccess) as [GuestMay, ...GuestMay[]];

export const isGuestMay = (name: unknown): name is GuestMay => guestMayNames.some((may) => may === name);

/** Whether a guest who may do `may` may also do `needed`. Unknown words are refused (GUEST-01). */
export const mayAsGuest = (may: string, needed: GuestMay): boolean =>
  isGuestMay(may) && guestAccess[may].level >= guestAccess[needed].level;

/** The refusal of a call for which a guest's link was not made (GUEST-01). */
export const guestMayNot: Record<GuestMay, string> = {
  read: 'This link does not show the proposal',
  comment: 'Your link lets you read, but not comment',
  sign: 'Your link does not let you sign',
};

/** Lengths in characters, lives in milliseconds, tries as numbers (GUEST-02, GUEST-03, GUEST-09). */
export const guestLimits = {
  name: 100,
  /** The longest time for which a link may be made. */
  longest: days(90),
  /** What the form offers first. */
  usualDays: 14,
  /** Open links of one proposal. */
  perProposal: 50,
  /** How long a browser that has shown its code stays a guest, if the link does not end before. */
  session: days(14),
  /** A token ends soon: every call is checked anyway, and a lost one is worth little. */
  tokenSeconds: 5 * 60,
  /** A code is asked for in the browser that uses it. */
  codeLife: minutes(10),
  /** After its end a link stays in the list for as long, then everything about the guest goes, except what they wrote. */
  retentionAfterEnd: days(90),
} as const;

/** The same for a link that never existed, that ended and that was revoked (GUEST-04). */
export const guestLinkOver =
  'This link does not work any more. Please ask the person who invited you for a new one.';

export interface InviteGuestValues {
  name: string;
  email: string;
}

/** Checked in this order, in the form and by the service (GUEST-02). */
export const inviteGuestRules: readonly Rule<InviteGuestValues>[] = [
  { field: 'name', message: 'Please enter their name', holds: ({ name }) => isFilled(name) },
  { field: 'email', message: 'Please enter their email address', holds: ({ email }) => isFilled(email) },
  {
    field: 'email',
    message: 'Please enter a valid email address',
    holds: ({ email }) => isEmailLike(email),
  },
];

/** For an end in the past or beyond the longest time. */
export const guestUntilMessage = 'Please choose a day within the next 90 days';

/**
 * An address of which enough is shown for its owner to know it, and too little for anybody else to write to it:
 * "w•••@maji.example" (GUEST-04).
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  const [first = ''] = [...email.slice(0, at)];
  return `${first}•••${email.slice(at)}`;
}
