import { oneTimeCode, tooManyCodesMessage } from '@harambee/domain';
import { derivedId, isDuplicateKey, TooManyRequests } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { AttemptsModel } from './attempts.model.ts';

/** How many tries of what, in which time. */
export interface Limit {
  name: string;
  tries: number;
  milliseconds: number;
  /** Instead of the usual ones, where these would mislead. */
  words?: string;
}

const quarter = 15 * 60_000;
const codes = { tries: oneTimeCode.sendsAnHour, milliseconds: 60 * 60_000, words: tooManyCodesMessage };

export const limits = {
  /** Passwords evaluated for one account. */
  account: { name: 'account', tries: 10, milliseconds: quarter },
  /** Wrong passwords from one address: offices share one, so it is wider. */
  address: { name: 'address', tries: 100, milliseconds: quarter },
  /** Present password asked for by PUT /api/auth/password. */
  ownPassword: { name: 'own-password', tries: 10, milliseconds: quarter },
  /** Links for a new password mailed to one address, and asked for from one place. */
  resetAccount: { name: 'reset-account', tries: 3, milliseconds: 60 * 60_000 },
  resetAddress: { name: 'reset-address', tries: 30, milliseconds: 60 * 60_000 },
  /** Invitations of one organisation. */
  invitations: { name: 'invitations', tries: 100, milliseconds: 24 * 60 * 60_000 },
  /** Invitations accepted, or guessed at, from one place. */
  joining: { name: 'joining', tries: 100, milliseconds: 60 * 60_000 },
  /** One-time codes sent for one person, and to one phone whoever asks. */
  codesOfPerson: { name: 'codes-of-person', ...codes },
  codesToPhone: { name: 'codes-to-phone', ...codes },
  /** Sign-ins begun at a provider, and codes of one that were wrong, from one place. */
  socialRounds: { name: 'social-rounds', tries: 100, milliseconds: quarter },
  socialCodes: { name: 'social-codes', tries: 100, milliseconds: quarter },
  /** New addresses one person may ask to have confirmed. */
  newAddress: { name: 'new-address', tries: 5, milliseconds: 60 * 60_000 },
  /** Archives one person may download: each is read from every service. */
  exports: {
    name: 'exports',
    tries: 6,
    milliseconds: 60 * 60_000,
    words: 'You have downloaded your data several times within the hour, please wait a little',
  },
} as const satisfies Record<string, Limit>;

/** The same words whatever was tried, so that a locked account does not tell whether the password was right. */
const words = 'Too many tries, please wait a few minutes and try again';

/** Where tries are counted. */
export const attemptId = (limit: Limit, whom: string): string => derivedId(limit.name, whom);

/**
 * Takes one try, or throws 429. Taken before the password is looked at, in one atomic step: guesses sent at the same
 * time cannot outrun the counter.
 */
export async function takeTry(limit: Limit, whom: string): Promise<void> {
  const _id = attemptId(limit, whom);
  // A second round is needed only when another request made or renewed the counter in between.
  for (let round = 0; round < 5; round += 1) {
    const now = new Date();
    const taken = await AttemptsModel.updateOne(
      { _id, endsAt: trusted({ $gt: now }), count: trusted({ $lt: limit.tries }) },
      { $inc: { count: 1 } },
    );
    if (taken.modifiedCount === 1) return;
    const present = await AttemptsModel.findOne({ _id }).lean();
    if (present && present.endsAt > now && present.count >= limit.tries) {
      throw new TooManyRequests(limit.words ?? words, (present.endsAt.getTime() - now.getTime()) / 1_000);
    }
    if (await startSpan(_id, present?.endsAt, now, limit)) return;
  }
  throw new TooManyRequests(words, 1);
}

/** The first try of a new span; false when another request was first. */
async function startSpan(_id: string, before: Date | undefined, now: Date, limit: Limit): Promise<boolean> {
  const span = { count: 1, endsAt: new Date(now.getTime() + limit.milliseconds) };
  if (before) {
    if (before > now) return false;
    const renewed = await AttemptsModel.updateOne({ _id, endsAt: before }, { $set: span });
    return renewed.modifiedCount === 1;
  }
  try {
    await AttemptsModel.create({ _id, ...span });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, '_id')) return false;
    throw error;
  }
}

/** Gives a try back that was right: people who sign in often are not guessing. Earlier wrong ones stay counted. */
export async function giveBack(limit: Limit, whom: string): Promise<void> {
  await AttemptsModel.updateOne(
    { _id: attemptId(limit, whom), count: trusted({ $gt: 0 }) },
    { $inc: { count: -1 } },
  );
}
