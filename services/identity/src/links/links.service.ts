import { days } from '@harambee/domain';
import { type Actor, BadRequest } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { mailedLinkLife } from '../secrets/link-life.ts';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { UserModel } from '../users/user.model.ts';
import { type LinkKind, LinkModel, type StoredLink } from './link.model.ts';

type Person = Pick<Actor, 'userId' | 'tenantId'>;

/** How long each kind of link works, in milliseconds (AUTH-30). */
const life: Record<LinkKind, number> = {
  'password-reset': mailedLinkLife,
  unlock: mailedLinkLife,
  'email-change': days(1),
  'email-undo': days(7),
  'email-proof': days(7),
};

/** The same answer for a link that never existed, was used, has expired, or was replaced. */
export const linkOver = 'This link has expired or has already been used. Please request a new one.';

/**
 * Creates a link. Earlier links of its kind for this person stop working, except those that revert an address
 * change.
 */
export async function makeLink(link: Omit<StoredLink, '_id' | 'createdAt' | 'expiresAt'>): Promise<string> {
  const { tenantId, userId, kind } = link;
  const secret = newSecret();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + life[kind]);
  if (kind !== 'email-undo') await LinkModel.deleteMany({ tenantId, userId, kind });
  await LinkModel.create({ ...link, _id: hashOf(secret), createdAt, expiresAt });
  return secret;
}

const openLink = (secret: string, kind: LinkKind) => ({
  _id: hashOf(secret),
  kind,
  expiresAt: trusted({ $gt: new Date() }),
});

/** The unused link with this secret. */
export async function findLink(secret: string, kind: LinkKind): Promise<StoredLink> {
  // There is no session yet: the tenant comes from the link.
  const link = await LinkModel.findOne(openLink(secret, kind), null, {
    allTenants: true,
  }).lean<StoredLink>();
  if (!link) throw new BadRequest(linkOver);
  return link;
}

/** Whether an open link is of this kind; an expired link has no known kind. */
export const isLinkOf = async (secret: string, kind: LinkKind): Promise<boolean> =>
  (await LinkModel.exists(openLink(secret, kind)).setOptions({ allTenants: true })) !== null;

/** Uses a link in one atomic step: of several simultaneous requests, one succeeds. */
export async function takeLink(secret: string, kind: LinkKind): Promise<StoredLink> {
  const link = await LinkModel.findOneAndDelete(openLink(secret, kind), {
    allTenants: true,
  }).lean<StoredLink>();
  if (!link) throw new BadRequest(linkOver);
  return link;
}

/**
 * Voids earlier mailed links after a new password, a new address, or the end of the sessions. Only links that
 * revert an address change stay: they are for people who lost their account by exactly such a change.
 */
export async function forgetMailedLinks({ userId, tenantId }: Person): Promise<void> {
  await UserModel.updateOne({ _id: userId, tenantId }, { $unset: { pendingEmail: 1 } });
  await LinkModel.deleteMany({ tenantId, userId, kind: trusted({ $ne: 'email-undo' }) });
}

/** Whether somebody else can still revert to this address. */
export async function isReserved(emailKey: string, except = ''): Promise<boolean> {
  const link = {
    reserves: emailKey,
    userId: trusted({ $ne: except }),
    expiresAt: trusted({ $gt: new Date() }),
  };
  return (await LinkModel.exists(link).setOptions({ allTenants: true })) !== null;
}
