import type { DomainEvent } from '@harambee/domain';
import { provableDomain } from '@harambee/domain/web-domains';
import { event, retryOnConflict } from '@harambee/service-kit';
import { trusted, type UpdateQuery } from 'mongoose';
import { accountIdOf, findAccount, rowsOf } from './accounts.ts';
import { type StoredUser, UserModel } from './user.model.ts';

type Row = Pick<StoredUser, '_id' | 'tenantId'>;
type Proof = Pick<StoredUser, 'email' | 'emailVerifiedAt' | 'proofRevision'>;

/** What other services may know of a proved address: never the address (PROF-60). */
function proofEvent({ _id: userId, tenantId }: Row, { email, emailVerifiedAt, proofRevision = 0 }: Proof) {
  const domain = provableDomain(email);
  return event('user.address_proved', tenantId, {
    userId,
    revision: proofRevision,
    since: emailVerifiedAt ?? new Date(0),
    ...(domain !== undefined && { domain }),
  });
}

/** For a new account that comes with a proved address: its own fields, and the event. Nothing for any other one. */
export function proofOfNew(user: StoredUser): { told: Partial<StoredUser>; events: DomainEvent[] } {
  if (!user.emailVerifiedAt) return { told: {}, events: [] };
  const told = { publishedProof: user.emailVerifiedAt, proofRevision: 1 };
  return { told, events: [proofEvent(user, { ...user, ...told })] };
}

interface ProofWrite extends Omit<UpdateQuery<StoredUser>, '$set'> {
  $set?: Partial<StoredUser>;
}

/**
 * Every write that proves an address, or puts another proved one in its place: one write together with the events that
 * tell each organization of the account. The count in the filter makes two of them notice each other, so that an
 * organization that was joined meanwhile is told, too. False if there is no such account.
 */
export const writeProof = (present: Row & Record<string, unknown>, update: ProofWrite): Promise<boolean> =>
  retryOnConflict('This account is being changed right now, please try again', () =>
    attempt(present, update),
  );

/** Undefined if the account was changed meanwhile. */
async function attempt(
  present: Row & Record<string, unknown>,
  { $set, ...more }: ProofWrite,
): Promise<boolean | undefined> {
  const account = await UserModel.findOne(present).lean<StoredUser>();
  if (!account) return false;
  const { proofRevision } = account;
  const next = { ...account, ...$set, proofRevision: (proofRevision ?? 0) + 1 };
  const rows = await rowsOf(accountIdOf(account));
  const { modifiedCount } = await UserModel.updateOne(
    { ...present, proofRevision: proofRevision ?? null },
    {
      ...more,
      $set: { ...$set, proofRevision: next.proofRevision, publishedProof: next.emailVerifiedAt },
      $push: { outbox: { $each: rows.map((row) => proofEvent(row, next)) } },
    },
  );
  return modifiedCount > 0 || undefined;
}

/** Tells the organizations of an account what is proved of its address: for one that it has just joined. */
export async function tellProof(accountId: string): Promise<void> {
  const account = await findAccount(accountId);
  if (!account?.emailVerifiedAt || account.leftAt) return;
  await writeProof({ _id: accountId, tenantId: account.tenantId, leftAt: null }, {});
}

/**
 * Before an account gets a row in another organization: a start tells it, if this process dies before `tellProof`. For
 * that the account looks as if nobody was told.
 */
export async function willTellProof(accountId: string): Promise<void> {
  const account = await findAccount(accountId);
  if (!account?.emailVerifiedAt) return;
  await UserModel.updateOne(
    { _id: accountId, tenantId: account.tenantId, emailVerifiedAt: account.emailVerifiedAt },
    { $unset: { publishedProof: 1 } },
  );
}

/**
 * Tells what was proved before services were told of it, by a release before 2026-12, or in a process that died. Each
 * start does it; where everything was told it writes nothing. Answers how many accounts it told of.
 */
export async function tellProofs(): Promise<number> {
  let told = 0;
  const untold = UserModel.find(
    { emailVerifiedAt: trusted({ $ne: null }), accountId: null, leftAt: null },
    { _id: 1, emailVerifiedAt: 1, publishedProof: 1 },
    { allTenants: true },
  )
    .lean<Pick<StoredUser, '_id' | 'emailVerifiedAt' | 'publishedProof'>[]>()
    .cursor({ batchSize: 500 });
  for await (const { _id, emailVerifiedAt, publishedProof } of untold) {
    if (!emailVerifiedAt || emailVerifiedAt.getTime() === publishedProof?.getTime()) continue;
    await tellProof(_id);
    told += 1;
  }
  return told;
}
