import type { ForgotPasswordBody, LinkTokenBody } from '@harambee/domain/schemas';
import type { FastifyInstance } from 'fastify';
import { limits } from '../attempts/attempts.service.ts';
import { askForLink } from '../links/ask-for-link.ts';
import { takeLink } from '../links/links.service.ts';
import { unlockLetter } from '../mail/unlock-letter.ts';

/**
 * POST /api/auth/unlock/ask: if the address has an account, mails a link that lifts the sign-in limits for its
 * browser.
 */
export const askForUnlock = (
  app: FastifyInstance,
  body: ForgotPasswordBody,
  address: string,
): Promise<void> =>
  askForLink(app, body, address, {
    kind: 'unlock',
    perAddress: limits.unlockAddress,
    perAccount: limits.unlockAccount,
    letter: unlockLetter,
  });

/** POST /api/auth/unlock: the account that the browser that opened the link may sign in to. */
export async function unlock({ token }: LinkTokenBody): Promise<{ _id: string; tenantId: string }> {
  const { userId, tenantId } = await takeLink(token, 'unlock');
  return { _id: userId, tenantId };
}
