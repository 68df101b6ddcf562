import type { Limit } from '../attempts/attempts.service.ts';

/** Accounts created from one address, in any way. */
export const signUpLimit = (perHour: number): Limit => ({
  name: 'sign-up',
  tries: perHour,
  milliseconds: 60 * 60_000,
});
