import {
  ErrorResponse,
  Id,
  Notification,
  NotificationList,
  NotificationQuery,
  StrictObject,
} from '@harambee/domain/schemas';
import { type Actor, NotFound, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { clearAll, listNotifications, markRead } from './inbox.service.ts';

const Owner = StrictObject({ userId: Id });
const OneOfOwner = StrictObject({ userId: Id, notificationId: Id });
const Unread = StrictObject({ unread: Type.Integer({ minimum: 0 }) });
const answers = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** Another person's inbox counts as unknown, like one that does not exist (NOTIFY-06). */
function isOwn(actor: Actor, userId: string): void {
  if (actor.userId !== userId) throw new NotFound();
}

/** The inbox: calls carry no header, the cookie identifies the caller (NOTIFY-05). */
export const inboxRoutes: Routes = async (app) => {
  const inbox = '/test/notifications/:userId';

  app.get(
    inbox,
    {
      schema: {
        params: Owner,
        querystring: NotificationQuery,
        response: { 200: NotificationList, ...answers },
      },
    },
    async ({ actor, params, query }) => {
      isOwn(actor, params.userId);
      return listNotifications(actor, query);
    },
  );

  app.put(
    `${inbox}/:notificationId/read`,
    {
      schema: {
        params: OneOfOwner,
        response: { 200: StrictObject({ notification: Notification }), ...answers },
      },
    },
    async ({ actor, params }) => {
      isOwn(actor, params.userId);
      return { notification: await markRead(actor, params.notificationId) };
    },
  );

  app.put(
    `${inbox}/clear-all`,
    { schema: { params: Owner, response: { 200: Unread, ...answers } } },
    async ({ actor, params }) => {
      isOwn(actor, params.userId);
      return clearAll(actor);
    },
  );
};
