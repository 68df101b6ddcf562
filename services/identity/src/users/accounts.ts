import { type Actor, NotSignedIn } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { type StoredUser, UserModel } from './user.model.ts';

type Person = Pick<Actor, 'userId' | 'tenantId'>;

/**
 * What belongs to the account and not to one organization. It is in one row, so every change of how somebody signs in
 * is one atomic write, whatever the number of their organizations (ADR 29).
 */
export const ofAccount = [
  'email',
  'emailKey',
  'emailVerifiedAt',
  'publishedProof',
  'proofRevision',
  'passwordHash',
  'socialIds',
  'pendingEmail',
  'app',
  'newApp',
  'passkeys',
  'recoveryCodes',
  'recoveryCodesAt',
  'twoStepReset',
] as const satisfies readonly (keyof StoredUser)[];

/** Stands for the address in rows that are no account. */
export const noEmail = '-';
/** Unique like an address, and never one. */
export const rowKey = (id: string): string => `row:${id}`;

/**
 * An account whose person has left the organization it began in, and belongs to others: its row has no organization
 * any more. No tenant is called like that.
 */
export const ownTenantOf = (accountId: string): string => `account:${accountId}`;
export const isOnItsOwn = ({ _id, tenantId }: Pick<StoredUser, '_id' | 'tenantId'>): boolean =>
  tenantId === ownTenantOf(_id);

export const accountIdOf = ({ _id, accountId }: Pick<StoredUser, '_id' | 'accountId'>): string =>
  accountId ?? _id;

/** The account of these ids. Their tenants are what is being found out. */
async function findAccounts(ids: readonly string[], fields = ''): Promise<StoredUser[]> {
  if (ids.length === 0) return [];
  return UserModel.find({ _id: trusted({ $in: [...ids] }) }, null, { allTenants: true })
    .select(fields)
    .lean<StoredUser[]>();
}

export async function findAccount(id: string, fields = ''): Promise<StoredUser | undefined> {
  const [account] = await findAccounts([id], fields);
  return account;
}

/** The row that holds what this person signs in with, as who it is; the person themselves in most cases. */
export async function accountOf({ userId, tenantId }: Person): Promise<Person> {
  const row = await UserModel.findOne({ _id: userId, tenantId }, { accountId: 1 }).lean();
  // Somebody who has left is nobody's account, which whoever asks finds out.
  if (!row?.accountId) return { userId, tenantId };
  const account = await findAccount(row.accountId);
  if (!account) throw new NotSignedIn();
  return { userId: account._id, tenantId: account.tenantId };
}

/** These rows, with what belongs to the account read from there. `fields` as for `select`. */
export async function withAccounts(rows: readonly StoredUser[], fields = ''): Promise<StoredUser[]> {
  const ids = rows.flatMap(({ accountId }) => accountId ?? []);
  const accounts = new Map((await findAccounts(ids, fields)).map((one) => [one._id, one]));
  return rows.map((row) => {
    const account = row.accountId === undefined ? undefined : accounts.get(row.accountId);
    return account
      ? { ...row, ...Object.fromEntries(ofAccount.map((field) => [field, account[field]])) }
      : row;
  });
}

/** The same for one row. */
export async function withAccount<Row extends StoredUser | null>(
  row: Row,
  fields = '',
): Promise<Row | StoredUser> {
  if (!row) return row;
  const [whole] = await withAccounts([row], fields);
  return whole ?? row;
}

/** The rows of an account in organizations, in the order they were joined. `fields` as for `select`. */
export async function rowsOf(accountId: string, fields = ''): Promise<StoredUser[]> {
  const rows = await UserModel.find({ $or: [{ _id: accountId }, { accountId }], leftAt: null }, null, {
    allTenants: true,
  })
    .select(fields)
    .sort({ createdAt: 1 })
    .lean<StoredUser[]>();
  return rows.filter((row) => !isOnItsOwn(row));
}

/** Whether the person of this row is also in other organizations. */
export async function isElsewhere(row: Pick<StoredUser, '_id' | 'accountId'>): Promise<boolean> {
  // Most people are in one organization: one look at an index.
  const others = { accountId: accountIdOf(row), _id: trusted({ $ne: row._id }), leftAt: null };
  if (await UserModel.exists(others).setOptions({ allTenants: true })) return true;
  if (row.accountId === undefined) return false;
  const account = await findAccount(row.accountId);
  return account !== undefined && account.leftAt === undefined && !isOnItsOwn(account);
}

/** Where a sign-in leads: to the organization that was used last, or to the first one (ORG-04). */
export async function rowToEnter(
  account: StoredUser,
  fields = '',
): Promise<{ row: StoredUser; severalOrganizations: boolean }> {
  const rows = await rowsOf(accountIdOf(account), fields);
  const { lastRowId = account._id } = account;
  const row = rows.find(({ _id }) => _id === lastRowId) ?? rows[0];
  if (!row) throw new NotSignedIn();
  return { row, severalOrganizations: rows.length > 1 };
}

/** The next sign-in leads there. */
export async function noteEntered(row: StoredUser): Promise<void> {
  const account = row.accountId === undefined ? row : await findAccount(row.accountId);
  if (!account || (account.lastRowId ?? account._id) === row._id) return;
  await UserModel.updateOne(
    { _id: account._id, tenantId: account.tenantId },
    { $set: { lastRowId: row._id } },
  );
}
