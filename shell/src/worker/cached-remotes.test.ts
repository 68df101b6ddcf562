import { workerMessages } from '@harambee/platform/worker-messages';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { server } from '../testing/fake-server.ts';
import { anEntry } from '../testing/show-app.tsx';

const file = '/remotes/proposals/v1/entry.js';
const calls = () => server.countOf(`GET ${file}`);

async function beginCached() {
  const worker = await new FakeBrowser().deploy('/page.1111aaaa.html');
  server.on(`GET ${anEntry.entry}`, () => Response.json({ files: { 'entry.js': 'sha384-x' } }));
  server.on(`GET ${file}`, () => new Response('as published'));
  await worker.tell({ type: workerMessages.keepPage, remotes: [anEntry] });
  return worker;
}

test('all files of the versions of a page are here, and come from here', async () => {
  const worker = await beginCached();
  expect(calls()).toBe(1);
  expect(await (await worker.ask(file)).text()).toBe('as published');
  expect(calls()).toBe(1);
});

test('a file that is asked for again, because the one here did not do, comes from the server', async () => {
  const worker = await beginCached();
  server.on(`GET ${file}`, () => new Response('whole this time'));
  expect(await (await worker.ask(file, { cache: 'reload' })).text()).toBe('whole this time');
  expect(calls()).toBe(2);
});

test('fonts of files are fetched as a text needs them, and then they are there (OFFLINE-32)', async () => {
  const font = '/remotes/proposals/v1/noto-sans-latin-400.1a2b3c4d.woff';
  const worker = await new FakeBrowser().deploy('/page.1111aaaa.html');
  server.on(`GET ${anEntry.entry}`, () =>
    Response.json({ files: { 'entry.js': 'sha384-x', 'noto-sans-latin-400.1a2b3c4d.woff': 'sha384-y' } }),
  );
  server.on(`GET ${file}`, () => new Response('as published'));
  server.on(`GET ${font}`, () => new Response('letters'));
  const askedBefore = server.countOf(`GET ${font}`);
  await worker.tell({ type: workerMessages.keepPage, remotes: [anEntry] });
  expect(server.countOf(`GET ${font}`) - askedBefore).toBe(0);
  for (let times = 0; times < 2; times += 1) expect(await (await worker.ask(font)).text()).toBe('letters');
  expect(server.countOf(`GET ${font}`) - askedBefore).toBe(1);
});
