import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { identityService } from './app.ts';

const api = testApp(identityService());

/** Every call of this service, and whether it asks who is there. A call that is missing here fails the build. */
const calls = {
  'POST /api/auth/register': 'open',
  'POST /api/auth/login': 'open',
  'POST /api/auth/refresh': 'cookie',
  'POST /api/auth/logout': 'cookie',
  'GET /api/auth/jwks.json': 'open',
  'GET /api/auth/me': 'token',
  'PUT /api/auth/profile': 'token',
  'POST /api/auth/complete-onboarding': 'token',
  'GET /api/auth/whatsapp-status': 'token',
  'POST /api/auth/link-whatsapp': 'token',
  'POST /api/auth/verify-whatsapp': 'token',
  'GET /api/auth/google': 'open',
  'GET /api/auth/google/return': 'open',
  'GET /api/auth/github': 'open',
  'GET /api/auth/github/return': 'open',
  'POST /api/auth/callback': 'open',
  'GET /api/auth/sessions': 'token',
  'DELETE /api/auth/sessions': 'token',
  'GET /api/auth/storage': 'token',
  'DELETE /api/auth/sessions/{id}': 'token',
  'PUT /api/auth/password': 'token',
  'POST /api/auth/password/forgot': 'open',
  'POST /api/auth/password/reset': 'open',
  'POST /api/auth/password/reset/look': 'open',
  'POST /api/auth/unlock/ask': 'open',
  'POST /api/auth/unlock': 'open',
  'POST /api/auth/email/confirm': 'open',
  'POST /api/auth/email/undo': 'open',
  'POST /api/auth/email/look': 'open',
  'POST /api/auth/email/take-over': 'open',
  'POST /api/auth/email/proof': 'token',
  'GET /api/auth/actions': 'token',
  'GET /api/auth/actions/file': 'token',
  'GET /api/auth/actions/people': 'token',
  'GET /api/auth/review': 'token',
  'DELETE /api/auth/review': 'token',
  'POST /api/auth/review/end-others': 'token',
  'DELETE /api/auth/email/pending': 'token',
  'DELETE /api/auth/account': 'token',
  'DELETE /api/auth/organization': 'token',
  'PUT /api/auth/organization': 'token',
  'GET /api/auth/members': 'token',
  'PUT /api/auth/members/{id}': 'token',
  'DELETE /api/auth/members/{id}': 'token',
  'GET /api/auth/invitations': 'token',
  'POST /api/auth/invitations': 'token',
  'DELETE /api/auth/invitations/{id}': 'token',
  'POST /api/auth/invitations/{id}/again': 'token',
  'POST /api/auth/invitations/look': 'open',
  'POST /api/auth/invitations/accept': 'open',
  'GET /api/auth/guests': 'token',
  'POST /api/auth/guests': 'token',
  'POST /api/auth/guests/{id}/again': 'token',
  'DELETE /api/auth/guests/{id}': 'token',
  'POST /api/auth/guests/open': 'open',
  'POST /api/auth/guests/code': 'open',
  'POST /api/auth/guests/sign-in': 'open',
  'POST /api/auth/guests/refresh': 'open',
  'POST /api/auth/guests/leave': 'open',
  'GET /api/auth/two-step': 'token',
  'DELETE /api/auth/two-step': 'token',
  'POST /api/auth/two-step/app': 'token',
  'PUT /api/auth/two-step/app': 'token',
  'DELETE /api/auth/two-step/app': 'token',
  'POST /api/auth/two-step/recovery-codes': 'token',
  'POST /api/auth/members/{id}/hand-over': 'token',
  'GET /api/auth/organizations': 'token',
  'POST /api/auth/organizations/switch': 'token',
  'POST /api/auth/organizations/leave': 'token',
  'GET /api/auth/two-step/requirement': 'token',
  'PUT /api/auth/two-step/requirement': 'token',
  'DELETE /api/auth/members/{id}/two-step': 'token',
  'GET /api/auth/members/sessions': 'token',
  'DELETE /api/auth/members/sessions': 'token',
  'DELETE /api/auth/members/{id}/sessions': 'token',
  'DELETE /api/auth/members/{id}/sessions/{sessionId}': 'token',
  // By the cookie of a sign-in that waits (`second-step.test.ts`).
  'GET /api/auth/second-step': 'open',
  'DELETE /api/auth/second-step': 'open',
  'POST /api/auth/second-step/code': 'open',
  'POST /api/auth/second-step/recovery-code': 'open',
  'POST /api/auth/second-step/app': 'open',
  'PUT /api/auth/second-step/app': 'open',
  'POST /api/auth/second-step/passkey/options': 'open',
  'POST /api/auth/second-step/passkey': 'open',
  'POST /api/auth/second-step/passkeys/options': 'open',
  'POST /api/auth/second-step/passkeys': 'open',
  'POST /api/auth/passkey/options': 'open',
  'POST /api/auth/passkey': 'open',
  'POST /api/auth/two-step/passkeys/options': 'token',
  'POST /api/auth/two-step/passkeys': 'token',
  'PUT /api/auth/two-step/passkeys/{id}': 'token',
  'DELETE /api/auth/two-step/passkeys/{id}': 'token',
};

test('the document names exactly these calls', () => expectDocumentOf(api, Object.keys(calls)));

test.each(Object.entries(calls).filter(([, asks]) => asks !== 'open'))(
  '%s without any sign of who it is: 401',
  async (call) => {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const answer = await api.inject({ method, url: path.replace(/\{\w+\}/g, '0'.repeat(32)) });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'Please sign in', requestId: expect.any(String) });
  },
);

test('unknown addresses and other methods answer 404 in the same form', async () => {
  for (const [method, url] of [
    ['GET', '/api/auth/nothing'],
    ['DELETE', '/api/auth/me'],
    ['GET', '/api/auth'],
  ] as const) {
    const answer = await api.inject({ method, url });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Not found']);
  }
});

test('pages of the version before get on with this service', () => expectContractHolds(api, 'identity'));
