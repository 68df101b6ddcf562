import type { Rule } from '../rules.ts';
import { type SignUpValues, signUpRules } from './account-rules.ts';

const noSignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  organizationName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Joining an organization: the fields of sign-up without the organization's name. */
export const joinRules: readonly Rule<Omit<SignUpValues, 'organizationName' | 'confirmPassword'>>[] =
  signUpRules.flatMap(({ field, message, holds }) =>
    field === 'organizationName' || field === 'confirmPassword'
      ? []
      : [
          {
            field,
            message,
            holds: (v) => holds({ ...v, organizationName: '', confirmPassword: v.password }),
          },
        ],
  );

/** The name of an organization, with the rules of sign-up. */
export const organizationNameRules: readonly Rule<{ name: string }>[] = signUpRules.flatMap(
  ({ field, message, holds }) =>
    field === 'organizationName'
      ? [{ field: 'name', message, holds: ({ name }) => holds({ ...noSignUp, organizationName: name }) }]
      : [],
);
