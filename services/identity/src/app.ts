import { hours } from '@harambee/domain';
import { defineService, type Routes, type Service, type Stop } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { newAddressPublicRoutes } from './account/new-address.public.routes.ts';
import { usersRoutes } from './account/users.routes.ts';
import { ActionModel } from './action-record/action.model.ts';
import { ActionHeadModel } from './action-record/action-head.model.ts';
import { ActionNameModel } from './action-record/action-name.model.ts';
import { actionRecordRoutes } from './action-record/action-record.routes.ts';
import { cutRecords } from './action-record/cut-record.service.ts';
import { PendingActionModel } from './action-record/pending-action.model.ts';
import { finishRecording } from './action-record/record-action.service.ts';
import { recordExport } from './action-record/record-file.service.ts';
import { addAfterAnswer } from './after-answer.ts';
import { AttemptsModel } from './attempts/attempts.model.ts';
import { type IdentityConfig, readIdentityConfig } from './config.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { KnownDeviceModel } from './devices/known-device.model.ts';
import { unlockPublicRoutes } from './devices/unlock.public.routes.ts';
import { firstProofRoutes } from './first-proof/first-proof.routes.ts';
import { gatewaysPublicRoutes } from './gateways/gateways.public.routes.ts';
import { RemoteSessionModel } from './gateways/remote-session.model.ts';
import { GuestModel } from './guest-records/guest.model.ts';
import { GuestCodeModel } from './guest-records/guest-code.model.ts';
import { GuestSessionModel } from './guest-records/guest-session.model.ts';
import { KnownProposalModel } from './guest-records/known-proposal.model.ts';
import { guestLinkPublicRoutes } from './guests/guest-link.public.routes.ts';
import { guestsRoutes } from './guests/guests.routes.ts';
import { onCommentMentioned } from './handlers/on-comment-mentioned.handler.ts';
import { onProposalKnown } from './handlers/on-proposal-known.handler.ts';
import { onRecordedEvent } from './handlers/on-recorded-event.handler.ts';
import { onSignOffAsked } from './handlers/on-sign-off-asked.handler.ts';
import { createTokenSigner, type TokenSigner } from './keys/token-signer.ts';
import { LinkModel } from './links/link.model.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { finishForgetting } from './members/forget-person.ts';
import { InvitationModel } from './members/invitation.model.ts';
import { organizationsRoutes } from './organizations/organizations.routes.ts';
import { PasskeyChallengeModel } from './passkeys/passkey-challenge.model.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { passwordsRoutes } from './passwords/passwords.routes.ts';
import { resetPublicRoutes } from './passwords/reset.public.routes.ts';
import { joinPublicRoutes } from './people/join.public.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { permissions } from './permissions.ts';
import { removalRoutes } from './removal/removal.routes.ts';
import { finishRemovals } from './removal/remove-organization.ts';
import { passkeyPublicRoutes } from './second-step/passkey.public.routes.ts';
import { secondStepPublicRoutes } from './second-step/second-step.public.routes.ts';
import { PendingSignInModel } from './sessions/pending-sign-in.model.ts';
import { SessionModel } from './sessions/session.model.ts';
import { sessionPublicRoutes } from './sessions/session.public.routes.ts';
import { SessionEndModel } from './sessions/session-end.model.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { finishEnding } from './sessions/sessions.service.ts';
import { signInPublicRoutes } from './sign-in/sign-in.public.routes.ts';
import { makeProviders, type Providers } from './social/providers.ts';
import { socialPublicRoutes } from './social/social.public.routes.ts';
import { RoundModel } from './social-rounds/social-round.model.ts';
import { storageRoutes } from './storage/storage.routes.ts';
import { SentLetterModel } from './team-mail/sent-letter.model.ts';
import { teamSecurityRoutes } from './team-security/team-security.routes.ts';
import { twoStepRoutes } from './two-step/two-step.routes.ts';
import { loadTwoStepKeys, type TwoStepKeys } from './two-step/two-step-keys.ts';
import { migrateAddresses } from './users/migrate-addresses.ts';
import { tellProofs } from './users/proof-writes.ts';
import { restatePeople } from './users/restate-people.ts';
import { TenantModel } from './users/tenant.model.ts';
import { UserModel } from './users/user.model.ts';
import { PhoneCodeModel } from './whatsapp/phone-code.model.ts';
import { codeSender, type SendCode, type WhatsAppSettings } from './whatsapp/sender.ts';
import { whatsAppRoutes } from './whatsapp/whatsapp.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
    /** Undefined when WhatsApp is not configured. */
    sendWhatsAppCode: SendCode | undefined;
    identity: IdentityConfig;
    /** The configured providers. */
    socialProviders: Providers;
    tokenSigner: TokenSigner;
    twoStepKeys: TwoStepKeys;
  }
}

const renewKeyEvery = hours(1);
const finishEvery = 10_000;
/** Nobody waits for these: they finish what a crash interrupted. */
const finishSeldomEvery = 60_000;
const cutEvery = hours(6);

