import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { activeProjectStatuses, type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { profiles } from '../app.ts';
import { profileFigures } from '../figures/figures.service.ts';
import { base, completeForm } from '../testing/sample-profile.ts';
import { onProposalChanged } from './on-proposal-changed.handler.ts';

const api = testApp(profiles);

type ProposalChanged = Parameters<typeof onProposalChanged.handle>[0];

const changed = (
  tenantId: string,
  proposalId: string,
  revision: number,
  status: ProposalStatus,
  requestedAmount: number,
): ProposalChanged =>
  event('proposal.updated', tenantId, {
    proposalId,
    revision,
    userId: 'u',
    title: 't',
    grantId: 'g',
    category: 'Education',
    status,
    requestedAmount,
    deadline: '',
    version: 0,
    reached: [],
    createdAt: new Date(),
  });

const tilesOf = async (tenantId: string) => {
  const { totalProposals, fundingSecured, activeProjects } = await profileFigures({
    ...(await newActor()),
    tenantId,
  });
  return { totalProposals, fundingSecured, activeProjects };
};

async function handleAll(events: readonly ProposalChanged[]) {
  for (const changed of events) await onProposalChanged.handle(changed);
}

test('a new organization has nothing', async () => {
  const actor = await newActor();
  expect((await api.as(actor).get(`${base}/figures`)).json()).toEqual({
    totalProposals: 0,
    fundingSecured: 0,
    fundingSums: [{ currency: 'USD', amount: 0 }],
    activeProjects: 0,
    profileViews: 0,
    profileViewsThisMonth: 0,
  });
});

test('all proposals count, the money and the projects of the approved and funded ones', async () => {
  const { tenantId } = await newActor();
  await handleAll([
    changed(tenantId, randomId(), 0, 'draft', 100),
    changed(tenantId, randomId(), 3, 'approved', 2_000),
    changed(tenantId, randomId(), 4, 'funded', 30_000),
    changed(tenantId, randomId(), 3, 'rejected', 400_000),
  ]);
  expect(await tilesOf(tenantId)).toEqual({ totalProposals: 4, fundingSecured: 32_000, activeProjects: 2 });
});

test('funding is in its currencies, that of the profile first', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const funded = (requestedAmount: number, asked: { currency?: string; amount?: number }) => {
    const one = changed(tenantId, randomId(), 4, 'funded', requestedAmount);
    return { ...one, payload: { ...one.payload, ...asked } } as ProposalChanged;
  };
  const kes = { currency: 'KES', amount: 4_820_000 };
  const usd = { currency: 'USD', amount: 12_500 };
  await handleAll([funded(12_000, {}), funded(500, { amount: 500 }), funded(0, kes)]);
  const figures = async () => (await api.as(actor).get(`${base}/figures`)).json();
  expect(await figures()).toMatchObject({ fundingSecured: 12_500, fundingSums: [kes, usd] });
  const profile = await api.as(actor).post(base, { ...completeForm, currency: 'USD' });
  expect(profile.statusCode).toBe(201);
  expect((await figures()).fundingSums).toEqual([usd, kes]);
});

test('an event of before is in dollars, until it is told again', async () => {
  const { tenantId } = await newActor();
  const old = changed(tenantId, randomId(), 4, 'funded', 0);
  const told = (asked: object) => ({ ...old, payload: { ...old.payload, currency: 'KES', ...asked } });
  const sums = async () => (await profileFigures({ ...(await newActor()), tenantId })).fundingSums;
  await handleAll([told({}) as ProposalChanged]);
  expect(await sums()).toEqual([{ currency: 'KES', amount: 0 }]);
  await onProposalChanged.handle(event('proposal.restated', tenantId, told({ amount: 900 }).payload));
  await handleAll([told({}) as ProposalChanged]);
  expect(await sums()).toEqual([{ currency: 'KES', amount: 900 }]);
});

test('a changed amount is the one that counts', async () => {
  const { tenantId } = await newActor();
  const id = randomId();
  await handleAll([changed(tenantId, id, 1, 'approved', 100), changed(tenantId, id, 2, 'approved', 250)]);
  expect((await tilesOf(tenantId)).fundingSecured).toBe(250);
});

test('the figures are those of the own tenant', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await handleAll([changed(theirs.tenantId, randomId(), 0, 'funded', 999)]);
  expect((await tilesOf(ours.tenantId)).totalProposals).toBe(0);
});

/** The revisions of one proposal, in order. */
const revisions = fc.array(
  fc.record({ status: fc.constantFrom(...proposalStatusNames), amount: fc.integer({ min: 0, max: 1_000 }) }),
  { minLength: 1, maxLength: 6 },
);

test('any order and any repetition of the same events gives the tiles of the newest ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(revisions, { minLength: 1, maxLength: 2 }),
      fc.infiniteStream(fc.nat()),
      async (proposals, dice) => {
        const { tenantId } = await newActor();
        const roll = () => Number(dice.next().value);
        const events = proposals.flatMap((changes, index) =>
          changes.map(({ status, amount }, revision) =>
            changed(tenantId, `${tenantId}-${index}`, revision, status, amount),
          ),
        );
        const shuffled = events
          .flatMap((one) => Array.from({ length: 1 + (roll() % 2) }, () => ({ one, place: roll() })))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        await handleAll(shuffled);
        const active = proposals
          .flatMap((changes) => changes.slice(-1))
          .filter(({ status }) => (activeProjectStatuses as readonly string[]).includes(status));
        expect(await tilesOf(tenantId)).toEqual({
          totalProposals: proposals.length,
          fundingSecured: active.reduce((sum, { amount }) => sum + amount, 0),
          activeProjects: active.length,
        });
      },
    ),
    { numRuns: propertyRuns(25) },
  );
}, 60_000);
