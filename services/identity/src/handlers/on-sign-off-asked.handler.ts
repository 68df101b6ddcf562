import type { SignerRef } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { signOffLetter, voidedLetter } from '../mail/team-letters.ts';
import { type Desk, mailAbout } from '../team-mail/mail-about.ts';
import { UserModel } from '../users/user.model.ts';

const idsOf = (signers: readonly SignerRef[], kind: SignerRef['kind']) =>
  signers.filter((one) => one.kind === kind).map(({ id }) => id);

async function nameOf(tenantId: string, _id: string): Promise<string> {
  const user = await UserModel.findOne({ _id, tenantId }).lean();
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}

/**
 * Mails those who are asked to sign off, and guests whose sign-off an edit voided: guests have no inbox of notifications
 * (SIGNOFF-02, SIGNOFF-05).
 */
export const onSignOffAsked = (desk: () => Desk): EventHandler<'sign_off.asked' | 'sign_off.voided'> => ({
  name: 'identity.on-sign-off-asked',
  events: ['sign_off.asked', 'sign_off.voided'],
  async handle(event) {
    const { id, tenantId, at } = event;
    const { proposalId, title, signers } = event.payload;
    const occasion = { id, tenantId, at, proposalId };
    const guestIds = idsOf(signers, 'guest');
    if (event.name === 'sign_off.voided') {
      await mailAbout(desk(), occasion, { guestIds }, (to, origin) =>
        voidedLetter(to, origin, { title, proposalId }),
      );
      return;
    }
    const by = await nameOf(tenantId, event.payload.userId);
    const userIds = idsOf(signers, 'person').filter((one) => one !== event.payload.userId);
    await mailAbout(desk(), occasion, { userIds, guestIds }, (to, origin) =>
      signOffLetter(to, origin, { by, title, proposalId }),
    );
  },
});
