import { days, type NotificationType, notificationTypeNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** One person's copy of one piece of news. */
export interface StoredNotification {
  /** Follows from the news and the person: made twice, it is the same document. */
  _id: string;
  tenantId: string;
  userId: string;
  /** What it tells of: an event, or a deadline and its distance. */
  newsKey: string;
  type: NotificationType;
  title: string;
  message: string;
  actionUrl: string;
  /** A colleague whom its text names: the name goes with the person. */
  by?: { id: string; name: string };
  /** When it happened. */
  createdAt: Date;
  read: boolean;
  readAt?: Date;
}

/** Read or not (NOTIFY-04). */
export const retention = days(90);

const { text } = fields;

const notificationSchema = new Schema<StoredNotification>(
  {
    _id: text,
    tenantId,
    userId: text,
    newsKey: text,
    type: { type: String, enum: notificationTypeNames, required: true },
    title: text,
    message: text,
    actionUrl: text,
    by: { type: new Schema({ id: text, name: text }, { _id: false, id: false }), default: undefined },
    createdAt: { type: Date, required: true },
    read: { type: Boolean, required: true },
    readAt: Date,
  },
  { collection: 'notifications', versionKey: false },
);
notificationSchema.plugin(tenantPlugin);
notificationSchema.index({ tenantId: 1, newsKey: 1, userId: 1 }, { unique: true });
notificationSchema.index({ tenantId: 1, userId: 1, createdAt: -1, _id: -1 });
notificationSchema.index({ tenantId: 1, userId: 1, read: 1, createdAt: -1, _id: -1 });
notificationSchema.index({ tenantId: 1, 'by.id': 1 }, { partialFilterExpression: { 'by.id': { $gt: '' } } });
notificationSchema.index({ createdAt: 1 }, { expireAfterSeconds: retention / 1_000 });

export const NotificationModel = model('Notification', notificationSchema);
