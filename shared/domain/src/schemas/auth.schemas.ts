import { type Static, Type } from 'typebox';
import { accountLimits, passwordLength } from '../account-rules.ts';
import { StrictObject, Timestamp } from './common.schemas.ts';

const Name = Type.String({ maxLength: accountLimits.name });
const Email = Type.String({ maxLength: accountLimits.email });
const Password = Type.String({ maxLength: passwordLength.maximum });

/** POST /api/auth/register. Emptiness is checked by `signUpRules`, so that each field has its own words. */
export const RegisterBody = StrictObject({
  firstName: Name,
  lastName: Name,
  organizationName: Type.String({ maxLength: accountLimits.organizationName }),
  email: Email,
  password: Password,
});
export type RegisterBody = Static<typeof RegisterBody>;

/** POST /api/auth/login. `remember` false ends the session with the browser. */
export const LoginBody = StrictObject({
  email: Email,
  password: Password,
  remember: Type.Optional(Type.Boolean()),
});
export type LoginBody = Static<typeof LoginBody>;

export const roles = ['Owner', 'Member'] as const;
export type Role = (typeof roles)[number];

export const User = StrictObject({
  id: Type.String(),
  tenantId: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  tenantName: Type.String(),
  role: Type.Union([Type.Literal('Owner'), Type.Literal('Member')]),
  createdAt: Timestamp,
  phone: Type.String(),
  location: Type.String(),
  bio: Type.String(),
  website: Type.String(),
  linkedin: Type.String(),
  twitter: Type.String(),
  onboarded: Type.Boolean(),
});
export type User = Static<typeof User>;

/** Answer of login, register, callback and refresh. */
export const SignedIn = StrictObject({ accessToken: Type.String(), user: User });
export type SignedIn = Static<typeof SignedIn>;

const Line = Type.Optional(Type.String({ maxLength: 200 }));
/** PUT /api/auth/profile: three fields from /settings, all of them from /profile. */
export const UpdateUserBody = StrictObject({
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: Line,
  location: Line,
  bio: Type.Optional(Type.String({ maxLength: 2_000 })),
  website: Line,
  linkedin: Line,
  twitter: Line,
});
export type UpdateUserBody = Static<typeof UpdateUserBody>;

export const ChangePasswordBody = StrictObject({ currentPassword: Password, newPassword: Password });
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** One sign-in of the caller. */
export const Session = StrictObject({
  id: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  /** In words, from the browser's own description: "Firefox on Windows". */
  device: Type.String(),
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;
