import { twoStep } from '@harambee/domain';
import {
  ErrorResponse,
  NewPasskeyBody,
  PasskeyBody,
  PasskeyOptions,
  PasskeySignInBody,
  SetUp,
  SignedIn,
} from '@harambee/domain/schemas';
import { addressOf, type Routes } from '@harambee/service-kit';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import {
  addPasskey,
  authenticationOptions,
  checkPasskey,
  registrationOptions,
} from '../passkeys/passkeys.service.ts';
import { newSecret } from '../secrets/refresh-secret.ts';
import { admitToLast } from './admission.ts';
import { finish } from './finish.ts';
import { findPending } from './pending.service.ts';
import { forgetSecret, keepSecret, secretOf } from './pending-cookie.ts';
import { orRecordRefusal } from './refused.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** Passkeys before there is a session: as the second step, as its set-up, and alone. */
export const passkeyPublicRoutes: Routes = async (app) => {
  app.post(
    '/second-step/passkey/options',
    { schema: { response: { 200: PasskeyOptions, ...refusals } } },
    async (request) => {
      const pending = await findPending(request, 'confirm');
      return { options: await authenticationOptions(app, 'confirm', pending._id, pending) };
    },
  );

  app.post(
    '/second-step/passkey',
    { schema: { body: PasskeyBody, response: { 200: SignedIn, ...refusals } } },
    async (request, reply) => {
      const pending = await findPending(request, 'confirm');
      await orRecordRefusal(request, pending, () =>
        checkPasskey(app, 'confirm', pending._id, request.body.answer, pending),
      );
      return finish(request, reply, pending);
    },
  );

  app.post(
    '/second-step/passkeys/options',
    { schema: { response: { 200: PasskeyOptions, ...refusals } } },
    async (request) => {
      const pending = await findPending(request, 'set-up');
      return { options: await registrationOptions(app, pending, pending._id) };
    },
  );

  app.post(
    '/second-step/passkeys',
    { schema: { body: NewPasskeyBody, response: { 200: SetUp, ...refusals } } },
    async (request, reply) => {
      const pending = await findPending(request, 'set-up');
      const { recoveryCodes } = await addPasskey(app, pending, pending._id, request.body, true);
      const signedIn = await finish(request, reply, pending);
      return { ...signedIn, ...(recoveryCodes && { recoveryCodes }) };
    },
  );

  // Without a password: the passkey says whose it is, and its device has asked for a finger, a face or a PIN.
  app.post(
    '/passkey/options',
    { schema: { response: { 200: PasskeyOptions, ...refusals } } },
    async (request, reply) => {
      await takeTry(limits.passkeys, addressOf(request));
      const browser = newSecret();
      keepSecret('passkey', reply, browser, twoStep.challengeWithin);
      return { options: await authenticationOptions(app, 'sign-in', browser) };
    },
  );

  app.post(
    '/passkey',
    { schema: { body: PasskeySignInBody, response: { 200: SignedIn, ...refusals } } },
    async (request, reply) => {
      const { answer, remember } = request.body;
      const user = await checkPasskey(app, 'sign-in', secretOf('passkey', request) ?? '', answer);
      await giveBack(limits.passkeys, addressOf(request));
      forgetSecret('passkey', reply);
      return admitToLast(request, reply, user, 'both-steps', remember);
    },
  );
};
