import type {
  NewKey,
  NewPasskeyBody,
  PasskeyAnswer,
  PasskeyOptions,
  PendingSignIn,
  SetUp,
  SignedIn,
} from '@harambee/domain/schemas';
import { apiUrl } from '../network/api-base.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { networkErrorMessage } from '../session/auth-messages.ts';
import { afterLogout } from '../session/pending-logout.ts';
import { Refusal, type Refused, tryAgain } from './post-once.ts';

/** Calls between the steps of a sign-in: the cookie says whose. Rejects with the message to show. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(apiUrl(`/api/auth/${path}`), {
    method,
    credentials: 'include',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    reportNoAnswer();
    throw new Refusal(networkErrorMessage);
  });
  if (answer.ok && answer.status === 204) return undefined as T;
  const payload = (await answer.json().catch(() => undefined)) as (T & Refused) | undefined;
  if (answer.ok && payload) return payload;
  const [first] = payload?.details ?? [];
  throw new Refusal(first?.message || payload?.error || tryAgain, {
    status: answer.status,
    field: first?.field,
  });
}

/** What a sign-in waits for (TWOSTEP-09). Rejects with 401 if nothing waits in this browser. */
export const getPendingSignIn = () => ask<PendingSignIn>('GET', 'second-step');
/** Cancels it. */
export const deletePendingSignIn = () => ask<void>('DELETE', 'second-step');
export const postSecondStepCode = (code: string) => ask<SignedIn>('POST', 'second-step/code', { code });
export const postRecoveryCode = (code: string) =>
  ask<SignedIn>('POST', 'second-step/recovery-code', { code });
export const postSecondStepOptions = () => ask<PasskeyOptions>('POST', 'second-step/passkey/options');
export const postSecondStepPasskey = (answer: PasskeyAnswer) =>
  ask<SignedIn>('POST', 'second-step/passkey', { answer });
/** The set-up that an organization requires: an app with its first code, or a passkey. */
export const postSetUpApp = () => ask<NewKey>('POST', 'second-step/app');
export const putSetUpApp = (code: string) => ask<SetUp>('PUT', 'second-step/app', { code });
export const postSetUpOptions = () => ask<PasskeyOptions>('POST', 'second-step/passkeys/options');
export const postSetUpPasskey = (body: NewPasskeyBody) => ask<SetUp>('POST', 'second-step/passkeys', body);
/** A passkey instead of a password (TWOSTEP-11). */
export async function postPasskeyOptions(): Promise<PasskeyOptions> {
  // A sign-out that the server does not know of yet would end the new session.
  await afterLogout();
  return ask<PasskeyOptions>('POST', 'passkey/options');
}
export const postPasskeySignIn = (answer: PasskeyAnswer, remember: boolean) =>
  ask<SignedIn>('POST', 'passkey', { answer, remember });
