import type { Limit } from '../attempts/attempts.service.ts';

/** Accounts made from one address, by whatever way. */
export const signUpLimit = (perHour: number): Limit => ({
  name: 'sign-up',
  tries: perHour,
  milliseconds: 60 * 60_000,
});
