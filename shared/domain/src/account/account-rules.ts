import { isEmailLike } from '../format/text-checks.ts';
import { isFilled, type Rule } from '../rules.ts';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  organizationName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** In characters. The maximum limits what hashing a password can cost us. */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

export const accountLimits = { name: 100, organizationName: 200, email: 254 } as const;

export const passwordMessages = {
  required: 'Password is required',
  short: 'Password must be at least 8 characters',
  different: 'Passwords do not match',
  /** Only the server has the list of common passwords; pages can detect patterns. */
  common: 'This password is too easy to guess. Please choose another one',
} as const;

const isLongEnough = (password: string) => password.trim().length >= passwordLength.minimum;

/** One to four characters repeated, or characters in ascending or descending order: "aaaaaaaa", "87654321". */
function followsPattern(password: string): boolean {
  const text = password.trim().toLowerCase();
  if (/^(.{1,4})\1+$/su.test(text)) return true;
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, place) => point - (points[place] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

const isNoPattern = (password: string) => !followsPattern(password);

/** Checked in this order at sign-up, which shows the first failure (AUTH-03). */
export const signUpRules: readonly Rule<SignUpValues>[] = [
  { field: 'firstName', message: 'First name is required', holds: (v) => isFilled(v.firstName) },
  { field: 'lastName', message: 'Last name is required', holds: (v) => isFilled(v.lastName) },
  {
    field: 'organizationName',
    message: 'Organization name is required',
    holds: (v) => isFilled(v.organizationName),
  },
  { field: 'email', message: 'Email is required', holds: (v) => isFilled(v.email) },
  { field: 'password', message: passwordMessages.required, holds: (v) => isFilled(v.password) },
  { field: 'password', message: passwordMessages.short, holds: (v) => isLongEnough(v.password) },
  { field: 'password', message: passwordMessages.common, holds: (v) => isNoPattern(v.password) },
  {
    field: 'confirmPassword',
    message: passwordMessages.different,
    holds: (v) => v.password === v.confirmPassword,
  },
  { field: 'email', message: 'Please enter a valid email address', holds: (v) => isEmailLike(v.email) },
];

export interface NewPasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** Changing a password: the current one, then the rules of sign-up. */
export const newPasswordRules: readonly Rule<NewPasswordValues>[] = [
  {
    field: 'currentPassword',
    message: 'Current password is required',
    holds: (v) => isFilled(v.currentPassword),
  },
  { field: 'newPassword', message: passwordMessages.required, holds: (v) => isFilled(v.newPassword) },
  { field: 'newPassword', message: passwordMessages.short, holds: (v) => isLongEnough(v.newPassword) },
  { field: 'newPassword', message: passwordMessages.common, holds: (v) => isNoPattern(v.newPassword) },
];

/** Setting a new password with a mailed link. */
export const resetPasswordRules: readonly Rule<{ password: string }>[] = [
  { field: 'password', message: passwordMessages.required, holds: (v) => isFilled(v.password) },
  { field: 'password', message: passwordMessages.short, holds: (v) => isLongEnough(v.password) },
  { field: 'password', message: passwordMessages.common, holds: (v) => isNoPattern(v.password) },
];

/** Shown at sign-in when either is missing (AUTH-02). */
export const signInMessage = 'Please enter both email and password';
