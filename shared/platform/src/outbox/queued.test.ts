import fc from 'fast-check';
import { storageKeys } from '../browser/storage-keys.ts';
import { make, outboxScene, signIn, stored } from '../testing/outbox-scene.ts';
import { changeEntries, forgetEntries, readEntries } from './entry-storage.ts';

outboxScene();

describe('kept', () => {
  test('no answer queues it as id, action, data and timestamp in local storage (OFFLINE-04)', async () => {
    const { id, isQueued } = await make('Wells');
    expect(isQueued).toBe(true);
    expect(stored()).toMatchObject([
      { id, action: 'proposal-create', data: { body: { title: 'Wells' } }, userId: 'u1', tried: true },
    ]);
    expect(new Date(stored()[0]?.timestamp ?? '').getTime()).not.toBeNaN();
  });

  test.each([400, 401, 409, 412, 500])('an answer is an answer: a %s is not kept', async (status) => {
    const { isQueued, error } = await make('Wells', async () => ({ error: { status } }));
    expect(isQueued).toBeUndefined();
    expect(error).toEqual({ status });
    expect(stored()).toEqual([]);
  });

  test('while one waits, everything joins it: order counts', async () => {
    const send = jest.fn(async () => ({ data: 'sent' }));
    await make('First');
    await make('Second', send as never);
    expect(send).not.toHaveBeenCalled();
    expect(stored().map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  test('beside a sign-in that ends with the browser, it does too', async () => {
    signIn('u1', false);
    await make('Wells');
    expect(localStorage.getItem('offline-actions')).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('offline-actions') ?? '')).toHaveLength(1);
  });

  test('without room nothing is claimed: the error stays an error', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { isQueued, error } = await make('Wells');
    expect(isQueued).toBeUndefined();
    expect(error).toEqual({ status: 'FETCH_ERROR' });
  });

  test('a clock that goes back does not change the order', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), doNotFake: ['queueMicrotask'] });
    await make('First');
    jest.setSystemTime(Date.parse('2026-11-20T10:00:00Z'));
    await make('Second');
    jest.useRealTimers();
    expect(readEntries().map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});

describe('a broken storage', () => {
  test('is never fatal, wherever it is cut, and the whole ones in it are read', async () => {
    for (const title of ['One " {', 'Two \\ } ]', 'Three']) await make(title);
    const whole = localStorage.getItem('offline-actions') ?? '';
    const parts = stored().map((action) => JSON.stringify(action));
    fc.assert(
      fc.property(fc.nat({ max: whole.length }), (length) => {
        const cut = whole.slice(0, length);
        localStorage.setItem('offline-actions', cut);
        expect(readEntries()).toHaveLength(parts.filter((part) => cut.includes(part)).length);
      }),
    );
  });

  test('what nobody can read stays in it; what of it nobody owns goes with a sign-out', async () => {
    await make('Wells');
    const odd = { id: 'x', action: 'of-a-later-release', userId: 'u2' };
    localStorage.setItem('offline-actions', JSON.stringify([odd, 7, ...stored()]));
    await make('More');
    expect(stored()).toMatchObject([odd, 7, { title: 'Wells' }, { title: 'More' }]);
    forgetEntries('u1');
    expect(stored()).toEqual([odd]);
  });

  test.each(['', 'null', '{}', '7', '"text"', '[{"id":1}]', '{"a":'])('%p holds nothing', (text) => {
    localStorage.setItem('offline-actions', text);
    expect(readEntries()).toEqual([]);
  });
});

test('the list is the same object while nothing changes, so that pages are not drawn anew', async () => {
  await make('Wells');
  expect(readEntries()).toBe(readEntries());
  await changeEntries((queue) => queue);
  expect(storageKeys.offlineActions).toBe('offline-actions');
});
