import { type Static, Type } from 'typebox';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { accountLimits, passwordLength } from './account-rules.ts';
import { type Role, roleNames } from './role-names.ts';

const Name = Type.String({ maxLength: accountLimits.name });
const Email = Type.String({ maxLength: accountLimits.email });
const Password = Type.String({ maxLength: passwordLength.maximum });

/** POST /api/auth/register. Empty fields pass here: `signUpRules` has a message for each. */
export const RegisterBody = StrictObject({
  firstName: Name,
  lastName: Name,
  organizationName: Type.String({ maxLength: accountLimits.organizationName }),
  email: Email,
  password: Password,
});
export type RegisterBody = Static<typeof RegisterBody>;

/** PUT /api/auth/organization. An empty name passes here: `organizationNameRules` has the message. */
export const RenameBody = StrictObject({ name: Type.String({ maxLength: accountLimits.organizationName }) });
export type RenameBody = Static<typeof RenameBody>;

/** POST /api/auth/login. With `remember: false` the session ends when the browser is closed. */
export const LoginBody = StrictObject({
  email: Email,
  password: Password,
  remember: Type.Optional(Type.Boolean()),
});
export type LoginBody = Static<typeof LoginBody>;

/** POST /api/auth/callback: the code that the browser came back with. `remember` works as at sign-in. */
export const SocialCallbackBody = StrictObject({
  code: Type.String({ minLength: 1, maxLength: 200 }),
  state: Type.String({ minLength: 1, maxLength: 200 }),
  redirectUri: Type.String({ maxLength: 300 }),
  remember: Type.Optional(Type.Boolean()),
});
export type SocialCallbackBody = Static<typeof SocialCallbackBody>;

/** A role of the `roles` table. */
const RoleName = Type.Unsafe<Role>(Type.Union(roleNames.map((role) => Type.Literal(role))));

export const User = StrictObject({
  id: Type.String(),
  tenantId: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  tenantName: Type.String(),
  role: RoleName,
  createdAt: Timestamp,
  phone: Type.String(),
  location: Type.String(),
  bio: Type.String(),
  website: Type.String(),
  linkedin: Type.String(),
  twitter: Type.String(),
  onboarded: Type.Boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: Type.Optional(Type.String()),
  /** The person has not confirmed their address yet, so they may not invite anybody or change roles. */
  mustProveEmail: Type.Optional(Type.Literal(true)),
  /** The address was just confirmed, and the account already has other people or sign-ins: see `AccountReview`. */
  mustReview: Type.Optional(Type.Literal(true)),
  /** The organization requires two-step sign-in from then on, and the person has not set it up (TWOSTEP-15). */
  setUpTwoStepBy: Type.Optional(Timestamp),
  /** How many recovery codes are left, if there are only few (TWOSTEP-06). */
  recoveryCodesLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The account opens other organizations, too, so pages offer a switch (ORG-02). */
  severalOrganizations: Type.Optional(Type.Literal(true)),
});
export type User = Static<typeof User>;

/** Answer of login, register, callback and refresh. */
export const SignedIn = StrictObject({ accessToken: Type.String(), user: User });
export type SignedIn = Static<typeof SignedIn>;

const Line = Type.Optional(Type.String({ maxLength: 200 }));
/** PUT /api/auth/profile: /settings sends three of the fields, /profile all of them. */
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
  /** Needed only to change the address, by people who have a password. */
  currentPassword: Type.Optional(Password),
});
export type UpdateUserBody = Static<typeof UpdateUserBody>;

/** The secret of a mailed link. */
const Secret = Type.String({ minLength: 1, maxLength: 200 });

/** POST /api/auth/password/forgot: the answer is the same for every address. */
export const ForgotPasswordBody = StrictObject({ email: Email });
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;

export const ResetPasswordBody = StrictObject({ token: Secret, password: Password });
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** For calls that send only the secret of a mailed link, such as POST /api/auth/unlock. */
export const LinkTokenBody = StrictObject({ token: Secret });
export type LinkTokenBody = Static<typeof LinkTokenBody>;

/** POST /api/auth/email/confirm. `reviewed` means that the page has already shown the other people and sign-ins. */
export const ConfirmEmailBody = StrictObject({ token: Secret, reviewed: Type.Optional(Type.Boolean()) });
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;

