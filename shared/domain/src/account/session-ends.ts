/** Completes "You were signed out because …" for each reason other than signing out. */
const reasons = {
  expired: 'your session expired',
  'ended-elsewhere': 'you ended this session on another device',
  'password-changed': 'your password was changed',
  removed: 'you no longer belong to the organization',
  'ended-by-owner': 'an owner of the organization ended this session',
  'two-step-reset': 'an owner of the organization reset your two-step sign-in',
  'two-step-required': 'your organization requires two-step sign-in. Sign in again to set it up',
  moved: 'your account moved to another organization',
  'account-deleted': 'your account was deleted',
  'organization-deleted': 'the organization was deleted',
  reused: 'this session was used in two places at once. If that was not you, please change your password',
  unreachable: 'we could not reach Harambee to check your session',
} as const;

export type SessionEnd = keyof typeof reasons;
export const sessionEnds = Object.keys(reasons) as SessionEnd[];

/** "You were signed out because your password was changed." */
export const sessionEndWords = (why: SessionEnd): string => `You were signed out because ${reasons[why]}.`;

/** The reason behind this message; undefined for other messages, such as those of a newer version. */
export const sessionEndOf = (words: unknown): SessionEnd | undefined =>
  sessionEnds.find((why) => sessionEndWords(why) === words);
