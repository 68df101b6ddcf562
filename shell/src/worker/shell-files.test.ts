import { FakeBrowser } from '../testing/fake-browser.ts';
import { server } from '../testing/fake-server.ts';

const first = ['/page.1111aaaa.html', '/main.11111111.js'] as const;
const second = ['/page.2222aaaa.html', '/main.22222222.js'] as const;
const third = ['/page.3333aaaa.html', '/main.33333333.js'] as const;

const textOf = async (answer: Promise<Response>) => (await answer).text();

test('a file of the shell before is there for the page that still runs it, though the server has it no more', async () => {
  const browser = new FakeBrowser();
  await browser.deploy(...first);
  const worker = await browser.deploy(...second);
  for (const file of [first[1], second[1]]) expect(await textOf(worker.ask(file))).toContain(file);
  expect(server.countOf(`GET ${first[1]}`)).toBe(1);
});

test('also after a new worker that came with the same shell', async () => {
  const browser = new FakeBrowser();
  await browser.deploy(...first);
  await browser.deploy(...second);
  const worker = await browser.deploy(...second);
  expect(await textOf(worker.ask(first[1]))).toContain(first[1]);
});

test("what is two shells old is the server's to answer", async () => {
  const browser = new FakeBrowser();
  await browser.deploy(...first);
  await browser.deploy(...second);
  const worker = await browser.deploy(...third);
  expect((await worker.ask(first[1])).status).toBe(404);
  expect(await textOf(worker.ask(second[1]))).toContain(second[1]);
});
