import { derivedId, isDuplicateKey } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { live } from '../guest-records/end-guests.service.ts';
import { GuestModel } from '../guest-records/guest.model.ts';
import type { Letter } from '../mail/mailer.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { SentLetterModel } from './sent-letter.model.ts';

/** Older events are told by nobody any more: after a restore or a long stop, nobody wants yesterday's mail. */
const newerThan = 24 * 60 * 60_000;

/** What letters need of the service, which exists only once it has been built. */
export type Desk = Pick<FastifyInstance, 'mailer' | 'config' | 'log'>;

interface Occasion {
  id: string;
  tenantId: string;
  at: Date;
  proposalId: string;
}

/** Somebody who is told, and how a letter addresses them. */
export interface Recipient {
  email: string;
  isGuest: boolean;
  organization: string;
}

/** True for the first who comes. The letter is lost if the process dies now, which beats sending it twice. */
async function isFirst({ id, tenantId }: Occasion, whom: string): Promise<boolean> {
  try {
    await SentLetterModel.create({ _id: derivedId('letter', id, whom), tenantId, at: new Date() });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, '_id')) return false;
    throw error;
  }
}

/**
 * Mails people of the organization, and guests of this proposal whose links work, about one event: each once, and each
 * at most thirty times a day. Addresses that nobody has proved get no mail.
 */
export async function mailAbout(
  desk: Desk,
  occasion: Occasion,
  { userIds = [], guestIds = [] }: { userIds?: readonly string[]; guestIds?: readonly string[] },
  letterFor: (to: Recipient, publicOrigin: string) => Letter,
): Promise<void> {
  const { tenantId, proposalId, at } = occasion;
  if (!desk.mailer.available || Date.now() - at.getTime() > newerThan) return;
  const [people, guests, tenant] = await Promise.all([
    UserModel.find({
      ...{ tenantId, _id: trusted({ $in: [...userIds] }), leftAt: null },
      emailVerifiedAt: trusted({ $ne: null }),
    }).lean<StoredUser[]>(),
    GuestModel.find({ tenantId, proposalId, _id: trusted({ $in: [...guestIds] }), ...live() }).lean(),
    TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean(),
  ]);
  if (!tenant) return;
  const recipients = [
    ...people.map(({ _id, email }) => ({ _id, email, isGuest: false })),
    ...guests.map(({ _id, email }) => ({ _id, email, isGuest: true })),
  ];
  for (const { _id, ...to } of recipients) {
    if (!(await isFirst(occasion, _id))) continue;
    const isWithinLimit = await takeTry(limits.teamLetters, _id).then(
      () => true,
      () => false,
    );
    if (!isWithinLimit) continue;
    desk.mailer.send(letterFor({ ...to, organization: tenant.name }, desk.config.publicOrigin));
  }
}
