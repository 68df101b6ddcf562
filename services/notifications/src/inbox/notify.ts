import type { NotificationText } from '@harambee/domain';
import { days } from '@harambee/domain';
import { derivedId, isDuplicateKey } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { MemberModel } from '../people/member.model.ts';
import { type Message, publish } from '../streams/publish.ts';
import { toNotification } from './inbox.service.ts';
import { NotificationModel, retention, type StoredNotification } from './notification.model.ts';

/** News of an organization. */
export interface News {
  tenantId: string;
  /** The same news has the same key, however often it is told. */
  key: string;
  at: Date;
  text: NotificationText;
  /** Who did it themselves and need not be told. */
  except?: string;
  /** A colleague whom the text names. */
  by?: { id: string; name: string };
  /** The only ones whom it concerns; absent: everybody. */
  only?: string | readonly string[];
}

/**
 * What is older when it arrives is history: it stands in the list, but rings nobody's bell. So a service that is installed
 * late, or was away for long, does not greet people with weeks of old news.
 */
const freshFor = days(2);

/** Members of a large organization hear of it batch by batch; the database is never kept from others for long. */
const batch = 200;

/** Gives each member of the organization a notification, once for each news, and tells their open pages. */
export async function notify(news: News): Promise<void> {
  const age = Date.now() - news.at.getTime();
  if (age > retention) return;
  const { tenantId, only } = news;
  const isHistory = age > freshFor;
  const members = await MemberModel.find(
    { tenantId, ...(only && { _id: trusted({ $in: [only].flat() }) }) },
    { _id: 1 },
  ).lean();
  // Made before a crash, or by another process at this moment; what was read meanwhile stays read.
  const made = await NotificationModel.find({ tenantId, newsKey: news.key }).lean();
  const known = new Map(made.map((one) => [one.userId, one]));
  const documents = members
    .filter(({ _id }) => _id !== news.except)
    .map(({ _id: userId }) => known.get(userId) ?? documentOf(news, userId, isHistory));
  for (let done = 0; done < documents.length; done += batch) {
    const some = documents.slice(done, done + batch);
    await insert(some.filter(({ userId }) => !known.has(userId)));
    if (!isHistory) await publish(some.filter(({ read }) => !read).map(messageOf));
  }
}

async function insert(documents: StoredNotification[]): Promise<void> {
  if (documents.length === 0) return;
  try {
    await NotificationModel.insertMany(documents, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // By whichever process: all of them must be there now.
    const ids = documents.map(({ _id }) => _id);
    const { tenantId } = documents[0] as StoredNotification;
    const count = await NotificationModel.countDocuments({ tenantId, _id: trusted({ $in: ids }) });
    if (count < ids.length) throw error;
  }
}

const messageOf = (one: StoredNotification): Message => ({
  tenantId: one.tenantId,
  userId: one.userId,
  name: 'notification',
  data: toNotification(one),
});

function documentOf(
  { tenantId, key, at, text, by }: News,
  userId: string,
  isHistory: boolean,
): StoredNotification {
  const { type, title, message, actionUrl } = text;
  return {
    _id: derivedId(tenantId, key, userId),
    tenantId,
    userId,
    newsKey: key,
    type,
    title,
    message,
    actionUrl,
    ...(by && { by }),
    createdAt: at,
    read: isHistory,
  };
}
