import { randomId } from '@harambee/service-kit';
import { testDatabase } from '@harambee/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { giveAllBack, giveBackSoon, type Try, takeTries } from './attempts.service.ts';

testDatabase();

/** Whoever is given tries back is not waited for. */
const app = { afterAnswer: () => undefined } as unknown as FastifyInstance;

test('tries that were given back can be taken again at once, and no more than those', async () => {
  const limit = { name: 'test', tries: 3, milliseconds: 60_000 };
  const tries: Try[] = [[limit, randomId()]];
  const take = async (times: number) => {
    for (let time = 0; time < times; time += 1) await takeTries(tries);
  };
  await take(3);
  await expect(take(1)).rejects.toThrow('Too many attempts');
  giveBackSoon(app, tries);
  giveBackSoon(app, tries);
  await take(2);
  await expect(take(1)).rejects.toThrow('Too many attempts');
});

test('of several places, those before the full one get theirs back, whatever is given back with them', async () => {
  const [one, full, other] = [randomId(), randomId(), randomId()];
  const wide = { name: 'wide', tries: 2, milliseconds: 60_000 };
  const narrow = { name: 'narrow', tries: 1, milliseconds: 60_000 };
  await takeTries([[narrow, full]]);
  await takeTries([[wide, other]]);
  giveBackSoon(app, [[wide, other]]);
  for (let time = 0; time < 3; time += 1) {
    const refused = takeTries([
      [wide, one],
      [narrow, full],
    ]);
    await expect(refused).rejects.toThrow('Too many attempts');
  }
  await takeTries([[wide, one]]);
  await takeTries([[wide, one]]);
  await expect(takeTries([[wide, one]])).rejects.toThrow('Too many attempts');
});

test('more is never given back than was counted: a later period begins without a bonus', async () => {
  const limit = { name: 'later', tries: 1, milliseconds: 60_000 };
  const tries: Try[] = [[limit, randomId()]];
  await takeTries(tries);
  for (let time = 0; time < 3; time += 1) await giveAllBack(tries);
  await takeTries(tries);
  await expect(takeTries(tries)).rejects.toThrow('Too many attempts');
});
