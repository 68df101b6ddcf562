import { publicProfile } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

const shell =
  '<!doctype html><html lang="en"><head><title>Harambee</title></head><body><div id="root"></div><noscript>Scripts, please.</noscript></body></html>';
const styles = '<style data-emotion="css a">.css-a{color:red}</style>';
/** What `mfe-profiles` publishes, in small. */
const module_ = (html: string) =>
  `module.exports.render = ({ status, body }) => ({ html: ${html}, styles: '${styles}' });`;
const words = `'<div id="server-page">' + status + ' ' + (body ? body.profile.name + ' $& ' + body.profile.mission : 'nothing') + '</div>'`;

const hidden = { contactEmail: 'hidden-1@x.example', contactPhone: '+254 733', contactName: 'Hidden Two' };
const profile = publicProfile(
  {
    ...hidden,
    id: 'a1',
    name: 'Maji',
    type: 'Community Development',
    location: 'Lodwar',
    foundedYear: 2014,
    website: 'https://maji.example',
    mission: 'Safe water',
    description: '',
    registrationNumber: 'OP.218',
    registrationAuthority: '',
    registrationCountry: '',
    registrationSince: 0,
    languages: [],
    photoAlt: '',
    facts: [],
    projects: [],
    policies: [],
    reports: [],
    legalStatus: '',
    currency: 'ZMW',
    taxExemptStatus: '',
    annualBudgetRange: '',
    sdgs: [6],
    focusAreas: [],
    linkedinUrl: '',
    twitterHandle: '',
    hiddenContactFields: ['contactEmail', 'contactPhone'],
    updatedAt: '2026-11-03T09:00:00.000Z',
  },
  { funded: new Map() },
);

let door: TestGateway;
let app: FastifyInstance;
let profiles: Record<string, PublicProfile | 'off'>;

const open = (id = 'a1') => app.inject(`/public/profile/${id}`);
/** The page once it is rendered: a thread that is still starting lets the first visitors go without words. */
async function whole(sign = '<div id="', id = 'a1') {
  for (;;) {
    const page = await open(id);
    if (page.body.split('<body>')[1]?.startsWith(sign) && !page.body.includes('<body><div id="root"'))
      return page;
  }
}
/** Releases a version of the remote that renders with this code. */
const ship = (code: string, version = 'one') =>
  door.ship('profiles', {
    code: version,
    more: { publicPaths: ['/public/profile'], serverRender: 'server-render.cjs' },
    files: { 'server-render.cjs': code },
  });

beforeEach(async () => {
  door = new TestGateway();
  door.write('shell/index.html', shell);
  profiles = { a1: profile, off: 'off' };
  const service = await door.service((upstream) => {
    upstream.get<{ Params: { id: string } }>('/api/ngo/profile/public/:id', async ({ params }, reply) => {
      const found = profiles[params.id];
      if (found === 'off') return reply.code(403).send({ error: 'This profile is not publicly available' });
      return found ? { profile: found } : reply.code(404).send({ error: 'Not found' });
    });
    upstream.put('/api/ngo/profile/:id', async () => ({}));
  });
  await door.open();
  app = await door.build({ services: { profiles: service } });
});
afterEach(() => door.close());

test('the page has the words and the styles of the remote, and says nowhere that it needs scripts', async () => {
  await ship(module_(words));
  const { statusCode, body, headers } = await whole();
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<body><div id="server-page">200 Maji $& Safe water</div><div id="root"></div></body>',
  );
  expect(body).toContain(`${styles}</head>`);
  expect(body).toContain('<html lang="en">');
  expect(body).not.toContain('noscript');
  // Of the text of the style element: the policy of every page, and this one hash.
  const plain = await app.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toBe(
    String(plain.headers['content-security-policy']).replace(
      /style-src-elem [^;]*/,
      "$& 'sha256-ncjKkLOw6LnTJvqh3RPXW1DRyqt1Df6UY7TN+Qi0ii0='",
    ),
  );
});

test('nothing that is hidden or private is anywhere in it', async () => {
  await ship(module_(`'<p>' + JSON.stringify(body).replaceAll('<', '') + '</p>'`));
  const { body } = await whole('<p>');
  expect(body).toContain('https://maji.example');
  expect(body).not.toMatch(/hidden|733|ZMW/i);
});

test('an edit and a closed page show at once, though pages are kept', async () => {
  await ship(module_(words));
  await whole();
  profiles.a1 = { ...profile, name: 'Maji Safi' };
  await app.inject({ method: 'PUT', url: '/api/ngo/profile/a1' });
  expect((await whole()).body).toContain('200 Maji Safi');
  profiles.a1 = 'off';
  await app.inject({ method: 'PUT', url: '/api/ngo/profile/a1' });
  const closed = await whole();
  expect(closed.body).toContain('403 nothing');
  expect(closed.body).not.toContain('Maji');
  expect(closed.headers['x-robots-tag']).toBe('noindex');
});

test('each version of the remote renders its own pages', async () => {
  await ship(module_(words));
  await whole();
  await ship(module_(words.replace('server-page', 'other-page')), 'two');
  expect((await whole()).body).toContain('id="other-page"');
});

test.each([
  ['throws', 'module.exports.render = () => { throw new Error("broken"); };'],
  ['cannot be read', 'module.exports.render = ('],
  ['exports nothing', ''],
  ['returns no page', 'module.exports.render = () => ({ html: 1 });'],
  [
    'returns more than one style element',
    `module.exports.render = () => ({ html: 'x', styles: '<style></style><script></script>' });`,
  ],
  ['asks for files', 'module.exports.render = () => require("fs");'],
])('a module that %s costs only the words: the page is sent as before', async (_how, code) => {
  await ship(code);
  const { statusCode, body } = await open();
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Maji · Harambee</title>');
  expect(body).toContain('<div id="root"></div><noscript>');
  while (!door.logs.join('').includes('a public page could not be rendered')) await open();
});

test('browsers are told nothing of the module, and service workers do not keep it', async () => {
  const version = await ship(module_(words));
  expect((await app.inject('/remotes.json')).body).not.toContain('serverRender');
  expect((await app.inject(`/remotes/profiles/${version}/start.json`)).body).not.toContain('server-render');
});
