import { isEmailLike, isFilled, type Rule } from '@harambee/domain';
import type { UpdateUserBody } from '@harambee/domain/schemas';

type Names = Pick<UpdateUserBody, 'firstName' | 'lastName' | 'email'>;

/** The required fields of a person's own data. */
export const profileRules: readonly Rule<Names>[] = [
  { field: 'firstName', message: 'First name is required', holds: (v) => isFilled(v.firstName) },
  { field: 'lastName', message: 'Last name is required', holds: (v) => isFilled(v.lastName) },
  { field: 'email', message: 'Email is required', holds: (v) => isFilled(v.email) },
  { field: 'email', message: 'Please enter a valid email address', holds: (v) => isEmailLike(v.email) },
];
