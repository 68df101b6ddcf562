import { mongo } from 'mongoose';
import { markOf, sharedKey } from './marks.ts';

const taken = () => new mongo.MongoServerError({ message: 'E11000', code: 11_000, keyPattern: { _id: 1 } });

test('the first process creates the key, and all others use it', async () => {
  const stored: string[] = [];
  const read = async () => stored[0];
  const save = async (key: string) => stored.push(key);
  const key = await sharedKey(read, save);
  expect(stored).toEqual([key]);
  expect(await sharedKey(read, save)).toBe(key);
  expect(stored).toHaveLength(1);
});

test('if two processes create a key at once, the one saved first counts', async () => {
  const answers = [undefined, 'theirs'];
  const save = () => Promise.reject(taken());
  expect(await sharedKey(async () => answers.shift(), save)).toBe('theirs');
});

test('a key that could not be saved is not used', async () => {
  await expect(
    sharedKey(
      async () => undefined,
      () => Promise.reject(new Error('gone')),
    ),
  ).rejects.toThrow('gone');
  await expect(
    sharedKey(
      async () => undefined,
      () => Promise.reject(taken()),
    ),
  ).rejects.toThrow('E11000');
});

test('a mark depends on all its parts and on the key', () => {
  const mark = markOf('key', ['person', 'a', 'b']);
  expect(markOf('key', ['person', 'a', 'b'])).toBe(mark);
  expect(markOf('key', ['person', 'ab', ''])).not.toBe(mark);
  expect(markOf('other', ['person', 'a', 'b'])).not.toBe(mark);
});
