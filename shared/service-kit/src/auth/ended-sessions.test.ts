import type { FastifyBaseLogger } from 'fastify';
import { EndedSessionModel } from './ended-session.model.ts';
import { EndedSessions } from './ended-sessions.ts';

const log = { warn: jest.fn() } as unknown as FastifyBaseLogger;
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
let queries = 0;

beforeEach(() => {
  jest.useFakeTimers();
  queries = 0;
  jest.spyOn(EndedSessionModel, 'find').mockImplementation((() => {
    queries += 1;
    return { lean: async () => [] };
  }) as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an idle service has no timer for ended sessions; one that is asked looks every ten seconds, for a minute', async () => {
  const sessions = new EndedSessions();
  sessions.start(log);
  expect(jest.getTimerCount()).toBe(0);
  await sessions.has('a');
  expect(queries).toBe(1);
  await seconds(60);
  expect(queries).toBe(7);
  await seconds(3_600);
  expect(queries).toBe(7);
  expect(jest.getTimerCount()).toBe(0);

  // Whoever asks then gets a new list, and it is kept fresh again.
  await sessions.has('a');
  await seconds(10);
  expect(queries).toBe(9);
  sessions.stop();
  expect(jest.getTimerCount()).toBe(0);
  await sessions.has('a');
  expect(jest.getTimerCount()).toBe(0);
});

test('a failed look is said, and the next one comes in ten seconds', async () => {
  const sessions = new EndedSessions();
  sessions.start(log);
  await sessions.has('a');
  jest.mocked(EndedSessionModel.find).mockImplementationOnce((() => ({
    lean: () => Promise.reject(new Error('away')),
  })) as never);
  await seconds(10);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await seconds(10);
  expect(queries).toBe(2);
  sessions.stop();
});
