import { twoStep } from '@harambee/domain';
import { trusted } from 'mongoose';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { type ChallengePurpose, PasskeyChallengeModel } from './passkey-challenge.model.ts';

/** A new challenge, as base64url of 32 random bytes. */
export async function makeChallenge(purpose: ChallengePurpose, boundTo: string): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(Date.now() + twoStep.challengeWithin);
  await PasskeyChallengeModel.create({
    _id: hashOf(challenge),
    purpose,
    boundTo: hashOf(boundTo),
    expiresAt,
  });
  return challenge;
}

/** Uses a challenge up in one atomic step: of several answers to it one is looked at. */
export async function takeChallenge(
  purpose: ChallengePurpose,
  boundTo: string,
  challenge: string,
): Promise<boolean> {
  const { deletedCount } = await PasskeyChallengeModel.deleteOne({
    _id: hashOf(challenge),
    purpose,
    boundTo: hashOf(boundTo),
    expiresAt: trusted({ $gt: new Date() }),
  });
  return deletedCount === 1;
}
