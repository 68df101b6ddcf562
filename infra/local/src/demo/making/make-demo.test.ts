import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '../../start-problem.ts';
import { demoEmail, planDemo } from '../plan/demo-plan.ts';
import type { Happening } from '../plan/steps.ts';
import { FakeProduct } from './fake-product.ts';
import { makeDemo } from './make-demo.ts';

jest.setTimeout(60_000);

const today = new Date('2026-11-21T09:30:00Z');
const planned = planDemo(today, 2);
const past = planned.filter(({ at }) => at <= today);

let product: FakeProduct;
let origin: string;
let dataDir: string;
/** The time of the product, which the maker moves. */
let moves: Date[];

beforeEach(async () => {
  product = new FakeProduct();
  origin = await product.start();
  moves = [];
  product.now = () => (moves.at(-1) ?? today).getTime();
  dataDir = mkdtempSync(join(tmpdir(), 'harambee-demo-'));
  mkdirSync(join(dataDir, 'mail'));
  for (const organization of [0, 1])
    for (const person of [0, 1, 2, 3]) {
      const letter = `To: ${demoEmail(organization, person)}\n\nhttp://fake/confirm#${'x'.repeat(43)}\n`;
      writeFileSync(join(dataDir, 'mail', `${organization}-${person}.eml`), letter);
    }
});

afterEach(() => {
  product.stop();
  rmSync(dataDir, { recursive: true });
});

function make(
  happenings: readonly Happening[],
  signal = new AbortController().signal,
  earlier: never[] | Awaited<ReturnType<typeof makeDemo>> = [],
) {
  const now = () => new Date(product.now());
  const making = { origin, signal, dataDir, pollEvery: 1, now };
  const moveTo = async (at: Date) => void moves.push(at);
  return makeDemo(happenings, making, { now, moveTo }, { line: () => {} }, earlier);
}

test('everything that is planned is done, nothing is refused, and time only moves forward', async () => {
  await make(past);
  expect(product.refused).toEqual([]);
  expect(product.people).toContain(demoEmail(0, 0));
  const sent = past.filter(({ step }) => step.kind === 'proposal');
  expect(product.proposals.size).toBe(sent.length);
  expect(moves.map(Number)).toEqual([...new Set(past.map(({ at }) => at.getTime()))]);
});

test('what happens later goes on with what an earlier run has made', async () => {
  const ids = await make(past);
  const before = product.proposals.size;
  await make(
    planned.filter(({ at }) => at > today),
    undefined,
    ids,
  );
  expect(product.refused).toEqual([]);
  expect(product.proposals.size).toBeGreaterThanOrEqual(before);
  expect(product.calls.filter((call) => call.endsWith('/register'))).toHaveLength(2);
});

test('waits when it is asked to wait', async () => {
  const busy = { error: 'Too many requests' };
  product.troubles.push([429, busy, { 'retry-after': '0' }], [503, busy, { 'retry-after': '0' }]);
  await make(past.slice(0, 2));
  expect(product.people.size).toBe(1);
});

test('a refusal is one sentence, not a stack', async () => {
  product.troubles.push([500, { error: 'Something went wrong on our side.' }]);
  await expect(make(past)).rejects.toThrow(
    new StartProblem(
      'The demo could not be completed (POST /api/auth/register was answered 500: Something went wrong on our side.): run it again.',
    ),
  );
});

test('it stops when it is told to', async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(make(past, stop.signal)).rejects.toThrow();
  expect(product.calls).toEqual([]);
});
