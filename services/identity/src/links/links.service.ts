import { BadRequest } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { hashOf, newSecret } from '../sessions/refresh-secret.ts';
import { type LinkKind, LinkModel, type StoredLink } from './link.model.ts';

/** How long a link of each kind works, in milliseconds (issue 7). */
const life: Record<LinkKind, number> = { 'password-reset': 30 * 60_000, 'email-change': 24 * 60 * 60_000 };

/** The same for a link that never was, was used, is over, or was replaced. */
export const linkOver = 'This link has expired or was used already. Please ask for a new one.';

/** A new link; earlier ones of its kind for this person stop working. Answers its secret. */
export async function makeLink(link: Omit<StoredLink, '_id' | 'expiresAt'>): Promise<string> {
  const { tenantId, userId, kind } = link;
  const secret = newSecret();
  await LinkModel.deleteMany({ tenantId, userId, kind });
  await LinkModel.create({ ...link, _id: hashOf(secret), expiresAt: new Date(Date.now() + life[kind]) });
  return secret;
}

/** Uses a link up, in one atomic step: of many who come with it at once, one gets it. */
export async function takeLink(secret: string, kind: LinkKind): Promise<StoredLink> {
  // Nobody is signed in: the link tells the tenant, not the other way round.
  const link = await LinkModel.findOneAndDelete(
    { _id: hashOf(secret), kind, expiresAt: trusted({ $gt: new Date() }) },
    { allTenants: true },
  ).lean<StoredLink>();
  if (!link) throw new BadRequest(linkOver);
  return link;
}
