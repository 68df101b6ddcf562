import type { ActionKind } from '@harambee/domain';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '../users/accounts.ts';
import { recordAction, userPerson } from './record-action.service.ts';

/** As `recordAction`, in each organization of an account: how somebody signs in concerns all of them. */
export async function recordForAccount<Answer>(
  app: FastifyInstance,
  accountId: string,
  kind: ActionKind,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const rows = await rowsOf(accountId);
  const recorded = rows.reduce<() => Promise<Answer>>(
    (inner, row) => () => recordAction(app, { tenantId: row.tenantId, kind, who: userPerson(row) }, inner),
    act,
  );
  return recorded();
}
