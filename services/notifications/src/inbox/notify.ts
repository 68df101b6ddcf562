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
export const notify = async (news: News): Promise<void> => publish(await give(news.tenantId, [news]));

/**
 * Gives each member their notifications of these news of one organization. Returns what their open pages are to be told,
 * so that it can be published with other messages.
 */
export async function give(tenantId: string, all: readonly News[]): Promise<Message[]> {
  const now = Date.now();
  const kept = all.filter(({ at }) => now - at.getTime() <= retention);
  if (kept.length === 0) return [];
  const members = await membersFor(tenantId, kept);
  const documents = kept.flatMap((news) =>
    members.filter((userId) => concerns(news, userId)).map((userId) => documentOf(news, userId, now)),
  );
  const messages: Message[] = [];
  for (let done = 0; done < documents.length; done += batch) {
    const present = await insert(tenantId, documents.slice(done, done + batch));
    messages.push(...present.filter(({ read }) => !read).map(messageOf));
  }
  return messages;
}

/** Whom one of these news may concern. */
async function membersFor(tenantId: string, all: readonly News[]): Promise<string[]> {
  const named = all.flatMap(({ only }) => only ?? []);
  const isForAll = all.some(({ only }) => only === undefined);
  const rows = await MemberModel.find(
    { tenantId, ...(!isForAll && { _id: trusted({ $in: named }) }) },
    { _id: 1 },
  ).lean();
  return rows.map(({ _id }) => _id);
}

const concerns = ({ only, except }: News, userId: string): boolean =>
  userId !== except && (only === undefined || [only].flat().includes(userId));

/**
 * Inserts what is not there yet. Returns all of them as they are stored: what was made before a crash, or by another
 * process at this moment, may have been read meanwhile, and stays read.
 */
async function insert(tenantId: string, documents: StoredNotification[]): Promise<StoredNotification[]> {
  try {
    await NotificationModel.insertMany(documents, { ordered: false, lean: true });
    return documents;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const ids = documents.map(({ _id }) => _id);
    const present = await NotificationModel.find({ tenantId, _id: trusted({ $in: ids }) }).lean();
    if (present.length < ids.length) throw error;
    return present;
  }
}

const messageOf = (one: StoredNotification): Message => ({
  tenantId: one.tenantId,
  userId: one.userId,
  name: 'notification',
  data: toNotification(one),
});

function documentOf({ tenantId, key, at, text, by }: News, userId: string, now: number): StoredNotification {
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
    // History.
    read: now - at.getTime() > freshFor,
  };
}
