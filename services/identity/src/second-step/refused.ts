import { TooManyRequests, Unauthorized, ValidationFailed } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { deviceOf } from '../sessions/device.ts';
import type { PendingSignIn } from '../sessions/pending-sign-in.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

/** False once so many were recorded within the hour that more would only fill the record. */
async function isWorthRecording(userId: string): Promise<boolean> {
  try {
    await takeTry(limits.recordedRefusals, userId);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/**
 * Checks a second step. A wrong one goes into the record of actions before its answer: whoever gave it knows the
 * password (ACTIONS-01).
 */
export async function orRecordRefusal<Answer>(
  request: FastifyRequest,
  { tenantId, userId }: PendingSignIn,
  check: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await check();
  } catch (error) {
    const isWrong = error instanceof ValidationFailed || error instanceof Unauthorized;
    if (!isWrong || !(await isWorthRecording(userId))) throw error;
    const user = await UserModel.findOne({ _id: userId, tenantId }).lean<StoredUser>();
    const details = { device: deviceOf(request.headers['user-agent']) };
    const refused = { tenantId, kind: 'second-step.refused', details } as const;
    if (user) await recordAction(request.server, { ...refused, whom: userPerson(user) });
    throw error;
  }
}
