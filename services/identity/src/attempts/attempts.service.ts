import { setTimeout as pause } from 'node:timers/promises';
import { days, hours, oneTimeCode, tooManyCodesWords, tooOften } from '@harambee/domain';
import { derivedId, isDuplicateKey, TooManyRequests } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { mongo, trusted } from 'mongoose';
import { mailedLinkLife } from '../secrets/link-life.ts';
import { AttemptsModel } from './attempts.model.ts';

/** How many tries are allowed, and in which time. */
export interface Limit {
  name: string;
  tries: number;
  milliseconds: number;
  /** What was done too often, where "too many tries" would mislead; the waiting time is appended. */
  words?: string;
}

const quarter = 15 * 60_000;
const linksAsked = 'Too many links were requested';
const codes = { tries: oneTimeCode.sendsAnHour, milliseconds: hours(1), words: tooManyCodesWords };

export const limits = {
  /** Wrong passwords for one account on a device that its person has signed in with (`sign-in/throttle.ts`). */
  device: { name: 'device', tries: 10, milliseconds: quarter },
  /** For one account from one address, on unknown devices. */
  accountAtAddress: { name: 'account-at-address', tries: 10, milliseconds: quarter },
  /** For one account from all addresses, on unknown devices: higher, so that one attacker cannot lock the account. */
  account: { name: 'account', tries: 50, milliseconds: quarter },
  /** From one address: higher, because offices share one. */
  address: { name: 'address', tries: 100, milliseconds: quarter },
  /** Current password requested by PUT /api/auth/password. */
  ownPassword: { name: 'own-password', tries: 10, milliseconds: quarter },
  /**
   * Links for a new password mailed to one address, and asked for from one place. Within the time that a link works:
   * whoever is refused because a stranger has asked so often still has one of them in the mail.
   */
  resetAccount: { name: 'reset-account', tries: 3, milliseconds: mailedLinkLife, words: linksAsked },
  resetAddress: { name: 'reset-address', tries: 30, milliseconds: hours(1), words: linksAsked },
  /** The same for links that unlock. */
  unlockAccount: { name: 'unlock-account', tries: 3, milliseconds: mailedLinkLife, words: linksAsked },
  unlockAddress: { name: 'unlock-address', tries: 30, milliseconds: hours(1), words: linksAsked },
  /** Invitations of one organization. */
  invitations: {
    name: 'invitations',
    tries: 50,
    milliseconds: days(1),
    words: 'Your organization has invited fifty people in one day, which is the limit',
  },
  /** Invitations mailed to one address by any sender. */
  invitationsTo: {
    name: 'invitations-to',
    tries: 5,
    milliseconds: days(1),
    words: 'This address has received several invitations today, so please share a link instead',
  },
  /** Links for guests made by one organization, and mailed to one address by anybody. */
  guestLinks: {
    name: 'guest-links',
    tries: 100,
    milliseconds: days(1),
    words: 'Your organization has sent a hundred links to guests in one day, which is the limit',
  },
  guestLinksTo: {
    name: 'guest-links-to',
    tries: 5,
    milliseconds: days(1),
    words: 'This address has received several links today',
  },
  /** Codes mailed to one guest. With five tries each, ten a day leave a guesser a chance of 0.005 % a day. */
  guestCodes: { name: 'guest-codes', ...codes },
  guestCodesADay: {
    name: 'guest-codes-a-day',
    tries: 10,
    milliseconds: days(1),
    words: 'Ten codes were sent today, which is the limit',
  },
  /** Letters about mentions and sign-offs to one person or guest; what comes after is told in the product only. */
  teamLetters: { name: 'team-letters', tries: 30, milliseconds: days(1) },
  /** Calls with a guest's link from one place, which a whole board may share: each page makes one in four minutes. */
  guestPlace: { name: 'guest-place', tries: 600, milliseconds: quarter },
  /** Invitations accepted or guessed from one place. */
  joining: { name: 'joining', tries: 100, milliseconds: hours(1) },
  /** One-time codes for one person, and for one phone by any person. */
  codesOfPerson: { name: 'codes-of-person', ...codes },
  codesToPhone: { name: 'codes-to-phone', ...codes },
  /** Sign-ins started at a provider, and wrong provider codes, from one place. */
  socialRounds: { name: 'social-rounds', tries: 100, milliseconds: quarter },
  socialCodes: { name: 'social-codes', tries: 100, milliseconds: quarter },
  /**
   * Wrong codes of an authenticator app for one account. The longer span keeps somebody who knows the password from
   * going on for weeks: fifty guesses hit one of three valid codes with a chance of 0.015 %.
   */
  appCodes: { name: 'app-codes', tries: 10, milliseconds: quarter },
  appCodesADay: { name: 'app-codes-a-day', tries: 50, milliseconds: days(1) },
  /** Wrong recovery codes for one account: apart, so that wrong codes of the app do not block the way out. */
  recoveryCodes: { name: 'recovery-codes', tries: 10, milliseconds: quarter },
  /** Wrong second steps that go into the record of actions, for one account. */
  recordedRefusals: { name: 'recorded-refusals', tries: 20, milliseconds: hours(1) },
  /** Passkeys asked for from one place, without those that signed somebody in. */
  passkeys: { name: 'passkeys', tries: 100, milliseconds: quarter },
  /** How many new addresses one person may ask to confirm. */
  newAddress: { name: 'new-address', tries: 5, milliseconds: hours(1) },
  /** Archives one person may download: each one reads every service. */
  exports: {
    name: 'exports',
    tries: 6,
    milliseconds: hours(1),
    words: 'You have downloaded your data several times within the hour',
  },
} as const satisfies Record<string, Limit>;

