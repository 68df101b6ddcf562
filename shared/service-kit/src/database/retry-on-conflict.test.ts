import { retryOnConflict } from './retry-on-conflict.ts';

/** Has this many conflicts, then succeeds. */
function conflictingWrites(conflicts: number) {
  const tries: number[] = [];
  const attempt = async () => {
    tries.push(tries.length);
    return tries.length > conflicts ? 'saved' : undefined;
  };
  return { tries, attempt };
}

test('it retries while somebody else is faster', async () => {
  const { tries, attempt } = conflictingWrites(3);
  expect(await retryOnConflict('busy', attempt)).toBe('saved');
  expect(tries).toHaveLength(4);
});

test('after too many conflicts the caller gets a 409 with its own message', async () => {
  const { tries, attempt } = conflictingWrites(5);
  await expect(
    retryOnConflict('Please try again', attempt, { maxAttempts: 5, pause: () => 0 }),
  ).rejects.toMatchObject({
    statusCode: 409,
    message: 'Please try again',
  });
  expect(tries).toHaveLength(5);
});

test('false and null count as results', async () => {
  expect(await retryOnConflict('busy', async () => false)).toBe(false);
  expect(await retryOnConflict('busy', async () => null)).toBeNull();
});

test('an error is not retried', async () => {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    throw new Error('gone');
  };
  await expect(retryOnConflict('busy', attempt)).rejects.toThrow('gone');
  expect(tries).toBe(1);
});
