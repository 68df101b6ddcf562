import { Load, readablePaths } from './load.ts';
import { TwoOfEach } from './two-of-each.ts';
import { OpenPage, Visitor } from './visitor.ts';

jest.setTimeout(600_000);

const product = new TwoOfEach();
const visitors: Visitor[] = [];

beforeAll(async () => {
  await product.start();
  for (let n = 0; n < 40; n += 1) visitors.push(await Visitor.signedUp(product.origin));
});
afterAll(() => product.close());

test('a restart of every process under load drops no call and no event; a killed one is not noticed', async () => {
  const first = visitors[0] as Visitor;
  const paths = await readablePaths(first);
  expect(paths.length).toBeGreaterThanOrEqual(3);
  const pages = visitors.slice(0, 10).map((visitor) => new OpenPage(visitor));
  const load = new Load(visitors, paths, 100);
  const codes: [string, number | null][] = [];
  const lines: string[] = [];
  for (const part of product.parts) {
    codes.push([part.name, await product.stop(part)]);
    await product.run(part);
    lines.push(`${part.name}: ${load.failed.length} failed of ${load.sent}`);
  }
  await load.stop();
  const calls = await Promise.all(
    product.parts
      .filter(({ name }) => name !== 'gateway')
      .map(async (part) => `${part.name} ${await product.callsOf(part)}`),
  );
  console.info(
    [
      ...lines,
      `calls ${load.sent}, failed ${load.failed.length}, p50 ${load.within(0.5)} ms, p99 ${load.within(0.99)} ms`,
      `calls by process since its start: ${calls.join(', ')}`,
      ...load.failed.slice(0, 20),
    ].join('\n'),
  );
  const missed = load.created.filter(({ visitor, id }) => {
    const page = pages[visitors.indexOf(visitor)];
    return page !== undefined && !page.knows(id);
  });
  for (const page of pages) page.close();
  expect({ failed: load.failed, missed: missed.length }).toEqual({ failed: [], missed: 0 });
  expect(codes.filter(([, code]) => code !== 0)).toEqual([]);
});
