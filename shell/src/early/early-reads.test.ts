import { remotesElementId } from '@harambee/domain';
import { startEarlyReads } from './early-reads.ts';

const tokenUntil = (exp: number) => `head.${btoa(JSON.stringify({ sub: 'u1', exp }))}.signature`;
const token = tokenUntil(Date.now() / 1_000 + 600);
const fetched = jest.fn(async () => Response.json({}));
const asked = () => fetched.mock.calls.map(([address]: unknown[]) => address);

function open(
  path: string,
  { kept = localStorage, token: own = token }: { kept?: Storage; token?: string } = {},
) {
  kept.setItem('auth_token', own);
  kept.setItem('tenant_id', 't1');
  window.history.replaceState(null, '', path);
  startEarlyReads();
}

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched as typeof fetch;
  localStorage.clear();
  sessionStorage.clear();
  const remotes = [
    { name: 'old' },
    { firstReads: { '/proposals/:id': ['/api/proposals/:id'], '/proposals/new': ['/api/proposals/stats'] } },
    {
      firstReads: {
        '/dashboard': ['/api/ngo/profile/tenant/:tenantId', '/api/proposals?sort=updated&limit=20'],
      },
    },
  ];
  document.body.innerHTML = `<script type="application/json" id="${remotesElementId}">${JSON.stringify({ remotes })}</script>`;
});
afterEach(() => {
  globalThis.harambeeEarlyReads = undefined;
  jest.restoreAllMocks();
});

test.each([
  ['/dashboard', ['/api/proposals?sort=updated&limit=20', '/api/ngo/profile/tenant/t1']],
  ['/proposals/p1', ['/api/proposals/p1']],
  ['/proposals/new', ['/api/proposals/stats']],
  ['/proposals/p%2F1', ['/api/proposals/p%252F1']],
  ['/proposals/p1/more', []],
  ['/team', ['/api/auth/members']],
  ['/notifications', []],
  ['/proposals/new?from=p1', []],
])('at %s the session is asked for, and once what the page reads first', (path, reads) => {
  open(path);
  expect(asked()).toEqual(['/api/auth/me', ...reads]);
  expect([...(globalThis.harambeeEarlyReads?.answers.keys() ?? [])]).toEqual(asked());
});

test('with the token, as the app asks', () => {
  open('/settings');
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  expect(fetched).toHaveBeenCalledWith('/api/auth/me', { headers });
  expect(globalThis.harambeeEarlyReads?.token).toBe(token);
});

test('for a session of this tab alone nothing stays on this computer', () => {
  open('/settings', { kept: sessionStorage });
  expect(fetched).toHaveBeenCalledWith('/api/auth/me', expect.objectContaining({ cache: 'no-store' }));
});

test('a list of remotes that cannot be read costs only their reads', () => {
  document.body.innerHTML = `<script type="application/json" id="${remotesElementId}">{</script>`;
  open('/dashboard');
  expect(asked()).toEqual(['/api/auth/me', '/api/proposals?sort=updated&limit=20']);
});

test.each([
  ['nobody is signed in', () => startEarlyReads()],
  ['the page is public', () => open('/public/profile/p1')],
  ['the page is a guest’s', () => open('/guest')],
  ['the token has expired', () => open('/dashboard', { token: tokenUntil(Date.now() / 1_000 + 5) })],
  ['the token cannot be read', () => open('/dashboard', { token: 'a-token' })],
  [
    'a sign-out has not reached the server',
    () => {
      localStorage.setItem('logout-pending', 'true');
      open('/dashboard');
    },
  ],
  [
    'the browser is offline',
    () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      open('/dashboard');
    },
  ],
])('nothing is asked for if %s', (_why, begin) => {
  begin();
  expect(asked()).toEqual([]);
  expect(globalThis.harambeeEarlyReads).toBeUndefined();
});
