import { contractVersion, type RemoteEntry } from '@harambee/platform/remote-module';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { noNetwork, server } from '../testing/fake-server.ts';
import { anEntry } from '../testing/show-app.tsx';

const page = '/page.1111aaaa.html';
const list = 'GET /remotes.json';
const ours = { ...anEntry, contract: contractVersion };
const newer = { ...anEntry, version: 'v2', contract: contractVersion + 1 };

const listed = (...remotes: RemoteEntry[]) => server.on(list, () => Response.json({ remotes }));
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => server.on('GET /proposals', () => new Response('the page of the server')));

test('a page is the shell of this worker with the newest remotes', async () => {
  const worker = await new FakeBrowser().deploy(page);
  listed(ours);
  const text = await textOf(worker.open('/proposals'));
  expect(text).toContain(page);
  expect(text).toContain('"version":"v1"');
});

test('without a network it opens with the remotes that were seen last', async () => {
  const worker = await new FakeBrowser().deploy(page);
  listed(ours);
  await worker.open('/proposals');
  server.on(list, noNetwork);
  expect(await textOf(worker.open('/proposals'))).toContain('"version":"v1"');
});

test('remotes made for another shell than this one open with the page of the server, which has that shell', async () => {
  const worker = await new FakeBrowser().deploy(page);
  listed(ours, newer);
  expect(await textOf(worker.open('/proposals'))).toBe('the page of the server');
});

test('and a list of them that was kept opens nothing that would break', async () => {
  const worker = await new FakeBrowser().deploy(page);
  listed(newer);
  await worker.open('/proposals');
  for (const call of [list, 'GET /proposals']) server.on(call, noNetwork);
  await expect(worker.open('/proposals')).rejects.toThrow('Failed to fetch');
});

test('a path with a document of its own opens with that, with and without a network, and all others with the index', async () => {
  const login = '/page-login.2222bbbb.html';
  const worker = await new FakeBrowser().deploy(login, page);
  listed(ours);
  const opened = async () =>
    Promise.all(['/login', '/loginx', '/login/more', '/'].map((at) => textOf(worker.open(at))));
  const expected = [login, page, page, page].map((file) => expect.stringContaining(file));
  expect(await opened()).toEqual(expected);
  server.on(list, noNetwork);
  expect(await opened()).toEqual(expected);
});