/** POST /api/auth/email/undo, with the link mailed to the previous address. */
export const UndoEmailBody = StrictObject({ token: Secret });
export type UndoEmailBody = Static<typeof UndoEmailBody>;

/** The restored address, and a secret for choosing a new password right away. */
export const EmailUndone = StrictObject({ email: Type.String(), resetToken: Type.String() });
export type EmailUndone = Static<typeof EmailUndone>;

export const Member = StrictObject({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  role: RoleName,
  joinedAt: Timestamp,
  /** Whether the person has two-step sign-in; only owners are told. */
  twoStep: Type.Optional(Type.Boolean()),
});
export type Member = Static<typeof Member>;

/** GET /api/auth/members. */
export const MemberList = StrictObject({ members: Type.Array(Member) });
export const ChangeRoleBody = StrictObject({ role: Member.properties.role });

/** An invitation that can still be accepted. */
export const Invitation = StrictObject({
  id: Type.String(),
  /** Empty if the invitation was created as a link to pass on. */
  email: Type.String(),
  /** The role of whoever accepts it. */
  role: RoleName,
  invitedBy: Type.String(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type Invitation = Static<typeof Invitation>;
export const InvitationList = StrictObject({ invitations: Type.Array(Invitation) });

/**
 * POST /api/auth/invitations: mailed to `email`, or without one returned as a link to pass on. Without a role, the
 * person becomes a writer.
 */
export const InviteBody = StrictObject({ email: Type.Optional(Email), role: Type.Optional(RoleName) });
export type InviteBody = Static<typeof InviteBody>;

/** `link` is returned only this once and never stored. */
export const MadeInvitation = StrictObject({ invitation: Invitation, link: Type.String() });
export type MadeInvitation = Static<typeof MadeInvitation>;

export const InvitationTokenBody = StrictObject({ token: Secret });
/** What /join shows about a link. */
export const InvitationPreview = StrictObject({
  organization: Type.String(),
  invitedBy: Type.String(),
  email: Type.String(),
  role: RoleName,
});
export type InvitationPreview = Static<typeof InvitationPreview>;

/**
 * POST /api/auth/invitations/accept: only the token if signed in; otherwise also names, address and password. With
 * `leave` the present organization, which nobody has used yet, is deleted (ORG-06).
 */
export const AcceptInvitationBody = StrictObject({
  token: Secret,
  leave: Type.Optional(Type.Boolean()),
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  email: Type.Optional(Email),
  password: Type.Optional(Password),
});
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;

/** POST /api/auth/link-whatsapp. */
export const LinkWhatsAppBody = StrictObject({ phone: Type.String({ maxLength: 40 }) });
export type LinkWhatsAppBody = Static<typeof LinkWhatsAppBody>;

export const VerifyWhatsAppBody = StrictObject({
  phone: Type.String({ maxLength: 40 }),
  otp: Type.String({ maxLength: 20 }),
});
export type VerifyWhatsAppBody = Static<typeof VerifyWhatsAppBody>;

export const ChangePasswordBody = StrictObject({ currentPassword: Password, newPassword: Password });
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** One sign-in of the person. */
export const Session = StrictObject({
  id: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  /** Derived from the browser's own description: "Firefox on Windows". */
  device: Type.String(),
  current: Type.Boolean(),
  /** The organization it is in, if that is another one than the caller's. */
  organization: Type.Optional(Type.String()),
});
export type Session = Static<typeof Session>;

/**
 * An account as shown to the person who confirms its address for the first time: somebody else may have opened it.
 * `action` says what one click does about the others: `end` signs them out, `leave` leaves their organization.
 */
export const AccountReview = StrictObject({
  name: Type.String(),
  email: Type.String(),
  organization: Type.String(),
  createdAt: Timestamp,
  action: Type.Union([Type.Literal('end'), Type.Literal('leave')]),
  /** The other people in the organization. */
  people: Type.Array(Member),
  sessions: Type.Array(Session),
  invitations: Type.Integer(),
});
export type AccountReview = Static<typeof AccountReview>;

/** POST /api/auth/email/look: what a mailed link confirms. `review` is present at the first confirmation. */
export const ConfirmEmailPreview = StrictObject({
  email: Type.String(),
  review: Type.Optional(AccountReview),
});
export type ConfirmEmailPreview = Static<typeof ConfirmEmailPreview>;
