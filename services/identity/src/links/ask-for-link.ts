import type { ForgotPasswordBody } from '@harambee/domain/schemas';
import { Unavailable } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { type Limit, takeTry } from '../attempts/attempts.service.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import type { Letter } from '../mail/mailer.ts';
import { emailKeyOf, findByAddress } from '../users/user.model.ts';
import type { LinkKind } from './link.model.ts';
import { makeLink } from './links.service.ts';

interface LinkRequest {
  kind: LinkKind;
  perAddress: Limit;
  perAccount: Limit;
  letter: (to: string, publicOrigin: string, secret: string) => Letter;
}

/**
 * Mails a link to an address for somebody who is not signed in. The answer, limits and response time are the same
 * for every address: work that depends on the account happens after the answer.
 */
export async function askForLink(
  app: FastifyInstance,
  { email }: ForgotPasswordBody,
  address: string,
  { kind, perAddress, perAccount, letter }: LinkRequest,
): Promise<void> {
  if (!app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  const emailKey = emailKeyOf(email);
  await takeTry(perAddress, address);
  await takeTry(perAccount, emailKey);
  app.afterAnswer(`mailing a link: ${kind}`, async () => {
    const user = await findByAddress(email);
    if (!user) return;
    const secret = await makeLink({ tenantId: user.tenantId, userId: user._id, kind });
    app.mailer.send(letter(user.email, app.config.publicOrigin, secret));
  });
}
