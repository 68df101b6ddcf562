import { jest } from '@jest/globals';
import { Replicas } from './replicas.ts';

test('a process that has rested gets only calls that may be repeated until it has answered', async () => {
  let now = 1_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const replicas = new Replicas(['http://127.0.0.1:1', 'http://127.0.0.1:2'], { within: 1, connections: 1 });
  const stopping = replicas.next(true);
  replicas.rest(stopping);
  const called = (isSafe: boolean) => [replicas.next(isSafe), replicas.next(isSafe)].includes(stopping);
  expect(called(true)).toBe(false);
  now += 2_000;
  expect(called(false)).toBe(false);
  expect(called(true)).toBe(true);
  replicas.proved(stopping);
  expect(called(false)).toBe(true);
  clock.mockRestore();
  await replicas.close();
});
