import { formerMember } from '@harambee/domain';
import {
  type DataPolicy,
  jsonFile,
  leftOut,
  peopleProjection,
  projection,
  type RemovedPerson,
  shown,
} from '@harambee/service-kit';
import { DeadlineModel } from '../deadlines/deadline.model.ts';
import { ExpiryModel } from '../expiries/expiry.model.ts';
import { toNotification } from '../inbox/inbox.service.ts';
import { NotificationModel, type StoredNotification } from '../inbox/notification.model.ts';
import { MemberModel } from '../people/member.model.ts';
import { PersonModel } from '../people/person.model.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { TaskModel } from '../tasks/task.model.ts';

const ofEachPerson = leftOut('each person has their own in an archive of their own');

/** A person's own inbox goes; in those of colleagues, their name does. */
async function forgetInInboxes({ tenantId, userId }: RemovedPerson): Promise<void> {
  await NotificationModel.deleteMany({ tenantId, userId });
  const naming = NotificationModel.find({ tenantId, 'by.id': userId }).lean<StoredNotification[]>().cursor();
  for await (const { _id, title, message, by } of naming) {
    const without = (text: string) => (by ? text.replaceAll(by.name, formerMember.name) : text);
    await NotificationModel.updateOne(
      { _id, tenantId },
      { $set: { title: without(title), message: without(message) }, $unset: { by: 1 } },
    );
  }
}

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
    forget: forgetInInboxes,
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
  { model: PersonModel, ...peopleProjection },
  {
    model: TaskModel,
    organization: projection.organization,
    person: leftOut('a working copy of your tasks, to remind you of them'),
    forget: ({ tenantId, userId }) =>
      TaskModel.updateMany({ tenantId, personId: userId }, { $set: { personId: '' }, $unset: { dueAt: 1 } }),
  },
];
