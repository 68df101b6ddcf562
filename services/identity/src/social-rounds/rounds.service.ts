import { createHmac } from 'node:crypto';
import { trusted } from 'mongoose';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { RoundModel, type RoundStep, type StoredRound } from './social-round.model.ts';

/** How long each step may take, in milliseconds. */
export const roundLife: Record<RoundStep, number> = {
  away: 10 * 60_000,
  back: 60_000,
  waits: 10 * 60_000,
};

type Given = Omit<StoredRound, '_id' | 'browser' | 'step' | 'expiresAt'>;

/** Stores a step for the browser with this secret; answers the secret that takes the step. */
export async function keepRound(
  step: RoundStep,
  browser: string,
  round: Given,
  secret = newSecret(),
): Promise<string> {
  const _id = hashOf(secret);
  await RoundModel.replaceOne(
    { _id },
    { ...round, _id, step, browser: hashOf(browser), expiresAt: new Date(Date.now() + roundLife[step]) },
    { upsert: true },
  );
  return secret;
}

/**
 * Takes a step in one atomic write: of several requests with the same secret one succeeds, in the right browser
 * only.
 */
export async function takeRound(
  step: RoundStep,
  browser: string | undefined,
  secret: string | undefined,
): Promise<StoredRound | undefined> {
  if (!browser || !secret) return undefined;
  const round = await RoundModel.findOneAndDelete({
    _id: hashOf(secret),
    step,
    browser: hashOf(browser),
    expiresAt: trusted({ $gt: new Date() }),
  }).lean<StoredRound>();
  return round ?? undefined;
}

/**
 * A secret derived from this browser's cookie and the state of the round: reading the database reveals neither the
 * PKCE verifier nor the nonce.
 */
export const roundSecret = (purpose: 'verifier' | 'nonce', browser: string, state: string): string =>
  createHmac('sha256', browser).update(`${purpose} ${state}`).digest('base64url');
