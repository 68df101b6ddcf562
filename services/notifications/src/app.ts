import { defineService, type Routes, type Stop } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { dataPolicies } from './data-policy/data-policies.ts';
import { DeadlineModel } from './deadlines/deadline.model.ts';
import { giveReminders } from './deadlines/reminders.service.ts';
import { ExpiryModel } from './expiries/expiry.model.ts';
import { giveExpiryReminders } from './expiries/expiry-reminders.service.ts';
import { onAnswerReviewDue } from './handlers/on-answer-review-due.handler.ts';
import { onCommentsChanged } from './handlers/on-comments-changed.handler.ts';
import { onDocumentChanged } from './handlers/on-document-changed.handler.ts';
import { onImpactChanged } from './handlers/on-impact-changed.handler.ts';
import { onOrganizationRenamed } from './handlers/on-organization-renamed.handler.ts';
import { onPeopleChanged } from './handlers/on-people-changed.handler.ts';
import { onPeopleNamed } from './handlers/on-people-named.handler.ts';
import { onProposalChanged } from './handlers/on-proposal-changed.handler.ts';
import { onProposalTextChanged } from './handlers/on-proposal-text-changed.handler.ts';
import { onRoleChanged } from './handlers/on-role-changed.handler.ts';
import { onSignOffsChanged } from './handlers/on-sign-offs-changed.handler.ts';
import { onTeamChanged } from './handlers/on-team-changed.handler.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { NotificationModel } from './inbox/notification.model.ts';
import { MemberModel } from './people/member.model.ts';
import { PersonModel } from './people/person.model.ts';
import { permissions } from './permissions.ts';
import { eventsRoutes } from './streams/events.routes.ts';
import { OpenStreams } from './streams/open-streams.ts';
import { StreamMessageModel } from './streams/stream-message.model.ts';
import { Tail } from './streams/tail.ts';
import { TaskModel } from './tasks/task.model.ts';
import { giveTaskReminders } from './tasks/task-reminders.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    streams: OpenStreams;
  }
}

const checkStreamsEvery = 5_000;
const remindEvery = 60_000;

const cookieRoutes: Routes = async (app) => {
  await app.register(inboxRoutes);
  await app.register(eventsRoutes);
};

/** Feeds and checks open streams, and sends due reminders, until the process stops. */
function startWork(app: FastifyInstance): Stop {
  const tail = new Tail(app.streams, app.log);
  tail.start();
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((err) => app.log.warn({ err }, `${what} did not succeed, will be tried again`));
    }, milliseconds).unref();
  const timers = [
    every(checkStreamsEvery, 'checking open streams', () => app.streams.check()),
    every(remindEvery, 'reminding of deadlines', () => giveReminders()),
    every(remindEvery, 'reminding of expiries', () => giveExpiryReminders()),
    every(remindEvery, 'reminding of tasks', () => giveTaskReminders()),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await tail.stop();
  };
}

export const notifications = defineService({
  name: 'notifications',
  prefix: '/api',
  cookieRoutes,
  permissions,
  models: [
    NotificationModel,
    MemberModel,
    DeadlineModel,
    ExpiryModel,
    TaskModel,
    PersonModel,
    StreamMessageModel,
  ],
  dataPolicies,
  // People before other events: whoever registered before an event is notified of it.
  handlers: [
    onOrganizationRenamed,
    onPeopleChanged,
    onPeopleNamed,
    onRoleChanged,
    onProposalChanged,
    onProposalTextChanged,
    onSignOffsChanged,
    onImpactChanged,
    onDocumentChanged,
    onAnswerReviewDue,
    onTeamChanged,
    onCommentsChanged,
  ],
  prepare: async (app) => {
    const streams = new OpenStreams(app);
    app.decorate('streams', streams);
    app.measure('open_event_streams', 'Pages that listen to events', () => streams.count);
    // Before the server waits for its connections: streams never end by themselves.
    app.addHook('preClose', (done) => {
      streams.endAll();
      done();
    });
  },
  onReady: startWork,
});
