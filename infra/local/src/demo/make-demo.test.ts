import { StartProblem } from '../start-problem.ts';
import { demoPassword, planDemo } from './demo-plan.ts';
import { FakeProduct } from './fake-product.ts';
import { makeDemo } from './make-demo.ts';

jest.setTimeout(30_000);

let product: FakeProduct;
let origin: string;
let lines: string[];

const run = (signal = new AbortController().signal) =>
  makeDemo(origin, { line: (text) => lines.push(text) }, signal, { pollEvery: 1 });

beforeEach(async () => {
  product = new FakeProduct();
  origin = await product.start();
  lines = [];
});

afterEach(() => product.stop());

test('makes what is planned and prints the login', async () => {
  await run();
  const plan = planDemo(new Date());
  expect(product.accounts.size).toBe(30);
  for (const { email, proposals } of plan) {
    const made = product.accounts.get(email) ?? [];
    expect(made.map(({ title }) => title)).toEqual(proposals.map(({ body }) => body.title));
    for (const [index, { path, versions }] of proposals.entries()) {
      expect(made[index]?.version).toBe(versions);
      expect(made[index]?.path.filter((status) => status !== 'generating')).toEqual([...path]);
    }
  }
  expect(lines.at(-1)).toContain(`as demo@harambee.example with the password ${demoPassword}`);
});

test('a second run finds it there and writes nothing', async () => {
  await run();
  product.writes.length = 0;
  await run();
  expect(product.writes).toEqual([]);
  expect(lines).toContain('  demo         is already there');
  expect(lines.at(-1)).toContain('demo@harambee.example');
});

test('a run that was interrupted is completed by the next one, without anything twice', async () => {
  const stop = new AbortController();
  const interrupted = run(stop.signal);
  const refused = expect(interrupted).rejects.toThrow();
  while (product.accounts.size < 5) await new Promise(setImmediate);
  stop.abort();
  await refused;
  expect(product.accounts.size).toBeLessThan(30);
  await run();
  for (const { email, proposals } of planDemo(new Date())) {
    expect(product.accounts.get(email)).toHaveLength(proposals.length);
  }
});

test('waits when it is asked to wait', async () => {
  const busy = { error: 'Too many requests' };
  product.troubles.push([429, busy, { 'retry-after': '0' }], [503, busy, { 'retry-after': '0' }]);
  await run();
  expect(product.accounts.size).toBe(30);
});

test('a refusal is one sentence, not a stack', async () => {
  product.troubles.push([500, { error: 'Something went wrong on our side. Please try again.' }]);
  await expect(run()).rejects.toThrow(
    new StartProblem(
      'The demo could not be completed (POST /api/auth/login was answered 500: Something went wrong on our side. Please try again.): run it again to go on from here.',
    ),
  );
});
