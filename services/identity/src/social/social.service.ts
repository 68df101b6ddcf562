import { callbackErrors, paths, type SocialProvider, socialProviders } from '@harambee/domain';
import type { SocialCallbackBody } from '@harambee/domain/schemas';
import { addressOf, Conflict, Unauthorized, Unavailable } from '@harambee/service-kit';
import { ownOrigins, socialReturnAddress } from '@harambee/service-kit/own-origins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { newSecret } from '../secrets/refresh-secret.ts';
import { browserOf, markBrowser, unmarkBrowser } from '../social-rounds/browser-cookie.ts';
import { keepRound, roundSecret, takeRound } from '../social-rounds/rounds.service.ts';
import type { StoredRound } from '../social-rounds/social-round.model.ts';
import type { StoredUser } from '../users/user.model.ts';
import type { Provider } from './provider.ts';
import { accountOf, isSameAddress, join, signInFirst, waitsForPassword } from './social-accounts.service.ts';

type Round = Pick<StoredRound, 'provider' | 'redirectUri' | 'clientState'>;

/** The only addresses to which a browser may be sent with a code. */
export const redirectList = (publicOrigin: string): string[] =>
  ownOrigins(publicOrigin).map((origin) => `${origin}${paths.authCallback}`);

const switchedOff = (provider: SocialProvider) =>
  `Signing in with ${socialProviders[provider]} is not set up here. Please use your email and password.`;

const roundOver = 'This sign-in has expired or has already been used. Please start again.';

/** The dashboard's address, with a code or an error. */
function dashboardAddress({ redirectUri, clientState }: Round, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  url.search = `${new URLSearchParams({ ...answer, ...(clientState && { state: clientState }) })}`;
  return url.href;
}

const checksOf = (browser: string, state: string) => ({
  state,
  verifier: roundSecret('verifier', browser, state),
  nonce: roundSecret('nonce', browser, state),
});

/** Logs a failure without its cause and body, which may hold tokens and claims. */
function logFailure(request: FastifyRequest, provider: SocialProvider, error: unknown): void {
  const { name, code, message } = error as Error & { code?: string };
  request.log.warn({ provider, failure: { type: name, code, reason: message } }, 'social sign-in failed');
}

/** GET /api/auth/google, /api/auth/github: sends the browser to the provider. */
export async function leave(
  request: FastifyRequest,
  reply: FastifyReply,
  round: Round,
): Promise<FastifyReply> {
  const provider: Provider | undefined = request.server.socialProviders[round.provider];
  if (!provider) {
    // A person sees the dashboard's page; a program gets the status.
    if (!request.headers.accept?.includes('text/html')) {
      throw new Unavailable(switchedOff(round.provider), 3_600);
    }
    return reply.redirect(dashboardAddress(round, { error: callbackErrors.notConfigured }));
  }
  await takeTry(limits.socialRounds, addressOf(request));
  const browser = markBrowser(request, reply);
  const state = newSecret();
  const returnTo = socialReturnAddress(new URL(round.redirectUri).origin, round.provider);
  try {
    const address = await provider.away(returnTo, checksOf(browser, state));
    await keepRound('away', browser, round, state);
    return reply.redirect(address.href);
  } catch (error) {
    logFailure(request, round.provider, error);
    return reply.redirect(dashboardAddress(round, { error: callbackErrors.unavailable }));
  }
}

/** GET /api/auth/{provider}/return: the browser comes back from the provider with a code or a refusal. */
export async function comeBack(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProvider,
  { state, error }: { state?: string; error?: string },
): Promise<FastifyReply> {
  const browser = browserOf(request);
  const round = await takeRound('away', browser, state);
  const ours = request.server.socialProviders[provider];
  if (!browser || !state || !round || round.provider !== provider || !ours) {
    const [redirectUri = ''] = redirectList(request.server.config.publicOrigin);
    const nobody = { provider, redirectUri, clientState: '' };
    return reply.redirect(dashboardAddress(nobody, { error: callbackErrors.over }));
  }
  if (error !== undefined) {
    const word = /^[a-z_]{1,60}$/.test(error) ? error : callbackErrors.failed;
    return reply.redirect(dashboardAddress(round, { error: word }));
  }
  try {
    const cameBackAt = new URL(socialReturnAddress(new URL(round.redirectUri).origin, provider));
    cameBackAt.search = new URL(request.url, cameBackAt).search;
    const person = await ours.back(cameBackAt, checksOf(browser, state));
    const { redirectUri, clientState } = round;
    const code = await keepRound('back', browser, { provider, redirectUri, clientState, person });
    return reply.redirect(dashboardAddress(round, { code }));
  } catch (failure) {
    logFailure(request, provider, failure);
    return reply.redirect(dashboardAddress(round, { error: callbackErrors.failed }));
  }
}

/** POST /api/auth/callback: signs in the person for whom the code was made. */
export async function redeem(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, state, redirectUri }: SocialCallbackBody,
): Promise<StoredUser> {
  const { identity, socialProviders: set } = request.server;
  if (Object.keys(set).length === 0) throw new Unavailable(switchedOff('google'), 3_600);
  const address = addressOf(request);
  await takeTry(limits.socialCodes, address);
  const browser = browserOf(request);
  const round = await takeRound('back', browser, code);
  if (!browser || !round?.person || round.clientState !== state || round.redirectUri !== redirectUri) {
    throw new Unauthorized(roundOver);
  }
  await giveBack(limits.socialCodes, address);
  const { provider, person } = round;
  const user = await accountOf(person, address, identity.signUpsPerHour);
  if (user === waitsForPassword) {
    await keepRound('waits', browser, { provider, redirectUri: '', clientState: '', person }, browser);
    throw new Conflict(signInFirst(socialProviders[provider]));
  }
  unmarkBrowser(reply);
  return user;
}

/**
 * After a sign-in with a password, links the provider account that this browser tried to use before. The provider has
 * confirmed the address, and the password has confirmed the account.
 */
export async function joinPreparedSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  user: StoredUser,
): Promise<void> {
  const browser = browserOf(request);
  if (!browser) return;
  const waiting = await takeRound('waits', browser, browser);
  unmarkBrowser(reply);
  if (waiting?.person && isSameAddress(user, waiting.person)) await join(user, waiting.person);
}
