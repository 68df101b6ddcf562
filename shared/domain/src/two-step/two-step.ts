import { minutes } from '../format/durations.ts';

/** The numbers of two-step sign-in (TWOSTEP-02, TWOSTEP-05, TWOSTEP-15). Lives are in milliseconds. */
export const twoStep = {
  /** Digits of a code, and the seconds for which an authenticator app shows it. */
  digits: 6,
  seconds: 30,
  /** Codes before and after the present one that also count: clocks of phones differ. */
  drift: 1,
  recoveryCodes: 10,
  /** From here on people are asked to make new ones. */
  fewCodes: 3,
  passkeys: 10,
  passkeyName: 60,
  /** Days that people have to set it up once an owner requires it. */
  graceDays: { minimum: 0, maximum: 90, usual: 14 },
  /** How long a sign-in waits for its second step, for its set-up, and a new key for its first code. */
  confirmWithin: minutes(10),
  setUpWithin: minutes(30),
  newKeyWithin: minutes(30),
  challengeWithin: minutes(5),
} as const;

/** Why a sign-in is not complete yet (TWOSTEP-09, TWOSTEP-16). Older pages show these words. */
export const secondStepWords = {
  confirm: 'This account has two-step sign-in. Please reload the page and sign in again.',
  'set-up': 'Your organization requires two-step sign-in. Please reload the page and sign in again.',
} as const;
export type SecondStep = keyof typeof secondStepWords;

export const twoStepMessages = {
  wrongCode: 'This code is not right. Codes change every 30 seconds, so please try the next one.',
  wrongRecoveryCode: 'This recovery code is not right, or it has been used already.',
  over: 'This sign-in took too long. Please start again.',
  passkeyFailed: 'This passkey could not be checked. Please try again, or use another way.',
  presentAlready: 'Two-step sign-in is already set up. Please sign in again.',
  required: 'Your organization requires two-step sign-in, so you need at least one way to do it.',
  ownFirst: 'Please set up two-step sign-in for yourself first.',
} as const;

/** A code as typed or pasted, without the spaces and dashes that apps put into it; undefined if it is none. */
export function readCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '');
  return new RegExp(`^\\d{${twoStep.digits}}$`).test(code) ? code : undefined;
}

/** Without 0, O, 1, I, L and U: nobody mixes them up, and no words come out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;

/** A recovery code from random numbers below 1: "K7M2Q-9XW4T", 49 bits. */
export function writeRecoveryCode(random: () => number): string {
  const pick = () => letters[Math.floor(random() * letters.length)] ?? '';
  const part = () => Array.from({ length: half }, pick).join('');
  return `${part()}-${part()}`;
}

/** A recovery code as typed: in small letters, with spaces, with or without its dash; undefined if it is none. */
export function readRecoveryCode(text: string): string | undefined {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();
  if (code.length !== 2 * half || [...code].some((letter) => !letters.includes(letter))) return undefined;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** The key of an authenticator app in groups of four, to be typed. */
export const spacedKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');

/** "2 recovery codes left", in the words of a warning; empty while there are enough. */
export function fewCodesWords(left: number): string {
  if (left > twoStep.fewCodes) return '';
  if (left === 0) return 'You have no recovery codes left';
  return left === 1 ? 'You have one recovery code left' : `You have ${left} recovery codes left`;
}
