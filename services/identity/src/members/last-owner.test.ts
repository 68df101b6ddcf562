import { isLong } from '@harambee/config/long-tests.mjs';
import { founderRole } from '@harambee/domain';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { aMemberOf, signUp } from '../testing/people.ts';
import { UserModel } from '../users/user.model.ts';
import '../testing/quick-hashes.ts';

const service = identityService({ signUpsPerHour: 1_000_000 });
const api = testApp(service);

type Someone = Awaited<ReturnType<typeof signUp>>;
type Process = Pick<typeof api, 'inject'>;
/** What one owner does at the same time as another. */
const acts: Record<string, (at: Process, self: Someone, other: Someone) => ReturnType<typeof api.inject>> = {
  'lowers themselves': (at: Process, self: Someone) => lower(at, self, self),
  leaves: (at: Process, { person, headers }: Someone) =>
    at.inject({
      ...{ method: 'DELETE', url: '/api/auth/account', headers },
      payload: { confirm: person.email, password: person.password },
    }),
  'lowers the other': (at: Process, self: Someone, other: Someone) => lower(at, self, other),
  'removes the other': (at: Process, { headers }: Someone, { user }: Someone) =>
    at.inject({ method: 'DELETE', url: `/api/auth/members/${user.id}`, headers }),
};
const names = Object.keys(acts);
/** In the usual run each act meets two others, once from either side; with `LONG=1` each meets all. */
const nextOf = (name: string) => names[(names.indexOf(name) + 1) % names.length] as string;

const lower = (at: Process, { headers }: Someone, { user }: Someone) =>
  at.inject({ method: 'PUT', url: `/api/auth/members/${user.id}`, headers, payload: { role: 'Viewer' } });
const owners = (tenantId: string) => UserModel.countDocuments({ tenantId, role: founderRole, leftAt: null });

/** Two owners, and a third person who stays. */
async function twoOwners(): Promise<[Someone, Someone]> {
  const first = await signUp(api);
  const second = await aMemberOf(api, first);
  await aMemberOf(api, first);
  const made = await api.as(first).put(`/api/auth/members/${second.user.id}`, { role: founderRole });
  expect(made.statusCode).toBe(200);
  return [first, second];
}

test.each(names)(
  'one owner %s while the other does anything, in two processes: an owner stays',
  async (mine) => {
    const other = await service.build({ background: false, pressure: false, config: api.app.config });
    const elsewhere: Process = { inject: async (options) => other.inject(options) };
    for (const theirs of isLong ? names : [nextOf(mine)]) {
      const [first, second] = await twoOwners();
      const answers = await Promise.all([
        acts[mine]?.(api, first, second),
        acts[theirs]?.(elsewhere, second, first),
      ]);
      const codes = answers.map((answer) => answer?.statusCode ?? 0);
      // Each may be refused, also because they are no owner any more, but not both, and neither fails.
      for (const code of codes) expect([200, 204, 401, 403, 404, 409]).toContain(code);
      expect(codes.some((code) => code < 300)).toBe(true);
      expect(await owners(first.user.tenantId)).toBe(1);
    }
    await other.close();
  },
  60_000,
);

test('the last one is refused, and told what to do', async () => {
  const owner = await signUp(api);
  await aMemberOf(api, owner);
  for (const act of ['lowers themselves', 'leaves'] as const) {
    const answer = await acts[act]?.(api, owner, owner);
    expect([answer?.statusCode, answer?.body]).toEqual([
      409,
      expect.stringContaining('You are the only owner'),
    ]);
  }
  expect(await owners(owner.user.tenantId)).toBe(1);
});
