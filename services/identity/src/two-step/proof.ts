import { socialProviders } from '@harambee/domain';
import type { Proof } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { takeCode } from './app-codes.service.ts';
import { mustShowThemselves } from './shown.ts';

const providers = Object.values(socialProviders).join(' or ');

/** Shown to people without a password whose sign-in is too old. */
export const signInAgain = `For your safety, please enter a code of your authenticator app, or sign out, sign in again with ${providers}, and do this within 15 minutes.`;

const fields = { password: 'password', again: { field: 'password', message: signInAgain } };

/**
 * Before anything changes about how a person signs in (TWOSTEP-07): a code of their app, or the password, or without
 * one a recent sign-in. An access token alone must never be enough.
 */
export async function mustProve(
  app: FastifyInstance,
  actor: Actor,
  { password, code }: Proof,
): Promise<void> {
  if (code) await takeCode(app, actor, code);
  else await mustShowThemselves(actor, password, fields);
}
