import type { SignedIn } from '@harambee/domain/schemas';
import { type Actor, NotSignedIn } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { deviceOf } from '../sessions/device.ts';
import { SessionModel, type StoredSession } from '../sessions/session.model.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { signInAnswer } from '../sessions/sign-in-answer.ts';
import { withAccount } from '../users/accounts.ts';
import { hasSecondStep, mustSetUp } from '../users/second-step-of.ts';
import { type PersonInOrganization, readPerson, readPersonToEnter } from '../users/sent-user.ts';
import type { StoredUser } from '../users/user.model.ts';
import { waitForSecondStep } from './pending.service.ts';

type Person = Pick<StoredUser, '_id' | 'tenantId'> & { shownAt?: Date | undefined };

/** What the person has shown: a password or a provider, or that and a second step, now or at an earlier sign-in. */
type Shown = 'first-step' | 'both-steps';

/**
 * `admit` and `admitToLast` are the only way to a session (TWOSTEP-10): login, provider, invitation, the first confirmation of an address, a switch
 * and the second step itself come through here. Throws `SecondStepNeeded` where more must be shown. The organization
 * is the one of the row.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { _id, tenantId, shownAt }: Person,
  shown: Shown,
  remember = true,
): Promise<SignedIn> {
  const person = await readPerson({ userId: _id, tenantId });
  return admitPerson(request, reply, person, { shown, remember, ...(shownAt && { shownAt }) });
}

/** A sign-in that names no organization leads to the one used last (ORG-04). */
export async function admitToLast(
  request: FastifyRequest,
  reply: FastifyReply,
  account: StoredUser,
  shown: Shown,
  remember = true,
): Promise<SignedIn> {
  return admitPerson(request, reply, await readPersonToEnter(account), { shown, remember });
}

async function admitPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonInOrganization | undefined,
  { shown, remember, shownAt }: { shown: Shown; remember: boolean; shownAt?: Date },
): Promise<SignedIn> {
  if (!person || person.user.leftAt) throw new NotSignedIn();
  const { user: row, tenant } = person;
  const { _id, tenantId } = row;
  const user = await withAccount(row);
  const wait = { tenantId, userId: _id, remember, ...(shownAt && { shownAt }) };
  if (shown === 'first-step' && hasSecondStep(user)) {
    throw await waitForSecondStep(reply, { ...wait, step: 'confirm' });
  }
  if (mustSetUp(user, tenant)) throw await waitForSecondStep(reply, { ...wait, step: 'set-up' });
  const device = deviceOf(request.headers['user-agent']);
  const details = { secondStep: hasSecondStep(user), device };
  const signIn = { tenantId, kind: 'session.started', who: userPerson(user), details } as const;
  return recordAction(request.server, signIn, () =>
    signInAnswer(request, reply, person, {
      remember,
      device,
      ...(shownAt && { shownAt }),
      ...(hasSecondStep(user) && { bothSteps: true }),
    }),
  );
}

/** What a session has shown, for another one that takes its place. */
export interface Shows {
  shownAt: Date;
  shown: Shown;
  remember: boolean;
}

/** A second step only if the session was asked for one, or set it up. */
function showsOf(session: StoredSession | null): Shows {
  if (!session) throw new NotSignedIn();
  const { shownAt = session.createdAt, bothSteps, remember } = session;
  return { shownAt, shown: bothSteps ? 'both-steps' : 'first-step', remember };
}

/** What the caller's session has shown. */
export async function whatSessionShows({ sessionId, tenantId, userId }: Actor): Promise<Shows> {
  return showsOf(await SessionModel.findOne({ _id: sessionId, tenantId, userId, endedAt: null }).lean());
}

/** The same, and ends it: of several calls at once, one goes on. */
export async function takeSession({ sessionId, tenantId, userId }: Actor): Promise<Shows> {
  return showsOf(
    await SessionModel.findOneAndUpdate(
      { _id: sessionId, tenantId, userId, endedAt: null },
      { $set: { endedAt: new Date() } },
    ).lean(),
  );
}

/** Another row of the same account, in place of the caller's session, which ends (ORG-02). `shows`: read before. */
export async function admitInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  row: Pick<StoredUser, '_id' | 'tenantId'>,
  { shownAt, shown, remember }: Shows,
): Promise<SignedIn> {
  const { actor } = request;
  // First: whatever the next step asks for, this browser is in one organization at a time.
  await endSessions(reply.server, actor, [actor.sessionId]);
  return admit(request, reply, { ...row, shownAt }, shown, remember);
}
