import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { addDays, reportFigures, reportPeriods, reportStart, reportSums, startOfDay } from '@harambee/domain';
import { compareCounters, randomId } from '@harambee/service-kit';
import { expectNoCollectionScan, newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { impact } from '../app.ts';
import { type KnownProposal, KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { deliver } from '../testing/deliver.ts';
import { aStory, eventsOf, pathBy } from '../testing/stories.ts';
import { countedElsewhere, usageCounters } from '../usage/usage-counters.ts';
import { UsageRecordModel } from '../usage/usage-event.model.ts';
import { impactReport } from './report.service.ts';
import { reportCounters } from './report-counters.ts';

const api = testApp(impact);
const day = 86_400_000;

const stories = fc.array(
  fc.record({
    age: fc.constantFrom(0, 1, 6, 40, 200, 400),
    choices: fc.array(fc.nat(5), { maxLength: 6 }),
    category: fc.constantFrom('', 'Education', '__proto__'),
    requestedAmount: fc.nat(5_000_000),
  }),
  { minLength: 1, maxLength: 6 },
);

test('events in any order, told again and read in between, give the figures of a plain count', async () => {
  await fc.assert(
    fc.asyncProperty(stories, fc.infiniteStream(fc.nat()), async (drawn, dice) => {
      const actor = await newActor();
      const { tenantId } = actor;
      const roll = () => Number(dice.next().value);
      const events = drawn
        .flatMap(({ age, choices, ...story }) =>
          eventsOf(
            tenantId,
            aStory({ ...story, createdAt: new Date(Date.now() - age * day), path: pathBy(choices) }),
          ),
        )
        .flatMap((one) => Array.from({ length: 1 + (roll() % 2) }, () => ({ one, place: roll() })))
        .sort((one, other) => one.place - other.place)
        .map(({ one }) => one);
      for (const one of events) {
        await deliver([one]);
        if (roll() % 4 === 0) await impactReport(actor as never);
      }
      const known = await KnownProposalModel.find({ tenantId }).lean<KnownProposal[]>();
      for (const period of reportPeriods) {
        const report = await impactReport(actor as never, period);
        const from = new Date(report.from);
        if (period !== 'all') expect(from).toEqual(reportStart(period, new Date()));
        const sums = known.filter(({ createdAt }) => createdAt >= from).map(reportSums);
        const points = (wanted: string) => report.timeline.find(({ month }) => month === wanted)?.points ?? 0;
        const { timeline, ...figures } = reportFigures(sums, points, from, new Date());
        expect(report).toMatchObject(figures);
        expect(report.timeline).toEqual(timeline);
      }
      const records = await UsageRecordModel.find({ tenantId }).lean();
      const recent = records.filter(
        ({ at, name }) => at >= addDays(startOfDay(new Date()), -6) && !countedElsewhere.includes(name),
      );
      const { overview } = (await api.as(actor).get('/api/analytics')).json();
      expect(overview.totalEvents).toBe(recent.length);
      for (const counters of [reportCounters, usageCounters])
        expect(await compareCounters(counters, tenantId)).toEqual([]);
    }),
    { numRuns: propertyRuns(40) },
  );
}, 120_000);

test('a change by an older version is found by a walk', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  await deliver(eventsOf(tenantId, aStory({ id: randomId(), path: [] })));
  expect((await impactReport(actor as never)).successful).toBe(0);
  await KnownProposalModel.collection.updateMany({ tenantId }, { $set: { status: 'approved' } });
  expect(await compareCounters(reportCounters, tenantId)).toHaveLength(1);
  await reportCounters.walk(tenantId);
  expect((await impactReport(actor as never)).successful).toBe(1);
});

test('no figure is read from a whole collection', async () => {
  const actor = await newActor();
  await deliver(eventsOf(actor.tenantId, aStory({ path: [] })));
  const read = async () => {
    for (const path of [
      '/api/impact/report?period=all',
      '/api/impact/summary',
      '/api/impact/badges',
      '/api/analytics',
    ])
      expect((await api.as(actor).get(path)).statusCode).toBe(200);
  };
  await read();
  await expectNoCollectionScan(read);
  await deliver(eventsOf(actor.tenantId, aStory({ path: [] })));
  await expectNoCollectionScan(read);
});
