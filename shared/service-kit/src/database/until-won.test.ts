import { untilWon } from './until-won.ts';

/** Loses several times, then wins. */
function contest(losses: number) {
  const tries: number[] = [];
  const attempt = async () => {
    tries.push(tries.length);
    return tries.length > losses ? 'won' : undefined;
  };
  return { tries, attempt };
}

test('it tries again for as long as somebody else was faster', async () => {
  const { tries, attempt } = contest(3);
  expect(await untilWon('busy', attempt)).toBe('won');
  expect(tries).toHaveLength(4);
});

test('too many losses are a conflict in the words of the caller', async () => {
  const { tries, attempt } = contest(5);
  await expect(untilWon('Please try again', attempt, { tries: 5, pause: () => 0 })).rejects.toMatchObject({
    statusCode: 409,
    message: 'Please try again',
  });
  expect(tries).toHaveLength(5);
});

test('an answer that is false or null is an answer', async () => {
  expect(await untilWon('busy', async () => false)).toBe(false);
  expect(await untilWon('busy', async () => null)).toBeNull();
});

test('what goes wrong inside is not tried again', async () => {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    throw new Error('gone');
  };
  await expect(untilWon('busy', attempt)).rejects.toThrow('gone');
  expect(tries).toBe(1);
});
