import { rounds } from '@harambee/config/long-tests.mjs';
import { testApp, testAttacks } from '@harambee/service-kit/testing';
import { identityService } from './app.ts';
import { peopleOfAllRoles } from './testing/judges/people-of-all-roles.ts';
import { permissionAttacks } from './testing/judges/permission-attacks.ts';
import { UserModel } from './users/user.model.ts';
import './testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 100_000 }));

testAttacks(api, permissionAttacks, () => peopleOfAllRoles(api), {
  'counts the owners': async ({ ownerTenantId }, count) => {
    const owners = await UserModel.countDocuments({
      tenantId: String(ownerTenantId),
      role: 'Owner',
      leftAt: null,
    });
    expect(owners).toBe(Number(count));
  },
});

// The same in two processes: what one of them holds in memory must not decide.
const other = testApp(identityService({ signUpsPerHour: 100_000 }));

test('two owners lower themselves in two processes at once: one of them stays', async () => {
  for (let round = 0; round < rounds(5, 2); round += 1) {
    const known = await peopleOfAllRoles(api);
    const lower = (process: typeof api, name: string) =>
      process
        .as({ headers: known[name] as Record<string, string> })
        .put(`/api/auth/members/${known[`${name}Id`]}`, { role: 'Viewer' });
    const answers = await Promise.all([lower(api, 'owner'), lower(other, 'owner2')]);
    const owners = await UserModel.countDocuments({
      tenantId: String(known.ownerTenantId),
      role: 'Owner',
      leftAt: null,
    });
    expect([answers.map(({ statusCode }) => statusCode).toSorted(), owners]).toEqual([[200, 409], 1]);
  }
});

test('a role lowered in one process counts in the other with the next call', async () => {
  const known = await peopleOfAllRoles(api);
  const owner2 = { headers: known.owner2 as Record<string, string> };
  expect((await other.as(owner2).get('/api/auth/invitations')).statusCode).toBe(200);
  await api
    .as({ headers: known.owner as Record<string, string> })
    .put(`/api/auth/members/${known.owner2Id}`, { role: 'Viewer' });
  for (const call of [
    () => other.as(owner2).get('/api/auth/invitations'),
    () => other.as(owner2).post('/api/auth/invitations', {}),
    () => other.as(owner2).get('/api/auth/members/sessions'),
  ])
    expect([401, 403]).toContain((await call()).statusCode);
});
