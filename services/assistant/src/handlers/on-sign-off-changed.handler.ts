import { derivedId, type EventHandler, isDuplicateKey } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { KnownSignOffModel } from '../records/known-sign-off.model.ts';

type SignOffEventName = 'sign_off.asked' | 'sign_off.given' | 'sign_off.withdrawn' | 'sign_off.voided';

/**
 * Stores who must agree with a proposal, who has, and since when it is so. The name is new since guests are stored: a new
 * handler reads all events there are, so those who were asked before are known, too (ADR 44).
 */
export const onSignOffChanged: EventHandler<SignOffEventName> = {
  name: 'assistant.on-sign-off-of-all',
  events: ['sign_off.asked', 'sign_off.given', 'sign_off.withdrawn', 'sign_off.voided'],
  async handle({ name, tenantId, at: moment, payload }) {
    const signers = 'signers' in payload ? payload.signers : [payload.signer];
    const { proposalId } = payload;
    const at = new Date(moment);
    for (const { id: userId, kind } of signers) {
      const _id = derivedId(tenantId, 'sign-off', `${proposalId}:${userId}`);
      const isGuest = kind === 'guest';
      await KnownSignOffModel.updateOne(
        { _id, tenantId, at: trusted({ $lte: at }) },
        {
          $set: { proposalId, userId, isAgreed: name === 'sign_off.given', at, ...(isGuest && { isGuest }) },
        },
        { upsert: true },
      ).catch((error: unknown) => {
        // A newer event is stored already: nothing matched, and the document is there.
        if (!isDuplicateKey(error)) throw error;
      });
    }
  },
};
