import type { DomainEvent } from '@harambee/domain';
import { type Role, roleNames } from '@harambee/domain';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema, trusted } from 'mongoose';
import { emailKeyOf, formerEmailKeyOf, writtenEmail } from './email-key.ts';

/** A passkey of a person: what its answers are checked against. */
export interface StoredPasskey {
  /** Ours, for addresses. */
  id: string;
  /** The id that its device gave it, as base64url. */
  credential: string;
  publicKey: string;
  /** Rises with each use, or stays zero. */
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt?: Date;
}

/** An authenticator app. `sealed` is encrypted (`two-step/two-step-keys.ts`) and only loaded where a code is checked. */
export interface StoredApp {
  sealed: string;
  since: Date;
  /** The number of the last period whose code was used: no code works twice. */
  lastPeriod: number;
}

/**
 * A person in one organization. Somebody in several has a row in each, with an id of its own. What they sign in with
 * is in one of these rows, the account (`accounts.ts`).
 */
export interface StoredUser {
  _id: string;
  tenantId: string;
  /** The row that has what this person signs in with; absent in that row. */
  accountId?: string;
  /** The same of a row that is about to go. */
  leftAccountId?: string;
  /** In the account: the person's row that was used last, if it is another one. */
  lastRowId?: string;
  firstName: string;
  lastName: string;
  /** As it was typed. */
  email: string;
  /** What makes an address the same address: `emailKeyOf` (ADR 11). */
  emailKey: string;
  /** Undefined for somebody who has only ever come through a provider. */
  passwordHash?: string;
  /** `google:<subject>`: accounts elsewhere that lead to this one. */
  socialIds?: string[];
  /** When it was proved that the address is theirs: by a mailed link or by a provider. */
  emailVerifiedAt?: Date;
  /** The `emailVerifiedAt` that other services were told, and how often they were (`proof-writes.ts`). */
  publishedProof?: Date;
  proofRevision?: number;
  /** Since then the person is to be shown who else has come into their account or organization. */
  reviewSince?: Date;
  role: Role;
  /** Since when services know the person's role: absent for people from before 2026-12 (`restatePeople`). */
  restatedAt?: Date;
  /** Two-step sign-in: on as soon as there is an app or a passkey (`hasSecondStep`). */
  app?: StoredApp;
  passkeys?: StoredPasskey[];
  /** Keyed hashes of the codes that were not used yet. */
  recoveryCodes?: string[];
  recoveryCodesAt?: Date;
  /** A key that no code has confirmed yet. */
  newApp?: Omit<StoredApp, 'lastPeriod'>;
  /** When and by whom two-step sign-in was reset. */
  twoStepReset?: { at: Date; by: string };
  phone: string;
  location: string;
  bio: string;
  website: string;
  linkedin: string;
  twitter: string;
  onboarded: boolean;
  /** A phone that was proved by a code. */
  whatsappPhone?: string;
  /** A new address that counts once it is confirmed. */
  pendingEmail?: string;
  /** Has left; the row goes as soon as its event was relayed. */
  leftAt?: Date;
  createdAt: Date;
  outbox?: DomainEvent[];
}

const { emptyText, text } = fields;
const part = { _id: false };

const sealed = { type: String, required: true, select: false };
const appSchema = new Schema<StoredApp>(
  { sealed, since: { type: Date, required: true }, lastPeriod: { type: Number, required: true } },
  part,
);
const newAppSchema = new Schema<Omit<StoredApp, 'lastPeriod'>>(
  { sealed, since: { type: Date, required: true } },
  part,
);
const passkeySchema = new Schema<StoredPasskey>(
  {
    id: text,
    credential: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    name: text,
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
  },
  { ...part, id: false },
);
const resetSchema = new Schema<{ at: Date; by: string }>(
  { at: { type: Date, required: true }, by: { type: String, default: '' } },
  part,
);

const userSchema = new Schema<StoredUser>(
  {
    _id: { type: String, required: true },
    tenantId,
    accountId: String,
    leftAccountId: String,
    lastRowId: String,
    firstName: { type: String, required: true },
    // Some people have one name.
    lastName: emptyText,
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    // Only the two places that check a password ask for it.
    passwordHash: { type: String, select: false },
    socialIds: { type: [String], default: undefined },
    emailVerifiedAt: Date,
    publishedProof: Date,
    proofRevision: Number,
    reviewSince: Date,
    role: { type: String, enum: roleNames, required: true },
    restatedAt: Date,
    app: appSchema,
    passkeys: { type: [passkeySchema], default: undefined },
    recoveryCodes: { type: [String], default: undefined, select: false },
    recoveryCodesAt: Date,
    newApp: newAppSchema,
    twoStepReset: resetSchema,
    phone: emptyText,
    location: emptyText,
    bio: emptyText,
    website: emptyText,
    linkedin: emptyText,
    twitter: emptyText,
    onboarded: { type: Boolean, default: false },
    whatsappPhone: String,
    pendingEmail: String,
    leftAt: Date,
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false },
);
userSchema.plugin(tenantPlugin);
userSchema.plugin(outboxPlugin);
// Not by tenant: one address signs in to one account of the whole product.
userSchema.index({ emailKey: 1 }, { unique: true });
// One account elsewhere leads to one account here. Sparse: most people have none.
userSchema.index({ socialIds: 1 }, { unique: true, sparse: true });
userSchema.index({ tenantId: 1, createdAt: 1 });
// Not by tenant: the organizations of one account. The other one: nobody is in an organization twice.
userSchema.index({ accountId: 1 }, { sparse: true });
userSchema.index(
  { tenantId: 1, accountId: 1 },
  { unique: true, partialFilterExpression: { accountId: { $exists: true } } },
);
userSchema.index({ tenantId: 1, role: 1 });
// For all tenants: people whose leaving was written down but not yet finished.
userSchema.index({ leftAt: 1 }, { partialFilterExpression: { leftAt: { $gt: new Date(0) } } });

export const UserModel = model('User', userSchema);

export { emailKeyOf };

/** The account of an address, whose tenant is what is being found out. */
export async function findByAddress(email: string, fields = ''): Promise<StoredUser | null> {
  const former = formerEmailKeyOf(email);
  const users = await UserModel.find(
    { emailKey: trusted({ $in: [former, emailKeyOf(email)] }), accountId: null },
    null,
    { allTenants: true },
  )
    .select(fields)
    .lean<StoredUser[]>();
  // Of two accounts that had one address before keys were made as now, the one whose way of typing it this is.
  return users.find(({ emailKey }) => emailKey === former) ?? users[0] ?? null;
}

export type NewPerson = Pick<
  StoredUser,
  | '_id'
  | 'tenantId'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'passwordHash'
  | 'role'
  | 'socialIds'
  | 'emailVerifiedAt'
> & { createdAt?: Date };

/** A person who has just come: names and address as typed, without the space around them. */
export const newUser = ({
  firstName,
  lastName,
  email,
  createdAt = new Date(),
  ...rest
}: NewPerson): StoredUser => ({
  ...rest,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: writtenEmail(email),
  emailKey: emailKeyOf(email),
  phone: '',
  location: '',
  bio: '',
  website: '',
  linkedin: '',
  twitter: '',
  onboarded: false,
  restatedAt: createdAt,
  createdAt,
});
