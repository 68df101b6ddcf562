import { TestGateway } from '../testing/test-gateway.ts';

const browser = { accept: 'text/html', 'accept-encoding': 'identity' };
const many = 50;
const kilobyte = 1_024;

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});
afterEach(() => door.close());

/** Publishes a version and its successor: the page names both. */
async function shipTwice(name: string) {
  const paths = [`/${name}`, `/${name}-of-a-long-name`];
  const more = { publicPaths: [`/public/${name}`] };
  for (const round of ['one', 'two']) await door.ship(name, { code: `${round} of ${name}`, paths, more });
}

async function firstLoad() {
  const app = await door.build();
  const open = async (encoding: string) => {
    const headers = { ...browser, 'accept-encoding': encoding };
    const answer = await app.inject({ url: '/proposals/new', headers });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  const page = await open('identity');
  return {
    asks: page.body.match(/(src|href)="[^"]*"/g)?.map((ask) => ask.replace(/[0-9a-f]{16}/, 'VERSION')),
    told: page.headers.link,
    listed: JSON.parse(/id="remotes">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '').remotes.length,
    bytes: page.rawPayload.length,
    gzip: (await open('gzip')).rawPayload.length,
    brotli: (await open('br')).rawPayload.length,
  };
}

test('with 50 published remotes a page starts with the same requests, and is at most 1 KB longer for each', async () => {
  await door.open();
  await shipTwice('proposals');
  const alone = await firstLoad();
  for (let number = 1; number < many; number += 1) await shipTwice(`a-further-part-${number}`);
  const among = await firstLoad();
  expect([alone.listed, among.listed]).toEqual([1, many]);
  expect(alone.asks).toHaveLength(3);
  expect([among.asks, among.told]).toEqual([alone.asks, alone.told]);
  const more = (size: 'bytes' | 'gzip' | 'brotli') => (among[size] - alone[size]) / (many - 1);
  // Measured: 538 bytes raw, 157 and 137 compressed (integrities do not compress).
  expect(more('bytes')).toBeLessThan(kilobyte);
  expect(more('gzip')).toBeLessThan(kilobyte / 2);
  expect(more('brotli')).toBeLessThan(kilobyte / 2);
}, 60_000);
