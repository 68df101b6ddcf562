import {
  AwardAnswer,
  BadgeList,
  ImpactReport,
  ImpactSummary,
  Leaderboard,
  PublicLeaderboard,
  UsageAnalytics,
} from '@harambee/domain/schemas';
import { expectContractHolds, expectDocumentOf, newActor, testApp } from '@harambee/service-kit/testing';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { impact } from './app.ts';
import { givenProfile, givenProposals } from './testing/deliver.ts';
import { approvedPath, completedPath } from './testing/stories.ts';

const api = testApp(impact);

/** Every call of this service. One that is missing here fails the build. */
const calls = [
  'GET /api/analytics',
  'GET /api/impact/badges',
  'GET /api/impact/leaderboard',
  'GET /api/impact/report',
  'GET /api/impact/report/pdf',
  'GET /api/impact/summary',
  'GET /api/test/leaderboard',
  'POST /api/analytics/events',
  'POST /api/impact/award',
];

test('the document names exactly these calls', () => expectDocumentOf(api, calls));

test.each(calls.filter((call) => !call.includes('/test/')))('%s asks for a sign-in', async (call) => {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string];
  const answer = await api.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'Please sign in']);
});

const answers: [url: string, schema: TSchema][] = [
  ['/api/impact/summary', ImpactSummary],
  ['/api/impact/badges', BadgeList],
  ['/api/impact/leaderboard', Leaderboard],
  ['/api/impact/leaderboard?period=allTime&limit=1', Leaderboard],
  ['/api/impact/report?period=all', ImpactReport],
  ['/api/analytics', UsageAnalytics],
  ['/api/test/leaderboard', PublicLeaderboard],
];

test('answers are as the contract says, of a new organization and of one with everything', async () => {
  const [empty, full] = [await newActor(), await newActor()];
  await givenProfile(full);
  await givenProposals(full, { path: approvedPath }, { path: completedPath });
  const award = { points: 10, reason: 'Completed onboarding', category: 'setup' };
  const granted = (await api.as(full).post('/api/impact/award', award)).json();
  expect(Value.Errors(AwardAnswer, granted)).toEqual([]);
  const problems = [];
  for (const actor of [empty, full]) {
    for (const [url, schema] of answers) {
      const body = (await api.as(actor).get(url)).json();
      problems.push(...[...Value.Errors(schema, body)].map((error) => [url, error]));
    }
  }
  expect(problems).toEqual([]);
});

test('pages of the version before get on with this service', () => expectContractHolds(api, 'impact'));
