import { type DataPolicy, jsonFile, leftOut, projection, shown } from '@harambee/service-kit';
import { DeadlineModel } from '../deadlines/deadline.model.ts';
import { ExpiryModel } from '../expiries/expiry.model.ts';
import { toNotification } from '../inbox/inbox.service.ts';
import { NotificationModel, type StoredNotification } from '../inbox/notification.model.ts';
import { MemberModel } from '../people/member.model.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';

const ofEachPerson = leftOut('each person has their own in an archive of their own');

/** An inbox belongs to its person: owners cannot read it. */
export const dataPolicies: readonly DataPolicy[] = [
  {
    model: NotificationModel,
    organization: ofEachPerson,
    person: jsonFile(
      'notifications.json',
      'Your notifications of the last 90 days, read and unread, newest first.',
      ({ tenantId, userId }) =>
        shown(
          NotificationModel.find({ tenantId, userId })
            .sort({ createdAt: -1, _id: -1 })
            .lean<StoredNotification[]>()
            .cursor(),
          toNotification,
        ),
    ),
    forget: ({ tenantId, userId }) => NotificationModel.deleteMany({ tenantId, userId }),
  },
  {
    model: MemberModel,
    organization: leftOut('who is told of news: the ids of the members'),
    person: leftOut('your id'),
    forget: leftOut('comes and goes with its events, in their order: see `onPeopleChanged`'),
  },
  {
    model: StreamMessageModel,
    organization: leftOut('what open pages were told within the last hour'),
    person: leftOut('what your open pages were told within the last hour: your notifications and changes'),
    forget: ({ tenantId, userId }) => StreamMessageModel.deleteMany({ tenantId, userId }),
  },
  { model: DeadlineModel, ...projection },
  { model: ExpiryModel, ...projection },
];
