import { windowDays } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { givenProposals } from '../testing/deliver.ts';
import { completedPath } from '../testing/stories.ts';

const api = testApp(impact);
const week = 7 * 86_400_000;
/** This week's Monday at noon, and those before. */
const mondayOf = (weeksAgo: number): Date =>
  new Date(Date.parse(`${windowDays('weekly', new Date()).start}T12:00:00Z`) - weeksAgo * week);

test('the summary tells the points of eight weeks, each from Monday to Sunday, the present one last', async () => {
  const actor = await newActor();
  const [sundayOfSecond, ninth] = [new Date(mondayOf(1).getTime() + 6 * 86_400_000), mondayOf(8)];
  await givenProposals(
    actor,
    { createdAt: mondayOf(7), path: completedPath },
    { createdAt: sundayOfSecond, path: [] },
    { createdAt: ninth, path: completedPath },
    { createdAt: mondayOf(0), path: [] },
  );
  const { weeks } = (await api.as(actor).get('/api/impact/summary')).json();
  expect(weeks).toEqual(
    [60, 0, 0, 0, 0, 0, 10, 10].map((points, place) => ({
      from: mondayOf(7 - place)
        .toISOString()
        .slice(0, 10),
      points,
    })),
  );
});

test('a new organization has eight weeks of nothing', async () => {
  const { weeks } = (await api.as(await newActor()).get('/api/impact/summary')).json();
  expect(weeks).toHaveLength(8);
  expect(new Set(weeks.map(({ points }: { points: number }) => points))).toEqual(new Set([0]));
});
