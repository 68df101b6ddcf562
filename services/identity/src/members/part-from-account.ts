import { joinerRole } from '@harambee/domain';
import { trusted } from 'mongoose';
import { LinkModel } from '../links/link.model.ts';
import { findAccount, isElsewhere, isOnItsOwn, ofAccount, ownTenantOf, rowsOf } from '../users/accounts.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

type Events = NonNullable<StoredUser['outbox']>;

const kept = new Set<string>(['_id', 'tenantId', 'role', 'createdAt', 'lastRowId', 'outbox', ...ofAccount]);
const noNames = { firstName: '-', lastName: '-' };
/** What an account has of its first organization, including what is added later. */
const emptied = Object.fromEntries(
  Object.keys(UserModel.schema.paths)
    .filter((path) => !kept.has(path) && !(path in noNames))
    .map((path) => [path, 1]),
);

/**
 * Ends that a person belongs to an organization, together with the events that tell of it, in one write. If it is the
 * account, and the person belongs to others, it stays without this organization (ORG-05).
 */
export async function leaveRow(person: StoredUser, leftAt: Date, events: Events): Promise<void> {
  const { _id, tenantId, accountId } = person;
  const outbox = { $each: events };
  if (accountId === undefined && (await isElsewhere(person))) {
    await UserModel.updateOne(
      { _id, tenantId, leftAt: null },
      {
        $set: { ...noNames, tenantId: ownTenantOf(_id), role: joinerRole },
        $unset: emptied,
        $push: { outbox },
      },
      // What signs the person in must outlive this organization; nothing else of it moves along.
      { overwriteImmutable: true },
    );
    await takeLinksAlong(_id, tenantId);
    return;
  }
  await UserModel.updateOne(
    { _id, tenantId, leftAt: null },
    {
      $set: {
        leftAt,
        emailKey: `left:${_id}`,
        role: joinerRole,
        ...(accountId && { leftAccountId: accountId }),
      },
      $unset: { accountId: 1 },
      $push: { outbox },
    },
  );
}

/** Mailed links open the account, wherever it is. A repeat changes nothing. */
export async function takeLinksAlong(userId: string, from: string): Promise<void> {
  const tenantId = ownTenantOf(userId);
  if (!(await UserModel.exists({ _id: userId, tenantId, leftAt: null }))) return;
  await LinkModel.updateMany(
    { tenantId: from, userId },
    { $set: { tenantId } },
    { overwriteImmutable: true },
  );
}

/** An account that opens no organization any more is at its end: `finishForgetting` removes it. */
export async function endIfUnused(accountId: string): Promise<void> {
  const account = await findAccount(accountId);
  if (!account || account.leftAt || !isOnItsOwn(account) || (await rowsOf(accountId)).length > 0) return;
  await UserModel.updateOne(
    { _id: accountId, tenantId: account.tenantId, leftAt: null },
    { $set: { leftAt: new Date(), emailKey: `left:${accountId}` } },
  );
}

/** Before an organization is deleted with all its rows: accounts that open others must not go with it. */
export async function partFromOrganization(tenantId: string): Promise<void> {
  const rows = await UserModel.find({ tenantId, leftAt: null }).lean<StoredUser[]>();
  for (const row of rows) {
    if (row.accountId === undefined && !(await isElsewhere(row))) continue;
    await leaveRow(row, new Date(), []);
    await endIfUnused(row.accountId ?? row._id);
  }
}

/** Rows that have left, and the account that they belonged to. */
export async function endLeftAccount(tenantId: string, userId: string): Promise<void> {
  const left = { _id: userId, tenantId, leftAt: trusted({ $ne: null }) };
  const row = await UserModel.findOne(left, { leftAccountId: 1 }).lean<StoredUser>();
  if (row?.leftAccountId) await endIfUnused(row.leftAccountId);
}