/** The same words for every kind of try, so that a locked account does not reveal whether the password was right. */
const words = 'Too many attempts';

/** Where a try is counted, and for whom. */
export type Try = readonly [Limit, string];

const duplicateKey = 11_000;
const endOf = ({ milliseconds }: Limit, now: Date) => new Date(now.getTime() + milliseconds);

/** Where tries are counted. */
export const attemptId = (limit: Limit, whom: string): string => derivedId(limit.name, whom);

/**
 * Counts one try, or throws 429. Counts before checking the password, in one atomic step, so that parallel guesses
 * cannot outrun the counter.
 */
export async function takeTry(limit: Limit, whom: string): Promise<void> {
  const _id = attemptId(limit, whom);
  // A second pass is needed only if another request created or renewed the counter in between.
  for (let round = 0; round < 5; round += 1) {
    const now = new Date();
    if (await countOrStart(limit, whom, now)) return;
    const present = await AttemptsModel.findOne({ _id }).lean();
    if (present && present.endsAt > now && present.count >= limit.tries) {
      const seconds = (present.endsAt.getTime() - now.getTime()) / 1_000;
      throw new TooManyRequests(tooOften(limit.words ?? words, seconds), seconds);
    }
    if (!present || present.endsAt > now) continue;
    const renewed = await AttemptsModel.updateOne(
      { _id, endsAt: present.endsAt },
      { $set: { count: 1, endsAt: endOf(limit, now) } },
    );
    if (renewed.modifiedCount === 1) return;
  }
  throw new TooManyRequests(tooOften(words, 1), 1);
}

/**
 * Counts a try in several places, in their order: one that is full ends it, so whoever is refused there uses up nothing
 * in the next ones. What was counted before it is given back: a refused try was no guess.
 */
export async function takeTries(tries: readonly Try[]): Promise<void> {
  let taken = 0;
  try {
    taken = await countUntilFull(tries);
    for (; taken < tries.length; taken += 1) await takeTry(...(tries[taken] as Try));
  } catch (error) {
    await giveAllBack(tries.slice(0, taken));
    throw error;
  }
}

/**
 * One command, which first gives back what has to be given back. Answers how many were counted before the first one that is
 * full, or whose period is over.
 */
async function countUntilFull(tries: readonly Try[]): Promise<number> {
  const now = new Date();
  const back = takeGivenBack();
  const counted = tries.map(([limit, whom]) => ({ updateOne: oneMore(limit, whom, now) }));
  try {
    await AttemptsModel.bulkWrite([...back, ...counted], { ordered: true });
    return tries.length;
  } catch (error) {
    const [refused] = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (refused?.code !== duplicateKey) throw error;
    return refused.index - back.length;
  }
}

/**
 * The usual cases: another try of this period, or the first one at all. Refused as a duplicate if the counter is full, or
 * its period is over: then there is one, so that none can be inserted.
 */
const oneMore = (limit: Limit, whom: string, now: Date) => ({
  filter: {
    _id: attemptId(limit, whom),
    endsAt: trusted({ $gt: now }),
    count: trusted({ $lt: limit.tries }),
  },
  update: { $inc: { count: 1 }, $setOnInsert: { endsAt: endOf(limit, now) } },
  upsert: true,
});

async function countOrStart(limit: Limit, whom: string, now: Date): Promise<boolean> {
  const { filter, update, upsert } = oneMore(limit, whom, now);
  try {
    await AttemptsModel.updateOne(filter, update, { upsert });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, '_id')) return false;
    throw error;
  }
}

/** Tries to give back, by where they are counted. */
const givenBack = new Map<string, number>();
/** Milliseconds after which they are given back, unless others are counted before. */
const gatherFor = 100;

/**
 * Gives tries back after the answer: with the next ones that this process counts, or a moment later, many of them in one
 * write. If the process dies before, they count until their period ends.
 */
export function giveBackSoon(app: FastifyInstance, tries: readonly Try[]): void {
  const isWaiting = givenBack.size > 0;
  for (const [limit, whom] of tries) {
    const _id = attemptId(limit, whom);
    givenBack.set(_id, (givenBack.get(_id) ?? 0) + 1);
  }
  if (isWaiting) return;
  app.afterAnswer('giving tries back', async () => {
    await pause(gatherFor);
    const back = takeGivenBack();
    if (back.length > 0) await AttemptsModel.bulkWrite(back);
  });
}

/** A counter with fewer tries belongs to a later period, in which none of these was counted. */
const fewer = (_id: string, tries = 1) => ({
  updateOne: { filter: { _id, count: trusted({ $gte: tries }) }, update: { $inc: { count: -tries } } },
});

function takeGivenBack() {
  const back = [...givenBack].map(([_id, tries]) => fewer(_id, tries));
  givenBack.clear();
  return back;
}

/** Refunds successful tries: people who sign in often are not guessing. Earlier wrong tries still count. */
export async function giveAllBack(tries: readonly Try[]): Promise<void> {
  if (tries.length === 0) return;
  await AttemptsModel.bulkWrite(tries.map(([limit, whom]) => fewer(attemptId(limit, whom))));
}

/** The same for one. */
export const giveBack = (limit: Limit, whom: string): Promise<void> => giveAllBack([[limit, whom]]);

/** Clears the tries of a person who has proved their identity in another way. */
export async function forgetTries(limit: Limit, whom: string): Promise<void> {
  await AttemptsModel.deleteOne({ _id: attemptId(limit, whom) });
}