const routes: Routes = async (app) => {
  await app.register(usersRoutes);
  await app.register(sessionsRoutes);
  await app.register(passwordsRoutes);
  await app.register(twoStepRoutes);
  await app.register(passkeysRoutes);
  await app.register(teamSecurityRoutes);
  await app.register(peopleRoutes);
  await app.register(actionRecordRoutes);
  await app.register(guestsRoutes);
  await app.register(organizationsRoutes);
  await app.register(removalRoutes);
  await app.register(firstProofRoutes);
  await app.register(whatsAppRoutes);
  await app.register(storageRoutes);
};

const publicRoutes: Routes = async (app) => {
  await app.register(signInPublicRoutes);
  await app.register(secondStepPublicRoutes);
  await app.register(passkeyPublicRoutes);
  await app.register(socialPublicRoutes);
  await app.register(resetPublicRoutes);
  await app.register(unlockPublicRoutes);
  await app.register(newAddressPublicRoutes);
  await app.register(joinPublicRoutes);
  await app.register(guestLinkPublicRoutes);
  await app.register(sessionPublicRoutes);
};

const whatsAppSettings = (config: IdentityConfig): WhatsAppSettings => ({
  token: config.whatsappToken,
  phoneNumberId: config.whatsappPhoneNumberId,
  template: config.whatsappTemplate,
  language: config.whatsappLanguage,
  apiUrl: config.whatsappApiUrl,
  logCodes: config.whatsappLogCodes,
});

/** Keeps the public key published and finishes ending sessions that a crash interrupted. */
function startUpkeep(app: FastifyInstance): Stop {
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((err) => app.log.warn({ err }, `${what} did not succeed, will be tried again`));
    }, milliseconds).unref();
  restatePeople().then(
    (restated) => restated > 0 && app.log.info({ restated }, 'people: names and roles were published'),
    (err) => app.log.warn({ err }, 'people: could not be published; will retry at the next start'),
  );
  tellProofs().then(
    (told) => told > 0 && app.log.info({ told }, 'people: proved addresses were told of'),
    (err) =>
      app.log.warn({ err }, 'people: proved addresses could not be told of; will retry at the next start'),
  );
  const timers = [
    every(renewKeyEvery, 'renewing the public key', () => app.tokenSigner.publish()),
    every(finishSeldomEvery, 'recording actions', () => finishRecording(app)),
    every(cutEvery, 'cutting records of actions', () => cutRecords(app)),
    every(finishEvery, 'ending sessions', () => finishEnding(app)),
    every(finishSeldomEvery, 'forgetting people who left', () => finishForgetting(app)),
    every(finishSeldomEvery, 'removing organizations', () => finishRemovals(app)),
  ];
  return () => timers.forEach(clearInterval);
}

/** Users, tenants, sessions, sign-in. */
export function identityService(given: Partial<IdentityConfig> = {}): Service {
  let built: FastifyInstance | undefined;
  /** Handlers run once the app is built. */
  const desk = (): FastifyInstance => {
    if (!built) throw new Error('Handlers need the app');
    return built;
  };
  return defineService({
    name: 'identity',
    prefix: '/api/auth',
    cookies: true,
    publicRoutes,
    routes,
    permissions,
    models: [
      TenantModel,
      UserModel,
      SessionModel,
      SessionEndModel,
      PendingSignInModel,
      PasskeyChallengeModel,
      AttemptsModel,
      RemoteSessionModel,
      LinkModel,
      KnownDeviceModel,
      InvitationModel,
      GuestModel,
      GuestCodeModel,
      GuestSessionModel,
      KnownProposalModel,
      SentLetterModel,
      PhoneCodeModel,
      RoundModel,
      ActionModel,
      ActionHeadModel,
      ActionNameModel,
      PendingActionModel,
    ],
    dataPolicies,
    handlers: [onProposalKnown, onCommentMentioned(desk), onSignOffAsked(desk), onRecordedEvent(desk)],
    beforeExport: recordExport,
    ownsPeople: true,
    prepare: async (app) => {
      const config: IdentityConfig = { ...readIdentityConfig(), ...given };
      app.decorate('identity', config);
      app.decorate('socialProviders', makeProviders(config.social));
      const { dataDir, production } = app.config;
      const { smtpUrl, mailFrom: from } = config;
      app.decorate('mailer', createMailer({ smtpUrl, from, dataDir, production }, app.log));
      app.addHook('onClose', () => app.mailer.settled());
      app.decorate('sendWhatsAppCode', codeSender(whatsAppSettings(config), app.log));
      app.decorate('twoStepKeys', await loadTwoStepKeys(config.twoStepKey, dataDir, app.log));
      built = app;
      addAfterAnswer(app);
      await app.register(gatewaysPublicRoutes, { prefix: '/internal' });
      await migrateAddresses(app.log);
      app.decorate('tokenSigner', await createTokenSigner(config.jwtPrivateKey, app.config.dataDir, app.log));
    },
    onReady: startUpkeep,
  });
}
