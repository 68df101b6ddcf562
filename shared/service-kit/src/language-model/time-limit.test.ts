import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withinTime } from './time-limit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const endOf = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));

test('a time limit holds, although memory is cleaned up meanwhile', async () => {
  const person = new AbortController();
  const over = endOf(withinTime(200, person.signal));
  for (let round = 0; round < 3; round++) {
    await nextTurn();
    collectGarbage();
  }
  expect(await over).toMatchObject({ name: 'TimeoutError' });
});

test('whoever gives up before the time is over ends it', async () => {
  const person = new AbortController();
  const over = endOf(withinTime(60_000, person.signal));
  person.abort('gave up');
  expect(await over).toBe('gave up');
});

test('a signal that nobody else can end ends after its time', async () => {
  expect(await endOf(withinTime(1))).toMatchObject({ name: 'TimeoutError' });
});
