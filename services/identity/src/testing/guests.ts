import { days, type GuestMay } from '@harambee/domain';
import type { GuestSession, MadeGuest } from '@harambee/domain/schemas';
import { randomId } from '@harambee/service-kit';
import type { TestApp } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { KnownProposalModel } from '../guest-records/known-proposal.model.ts';
import { mailTo } from './mailbox.ts';
import { aPerson } from './people.ts';

type Owner = { user: { tenantId: string }; headers: Record<string, string> };

/** A proposal of this owner's organization, as its events tell of it. */
export async function aProposalOf({ user: { tenantId } }: Owner, title = 'Clean hands, full classes') {
  const _id = randomId();
  await KnownProposalModel.create({ _id, tenantId, title, revision: 0 });
  return _id;
}

/** The body of an invitation of a guest. */
export const aGuestBody = (
  proposalId: string,
  given: { may?: GuestMay; email?: string; until?: Date } = {},
) => {
  const { may = 'sign', email = aPerson().email, until = new Date(Date.now() + days(14)) } = given;
  return { proposalId, name: 'Neema Mushi', email, may, until: until.toISOString() };
};

/** A guest who was invited, with the secret of their link. */
export async function inviteGuest(api: TestApp, owner: Owner, given: Parameters<typeof aGuestBody>[1] = {}) {
  const proposalId = await aProposalOf(owner);
  const body = aGuestBody(proposalId, given);
  const answer = await api.as(owner).post('/api/auth/guests', body);
  expect(answer.statusCode).toBe(201);
  const { guest, link } = answer.json<MadeGuest>();
  return { ...body, guest, link, token: link.split('#')[1] ?? '' };
}

const cookiesOf = (answer: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(answer.cookies.filter(({ value }) => value).map(({ name, value }) => [name, value]));

export const cookieHeader = (cookies: Record<string, string>) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

/** Asks for a code in a browser; answers the code and the browser's cookies. */
export async function askForCode(api: TestApp, { token, email }: { token: string; email: string }) {
  const answer = await api.anonymous.post('/api/auth/guests/code', { token });
  expect(answer.statusCode).toBe(204);
  const letters = await mailTo(api, email);
  const code = /^(\d{6}) opens/m.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  return { code, cookies: cookieHeader(cookiesOf(answer)) };
}

/** A guest whose browser has shown its code. */
export async function guestIn(api: TestApp, owner: Owner, given: Parameters<typeof aGuestBody>[1] = {}) {
  const invited = await inviteGuest(api, owner, given);
  return { ...invited, ...(await comeIn(api, invited)) };
}

export async function comeIn(api: TestApp, invited: { token: string; email: string }) {
  const { code, cookies } = await askForCode(api, invited);
  const answer = await api.anonymous.post(
    '/api/auth/guests/sign-in',
    { token: invited.token, code },
    cookies,
  );
  expect(answer.statusCode).toBe(200);
  const session = answer.json<GuestSession>();
  return {
    session,
    browser: cookieHeader(cookiesOf(answer)),
    headers: { authorization: `Bearer ${session.accessToken}` },
  };
}
