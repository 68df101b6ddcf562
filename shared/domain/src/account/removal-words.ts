import type { Rule } from '../rules.ts';

/** Replaces somebody who has left in histories. */
export const formerMember = { userId: 'former-member', name: 'A former member' } as const;

/** Ignores spacing and capitalization. */
const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the text typed to confirm a deletion matches what is expected. */
export const isTypedAs = (typed: string, expected: string): boolean =>
  plain(expected) !== '' && plain(typed) === plain(expected);

export const typeYourEmailMessage = 'Please type your email address as it is shown';
export const typeTheNameMessage = 'Please type the name of the organization as it is shown';
export const passwordForRemovalMessage = 'Please enter your password';

interface Typed {
  confirm: string;
  password: string;
}

/**
 * What must be typed before an account (`expected`: its address) or an organization (`expected`: its name) is
 * deleted.
 */
export const removalRules = (
  expected: string,
  message: string,
  needsPassword: boolean,
): readonly Rule<Typed>[] => [
  { field: 'confirm', message, holds: ({ confirm }) => isTypedAs(confirm, expected) },
  {
    field: 'password',
    message: passwordForRemovalMessage,
    holds: ({ password }) => !needsPassword || password !== '',
  },
];
