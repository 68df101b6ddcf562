import {
  activeProjectStatuses,
  type DomainEvent,
  type ProposalStatus,
  proposalStatusNames,
} from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { profiles } from '../app.ts';
import { profileFigures } from '../figures/figures.service.ts';
import { base } from '../testing/sample-profile.ts';
import { onProposalChanged, rankOf } from './on-proposal-changed.handler.ts';

const api = testApp(profiles);

type Told = Parameters<typeof onProposalChanged.handle>[0];

const common = (proposalId: string, requestedAmount: number) => ({
  proposalId,
  userId: 'u',
  title: 't',
  requestedAmount,
});
const at = (told: DomainEvent, time: number): Told =>
  ({ ...told, at: new Date(1_800_000_000_000 + time) }) as Told;
const created = (tenantId: string, id: string, amount: number, time: number) =>
  at(event('proposal.created', tenantId, common(id, amount)), time);
const updated = (tenantId: string, id: string, amount: number, time: number) =>
  at(event('proposal.updated', tenantId, common(id, amount)), time);
const moved = (tenantId: string, id: string, to: ProposalStatus, amount: number, time: number) =>
  at(
    event('proposal.status_changed', tenantId, { ...common(id, amount), from: 'draft', to, version: 1 }),
    time,
  );

const tilesOf = async (tenantId: string) => {
  const { totalProposals, fundingSecured, activeProjects } = await profileFigures({
    ...(await newActor()),
    tenantId,
  });
  return { totalProposals, fundingSecured, activeProjects };
};

async function handleAll(events: readonly Told[]) {
  for (const told of events) await onProposalChanged.handle(told);
}

test('a new organisation has nothing', async () => {
  const actor = await newActor();
  expect((await api.as(actor).get(`${base}/figures`)).json()).toEqual({
    totalProposals: 0,
    fundingSecured: 0,
    activeProjects: 0,
    profileViews: 0,
    profileViewsThisMonth: 0,
  });
});

test('all proposals count, the money and the projects of the approved and funded ones', async () => {
  const { tenantId } = await newActor();
  const [a, b, c, d] = [randomId(), randomId(), randomId(), randomId()];
  await handleAll([
    created(tenantId, a, 100, 0),
    created(tenantId, b, 2_000, 0),
    created(tenantId, c, 30_000, 0),
    created(tenantId, d, 400_000, 0),
    moved(tenantId, b, 'approved', 2_000, 1),
    moved(tenantId, c, 'approved', 30_000, 1),
    moved(tenantId, c, 'funded', 30_000, 2),
    moved(tenantId, d, 'rejected', 400_000, 1),
  ]);
  expect(await tilesOf(tenantId)).toEqual({ totalProposals: 4, fundingSecured: 32_000, activeProjects: 2 });
});

test('a changed amount is the one that counts', async () => {
  const { tenantId } = await newActor();
  const id = randomId();
  await handleAll([
    created(tenantId, id, 100, 0),
    updated(tenantId, id, 250, 1),
    moved(tenantId, id, 'approved', 250, 2),
  ]);
  expect((await tilesOf(tenantId)).fundingSecured).toBe(250);
});

test('the figures are those of the own tenant', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await handleAll([moved(theirs.tenantId, randomId(), 'funded', 999, 0)]);
  expect((await tilesOf(ours.tenantId)).totalProposals).toBe(0);
});

/** Events of one proposal as they may happen: each at its own time, some within the same millisecond. */
const history = fc.array(
  fc.record({
    kind: fc.constantFrom('created', 'updated', 'moved'),
    amount: fc.integer({ min: 0, max: 1_000 }),
    to: fc.constantFrom(...proposalStatusNames),
    time: fc.integer({ min: 0, max: 6 }),
  }),
  { minLength: 1, maxLength: 6 },
);

test('any order and any repetition of the same events gives the same tiles', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: 1, maxLength: 2 }),
      fc.infiniteStream(fc.nat()),
      async (proposals, dice) => {
        const [straight, mixed] = [await newActor(), await newActor()];
        const eventsOf = (tenantId: string): Told[] =>
          proposals.flatMap((events, index) =>
            events.map(({ kind, amount, to, time }) => {
              const id = `${tenantId}-${index}`;
              if (kind === 'moved') return moved(tenantId, id, to, amount, time);
              return (kind === 'created' ? created : updated)(tenantId, id, amount, time);
            }),
          );
        const roll = () => Number(dice.next().value);
        const inOrder = eventsOf(straight.tenantId).sort(
          (a, b) => rankOf(a) - rankOf(b) || a.payload.requestedAmount - b.payload.requestedAmount,
        );
        const shuffled = eventsOf(mixed.tenantId)
          .flatMap((told) => Array.from({ length: 1 + (roll() % 2) }, () => ({ told, place: roll() })))
          .sort((a, b) => a.place - b.place)
          .map(({ told }) => told);
        await handleAll(inOrder);
        await handleAll(shuffled);
        const expected = lastOf(proposals);
        expect(await tilesOf(straight.tenantId)).toEqual(expected);
        expect(await tilesOf(mixed.tenantId)).toEqual(expected);
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

/** The tiles by the plainest reading: sort, take the last status and the last amount. */
function lastOf(proposals: { kind: string; amount: number; to: ProposalStatus; time: number }[][]) {
  const kinds = ['created', 'moved', 'updated'];
  let [fundingSecured, activeProjects] = [0, 0];
  for (const events of proposals) {
    const sorted = [...events].sort(
      (a, b) =>
        a.time - b.time ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        (a.kind === 'moved' ? proposalStatusNames.indexOf(a.to) - proposalStatusNames.indexOf(b.to) : 0) ||
        a.amount - b.amount,
    );
    const status = sorted
      .filter(({ kind }) => kind !== 'updated')
      .map(({ kind, to }) => (kind === 'created' ? 'draft' : to));
    if (!(activeProjectStatuses as readonly string[]).includes(status.at(-1) ?? 'draft')) continue;
    activeProjects += 1;
    fundingSecured += sorted.at(-1)?.amount ?? 0;
  }
  return { totalProposals: proposals.length, fundingSecured, activeProjects };
}
