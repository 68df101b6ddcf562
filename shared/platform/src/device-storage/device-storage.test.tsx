import { act, renderHook } from '@testing-library/react';
import { forgetEntries, recoverEntries } from '../outbox/entry-storage.ts';
import { recoverTyped } from '../sign-in/typed-text.ts';
import { make, outboxScene, signIn } from '../testing/outbox-scene.ts';
import { deleteUnsavedText, storeUnsavedText } from '../unsaved-text/unsaved-text.ts';
import { lookForRoom, noteNoRoom, useStorageRoom } from './storage-room.ts';
import { noteLostSeen, useLostChanges } from './waiting-count.ts';

const scene = outboxScene();
let now = 1_000_000;
/** The next look comes at once: each is long after the one before. */
const look = () => {
  now += 60_000;
  return act(() => lookForRoom(Date.now() + now));
};
const room = () => renderHook(useStorageRoom).result.current;

const estimate = (value: { usage: number; quota: number } | undefined) =>
  Object.defineProperty(navigator, 'storage', {
    value: value && { estimate: async () => value, persist: async () => true },
    configurable: true,
  });

beforeEach(async () => {
  scene.setOnline(false);
  estimate(undefined);
  await act(() => deleteUnsavedText('u1'));
  await look();
  act(noteLostSeen);
  // biome-ignore lint/suspicious/noDocumentCookie: what another browser has left.
  document.cookie = 'waiting-changes=; Max-Age=0; Path=/';
});

/** A storage that takes no more than this many characters in one value. */
function limitTo(most: number) {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

describe('room', () => {
  test('there is enough at first, and in a browser that says nothing about it', () => {
    expect(room()).toBe('enough');
  });

  test('little before a write fails: local storage, or all that the origin has', async () => {
    estimate({ usage: 995_000_000, quota: 1_000_000_000 });
    await look();
    expect(room()).toBe('little');
    estimate({ usage: 5_000_000, quota: 1_000_000_000 });
    await look();
    expect(room()).toBe('enough');
    localStorage.setItem('other', 'x'.repeat(1_000_001));
    limitTo(299_999);
    await look();
    expect(room()).toBe('little');
    expect(localStorage.getItem('room-probe')).toBeNull();
  });

  test('none once words did not fit; enough again when they do', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => void storeUnsavedText('u1', 'form', 'typed'));
    expect(room()).toBe('none');
    await look();
    expect(room()).toBe('none');
    jest.restoreAllMocks();
    act(() => void storeUnsavedText('u1', 'form', 'typed'));
    await look();
    expect(room()).toBe('enough');
  });

  test('none when a change cannot be queued', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await act(async () => void (await make('Wells')));
    expect(room()).toBe('none');
  });

  test('a note that nothing waits for is taken back by the next look', async () => {
    act(noteNoRoom);
    await look();
    expect(room()).toBe('enough');
  });
});

describe('what is gone', () => {
  const lost = () => renderHook(useLostChanges).result.current;

  test('is told at the next start, after the browser has removed its storage', async () => {
    await make('Wells');
    await make('Pumps');
    expect(document.cookie).toContain('waiting-changes=u1_2');
    localStorage.clear();
    signIn();
    await act(() => recoverTyped('u1'));
    expect(lost()).toBe(2);
    // Nobody else on this computer is told.
    act(noteLostSeen);
    await act(() => recoverTyped('u2'));
    expect(lost()).toBe(0);
  });

  test('is nothing while all of it is there, or was sent', async () => {
    await make('Wells');
    await act(() => recoverTyped('u1'));
    expect(lost()).toBe(0);
    await act(() => recoverEntries());
    await act(() => forgetEntries('u1'));
    expect(document.cookie).not.toContain('waiting-changes');
  });

  test('beside a sign-in that ends with the browser, nothing is counted: it ends by itself', async () => {
    signIn('u1', false);
    await make('Wells');
    expect(document.cookie).not.toContain('waiting-changes');
  });

  test('a cookie that is not ours is ignored', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what another browser has left.
    document.cookie = 'waiting-changes=u1_x.<b>_3; Path=/';
    await act(() => recoverTyped('u1'));
    expect(lost()).toBe(0);
  });
});
