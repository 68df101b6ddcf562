import type { Notification, NotificationList, NotificationQuery } from '@harambee/domain/schemas';
import { type Actor, BadRequest, decodeCursor, encodeCursor, NotFound } from '@harambee/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import { publish } from '../streams/publish.ts';
import { NotificationModel, retention, type StoredNotification } from './notification.model.ts';

const pageSize = 20;

/** The wire's names; every field by name, so that nothing else can leave. */
export const toNotification = (stored: StoredNotification): Notification => ({
  id: stored._id,
  type: stored.type,
  title: stored.title,
  message: stored.message,
  created_at: stored.createdAt.toISOString(),
  action_url: stored.actionUrl,
  read: stored.read,
});

/** A person's own ones that are not too old: the database takes old ones away only now and then. */
const inboxOf = ({ tenantId, userId }: Actor, isUnread: boolean) => ({
  tenantId,
  userId,
  ...(isUnread && { read: false }),
});
const kept = () => trusted({ $gt: new Date(Date.now() - retention) });

/** The rows after a place in the list: the outer range finds it in the index, the inner condition parts equals. */
function after(cursor: string): QueryFilter<StoredNotification> {
  const [createdAt, id] = decodeCursor(cursor, ['date', 'string']);
  if (!(createdAt instanceof Date) || typeof id !== 'string') {
    throw new BadRequest('This page of the list no longer exists. Please start again from the first page.');
  }
  return {
    createdAt: trusted({ $lte: createdAt, $gt: new Date(Date.now() - retention) }),
    $or: [{ createdAt: trusted({ $lt: createdAt }) }, { _id: trusted({ $lt: id }) }],
  };
}

const countUnread = (actor: Actor): Promise<number> =>
  NotificationModel.countDocuments({ ...inboxOf(actor, true), createdAt: kept() });

/** Unread ones, or all of them, the newest first (NOTIFY-07). */
export async function listNotifications(actor: Actor, query: NotificationQuery): Promise<NotificationList> {
  const { status = 'unread', limit, cursor } = query;
  const size = limit ? Number(limit) : pageSize;
  const [rows, unread] = await Promise.all([
    NotificationModel.find({
      ...inboxOf(actor, status === 'unread'),
      createdAt: kept(),
      ...(cursor && after(cursor)),
    })
      .sort({ createdAt: -1, _id: -1 })
      .limit(size + 1)
      .lean(),
    countUnread(actor),
  ]);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    notifications: page.map(toNotification),
    unread,
    ...(rows.length > size && last && { nextCursor: encodeCursor([last.createdAt, last._id]) }),
  };
}

/** Marks one read; again changes nothing. */
export async function markRead(actor: Actor, id: string): Promise<Notification> {
  const { tenantId, userId } = actor;
  const mine = { _id: id, tenantId, userId };
  const marked = await NotificationModel.findOneAndUpdate(
    { ...mine, read: false },
    { $set: { read: true, readAt: new Date() } },
    { returnDocument: 'after' },
  ).lean();
  const notification = marked ?? (await NotificationModel.findOne(mine).lean());
  if (!notification) throw new NotFound();
  if (marked) await publish([{ tenantId, userId, name: 'notification_read', data: { id } }]);
  return toNotification(notification);
}

/** Marks all read and deletes nothing. Answers how many are unread now: what came meanwhile. */
export async function clearAll(actor: Actor): Promise<{ unread: number }> {
  const { tenantId, userId } = actor;
  const { modifiedCount } = await NotificationModel.updateMany(
    { tenantId, userId, read: false },
    { $set: { read: true, readAt: new Date() } },
  );
  if (modifiedCount > 0)
    await publish([{ tenantId, userId, name: 'notification_read', data: { id: 'all' } }]);
  return { unread: await countUnread(actor) };
}
