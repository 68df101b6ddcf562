import { levelFor, type ProposalStatus } from '@harambee/domain';
import type {
  BadgeList,
  ImpactReport,
  ImpactSummary,
  Leaderboard,
  PublicLeaderboard,
  UsageAnalytics,
} from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { givenProfile, givenProposals, givenSignUp } from '../testing/deliver.ts';
import { approvedPath, completedPath } from '../testing/stories.ts';

const api = testApp(impact);
let back = () => {};
afterEach(() => back());

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Every place of this service where a figure of the organization stands. */
async function everyPlace(actor: TestActor) {
  const read = async <Body>(path: string) => (await api.as(actor).get(`/api/${path}`)).json<Body>();
  const board = (period: string) => read<Leaderboard>(`impact/leaderboard?period=${period}`);
  const [summary, badges, weekly, monthly, allTime, report, months, analytics, everybody] = await Promise.all(
    [
      read<ImpactSummary>('impact/summary'),
      read<BadgeList>('impact/badges'),
      board('weekly'),
      board('monthly'),
      board('allTime'),
      read<ImpactReport>('impact/report?period=all'),
      read<ImpactReport>('impact/report?period=3months'),
      read<UsageAnalytics>('analytics'),
      read<PublicLeaderboard>('test/leaderboard'),
    ],
  );
  return { summary, badges, weekly, monthly, allTime, report, months, analytics, everybody };
}

/** Holds each figure against itself wherever it stands. */
function expectAgreement(places: Awaited<ReturnType<typeof everyPlace>>, actor: TestActor) {
  const { summary, badges, weekly, monthly, allTime, report, months, analytics, everybody } = places;
  const { points } = summary;
  const listed = everybody.leaderboard.find(({ tenantId }) => tenantId === actor.tenantId);
  expect({
    leaderboard: allTime.own?.points,
    ofAllTime: allTime.own?.periodPoints,
    public: listed?.points,
    report: report.totalPoints,
    timeline: sum(report.timeline.map((month) => month.points)),
  }).toEqual({ leaderboard: points, ofAllTime: points, public: points, report: points, timeline: points });
  expect([summary.level, summary.pointsToNextLevel]).toEqual([levelFor(points), 100 - (points % 100)]);

  // Of all time there is no period before.
  expect(allTime.own).not.toHaveProperty('previousPoints');
  const weeks = summary.weeks?.map((week) => week.points) ?? [];
  expect([weekly.own?.periodPoints, weeks.at(-1)]).toEqual([summary.pointsThisWeek, summary.pointsThisWeek]);
  expect([weekly.own?.previousPoints, weeks.at(-2)]).toEqual([
    summary.pointsLastWeek,
    summary.pointsLastWeek,
  ]);
  expect([summary.rank, summary.totalOrganizations]).toEqual([weekly.own?.rank, weekly.totalOrganizations]);
  expect(monthly.own?.periodPoints).toBe(report.timeline.at(-1)?.points);
  expect(monthly.own?.previousPoints).toBe(months.timeline.at(-2)?.points);
  expect(sum(months.timeline.map((month) => month.points))).toBe(months.totalPoints);

  const earned = badges.badges.filter((badge) => badge.earned).length;
  expect([summary.badgesEarned, report.badgesEarned]).toEqual([earned, earned]);
  for (const one of [report, months]) {
    expect(sum(one.timeline.map(({ proposals }) => proposals))).toBe(one.totalProposals);
    expect(one.successRate).toBe(
      one.totalProposals === 0 ? 0 : Math.round((100 * one.successful) / one.totalProposals),
    );
  }
  expect(allTime.own?.stats.total).toBe(report.totalProposals);
  const { impact: used, overview } = analytics;
  expect(sum(used.topPerformers.map((one) => one.points))).toBe(used.totalPointsAwarded);
  if (overview.eventsBefore === 0) expect(overview.growthRate).toBe(0);
}

test('an organization built step by step: every place says the same after each of them', async () => {
  const actor = await newActor();
  const on = (date: string) => {
    back();
    back = travel(Date.parse(`${date}T10:00:00Z`) - Date.now());
  };
  const proposal = (path: readonly ProposalStatus[], requestedAmount = 1_000) =>
    givenProposals(actor, { createdAt: new Date(), path, requestedAmount, category: 'Education' });
  const check = async (points: number) => {
    await api.settle();
    const places = await everyPlace(actor);
    expect(places.summary.points).toBe(points);
    expectAgreement(places, actor);
    return places;
  };

  on('2025-08-14');
  await givenSignUp(actor, 'Kitui Schools Trust');
  await givenProfile(actor, { name: 'Kitui Schools Trust' });
  await check(0);
  await proposal([]);
  await check(10);
  await proposal([...approvedPath, 'funded'], 32_000);
  await check(105);

  on('2025-11-12');
  await proposal(['submitted', 'under_review', 'rejected'], 1_500_000);
  await check(120);

  on('2025-11-22');
  const award = { points: 10, reason: 'Completed onboarding', category: 'setup' };
  expect((await api.as(actor).post('/api/impact/award', award)).statusCode).toBeLessThan(300);
  await check(130);
  // More in a week than earn points: the report counts all of them, and the points of twenty.
  for (let number = 0; number < 23; number += 1) await proposal([]);
  await proposal(completedPath);
  const { report, allTime } = await check(130 + 20 * 10 + 50);
  expect(report).toMatchObject({ totalProposals: 27, successful: 1, fundingSecured: 32_000 });
  expect(report.timeline.at(-1)).toMatchObject({ month: '2025-11', proposals: 25, points: 275 });
  expect(report.projects.every(({ proposalStatus }) => proposalStatus !== undefined)).toBe(true);
  expect(allTime.own?.stats).toMatchObject({ total: 27, completed: 2, approved: 1 });
}, 120_000);
