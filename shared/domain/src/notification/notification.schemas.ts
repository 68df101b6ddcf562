import { type Static, Type } from 'typebox';
import type { Role } from '../account/role-names.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type NotificationType, notificationTypeNames } from './notification-types.ts';

/** A notification as the API returns it (NOTIFY-11). */
export const Notification = StrictObject({
  id: Id,
  type: Type.Unsafe<NotificationType>({ type: 'string', enum: notificationTypeNames }),
  title: Type.String(),
  message: Type.String(),
  created_at: Timestamp,
  /** A path of the product. */
  action_url: Type.Optional(Type.String({ pattern: '^/(?!/)' })),
  read: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

/** Unread ones, or with `status=all` read and unread ones (NOTIFY-07). */
export const NotificationQuery = StrictObject({
  status: Type.Optional(Type.Unsafe<'all' | 'unread'>({ type: 'string', enum: ['all', 'unread'] })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type NotificationQuery = Static<typeof NotificationQuery>;

/** GET /api/test/notifications/{userId}, newest first. */
export const NotificationList = StrictObject({
  notifications: Type.Array(Notification),
  /** The number of unread notifications. */
  unread: Type.Integer({ minimum: 0 }),
  nextCursor: Type.Optional(Type.String()),
});
export type NotificationList = Static<typeof NotificationList>;

/** The events of the stream GET /api/events. `data` of each is JSON of this shape. */
export interface StreamMessages {
  /** A new notification for this person. */
  notification: Notification;
  /** Marked as read elsewhere: one notification or all. */
  notification_read: { id: string | 'all' };
  /** A proposal of the organization has changed: pages that show it reload it. */
  proposal: { proposalId: string; status: string; revision: number };
  /** People edited its generated text: pages that show it reload it. */
  proposal_text: { proposalId: string };
  /** Who must agree with a proposal, or who has, has changed. */
  sign_offs: { proposalId: string };
  /** Who leads a proposal, helps with it or has a task of it has changed: pages that show it reload it. */
  proposal_team: { proposalId: string };
  /** Comments of a proposal have changed: pages that show them reload them. */
  comments: { proposalId: string };
  /** The organization's points, level or badges have changed. */
  impact: Record<string, never>;
  /** This person has another role: pages show and offer what it allows. */
  role: { role: Role };
  /** The organization was renamed: pages show the new name at once. */
  organization: { name: string };
  /**
   * The first message of every stream. If `complete`, everything missed since the last event id follows. Otherwise
   * too much was missed, or there was no last event id, and the page must reload what it shows.
   */
  opened: { complete: boolean };
}
export type StreamMessageName = keyof StreamMessages;
