import { exported, type Known, testApp, testAttacks } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { AttemptsModel } from '../attempts/attempts.model.ts';
import { organizationAttacks } from '../testing/judges/organization-attacks.ts';
import { aMemberOf, browserOf, inTwo, invitationOf, signInAgain, signUp } from '../testing/people.ts';
import { inMidPeriod, setUpApp } from '../testing/two-step.ts';
import { TenantModel } from '../users/tenant.model.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 100_000 }), { logs: true });
let back = () => {};
beforeEach(() => {
  back = inMidPeriod();
});
afterEach(() => back());

type Headers = Record<string, string>;
const as = (headers: unknown) => api.as({ headers: headers as Headers });

async function cast() {
  await AttemptsModel.collection.deleteMany({});
  const { person, first, host, second } = await inTwo(api);
  const colleague = await aMemberOf(api, host);
  const stranger = await signUp(api, { organizationName: 'Third Trust' });
  return {
    second: second.headers,
    secondCookie: { cookie: second.cookie },
    ...{ secondId: second.user.id, firstId: first.user.id },
    ...{
      firstTenant: first.user.tenantId,
      secondTenant: second.user.tenantId,
      thirdTenant: stranger.user.tenantId,
    },
    firstName: person.organizationName,
    ...{ host: host.headers, hostEmail: host.person.email, hostPassword: host.person.password },
    ...{ colleague: colleague.headers, stranger: stranger.headers },
    ...{ account: person.email, accountPassword: person.password, person, hostUser: host },
  };
}

const switches = async (known: Known) => {
  const answer = await as(known.second).post('/api/auth/organizations/switch', {
    tenantId: known.firstTenant,
  });
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  const browser = browserOf(answer);
  Object.assign(known, { now: browser.headers, nowCookie: { cookie: browser.cookie } });
};

testAttacks(api, organizationAttacks, cast, {
  switches,
  'the host requires two steps': async ({ secondTenant }) => {
    // Past the page: only that the requirement holds is of interest here.
    const { modifiedCount } = await TenantModel.updateOne(
      { _id: String(secondTenant), tenantId: String(secondTenant) },
      { $set: { twoStepFrom: new Date(Date.now() - 60_000) } },
    );
    expect(modifiedCount).toBe(1);
  },
  'the host removes them': async (known) => {
    expect((await as(known.host).delete(`/api/auth/members/${known.secondId}`)).statusCode).toBe(204);
  },
  'they set up two steps': async (known) => {
    await setUpApp(api, {
      person: known.person as never,
      headers: known.second as { authorization: string },
    });
  },
  'signs in to the first one elsewhere': async (known) => {
    const elsewhere = await signInAgain(api, known.person as never);
    const moved = await as(elsewhere.headers).post('/api/auth/organizations/switch', {
      tenantId: known.firstTenant,
    });
    const browser = moved.statusCode === 200 ? browserOf(moved) : elsewhere;
    Object.assign(known, { elsewhere: browser.headers, elsewhereSessionId: browser.sessionId });
  },
  'the stranger invites': async (known) => {
    known.invitation = await invitationOf(api, { headers: known.stranger as Headers });
  },
});

test('an unknown tenant and one of others get the same answer', async () => {
  const known = await cast();
  const answers = await Promise.all(
    ['0'.repeat(32), known.thirdTenant].map((tenantId) =>
      as(known.second).post('/api/auth/organizations/switch', { tenantId }),
    ),
  );
  const [one, other] = answers.map((answer) => {
    const { requestId: _, ...rest } = answer.json();
    return [answer.statusCode, rest];
  });
  expect(one).toEqual(other);
});

test('an export of one organization has nothing of the other', async () => {
  const known = await cast();
  for (const scope of ['organization', 'person'] as const) {
    const { files: parts } = await exported(api, known.hostUser, scope);
    const files = [...parts.values()].join('\n');
    for (const name of ['firstTenant', 'firstName', 'firstId'] as const) {
      expect([scope, name, files.includes(known[name])]).toEqual([scope, name, false]);
    }
  }
});

test('the log of a switch says no secret', async () => {
  const from = api.logLines.length;
  const known: Known = await cast();
  await switches(known);
  const logs = api.logLines.slice(from).join('\n');
  for (const secret of [known.accountPassword, String((known.now as Headers).authorization).slice(7)]) {
    expect(logs).not.toContain(String(secret));
  }
});
