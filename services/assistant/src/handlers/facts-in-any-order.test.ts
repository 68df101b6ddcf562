import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { deadlineMoment, type EventMap, emptyCall, type ProposalSnapshot } from '@harambee/domain';
import { type EventHandler, event } from '@harambee/service-kit';
import { newActor, publishPersonLeft, type TestActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { assistant } from '../app.ts';
import { lastMove } from '../records/history.ts';
import { KnownCallModel } from '../records/known-call.model.ts';
import { KnownMoveModel } from '../records/known-move.model.ts';
import { Records } from '../records/records.ts';

const api = testApp(assistant);
const handlersOf = (name: keyof EventMap): EventHandler[] =>
  ((assistant.definition.handlers ?? []) as EventHandler[]).filter(({ events }) => events.includes(name));

type Told = { name: keyof EventMap; payload: object; at: Date };

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 10));

const snapshot: ProposalSnapshot = {
  ...{ proposalId: 'p', revision: 1, userId: 'juma', title: 'Clean water', grantId: '', category: '' },
  ...{ status: 'approved', requestedAmount: 0, deadline: '', version: 2, reached: [], createdAt: day(1) },
};
const call = { ...emptyCall, name: 'Clean rivers', currency: 'EUR' };
const told: readonly Told[] = [
  // As releases before 2026-12 tell it, and then with what is still open.
  { name: 'proposal.updated', payload: snapshot, at: day(2) },
  {
    name: 'proposal.updated',
    payload: { ...snapshot, revision: 2, openSections: ['funding'] },
    at: day(3),
  },
  ...[40, 50, 60].map((readiness, n) => ({
    name: 'proposal.judged' as const,
    payload: { proposalId: 'p', version: n === 0 ? 1 : 2, revision: n + 1, readiness },
    at: day(3),
  })),
  {
    name: 'proposal.status_changed',
    payload: { ...snapshot, revision: 3, openSections: [], from: 'completed', to: 'submitted' },
    at: day(4),
  },
  {
    name: 'proposal.status_changed',
    payload: {
      ...{ ...snapshot, revision: 4, openSections: [], from: 'submitted', to: 'approved' },
      userId: 'grace',
    },
    at: day(9),
  },
  ...[
    { ...call, leastAmount: 1_000, mostAmount: 2_000 },
    { ...call, leastAmount: null, mostAmount: 9_000 },
  ].map((given, n) => ({
    name: 'call.updated' as const,
    payload: { callId: 'c', revision: n + 1, userId: 'juma', call: given, deadlineAt: deadlineMoment(given) },
    at: day(5),
  })),
  {
    name: 'sign_off.asked',
    payload: {
      proposalId: 'p',
      signers: [
        { id: 'juma', kind: 'person' },
        { id: 'g', kind: 'guest' },
      ],
    },
    at: day(5),
  },
  {
    name: 'sign_off.given',
    payload: { proposalId: 'p', signer: { id: 'juma', kind: 'person' } },
    at: day(6),
  },
  ...['juma', 'grace'].map((userId) => ({
    name: 'user.registered' as const,
    payload: { userId, firstName: userId, lastName: '' },
    at: day(1),
  })),
];

/** The events of one tenant, each to every handler that hears it: ids are those of this tenant. */
async function deliver({ tenantId }: TestActor, order: readonly number[]): Promise<void> {
  for (const index of order) {
    const { name, payload, at } = told[index] as Told;
    const own = Object.fromEntries(
      Object.entries(payload).map(([key, value]) =>
        ['proposalId', 'callId'].includes(key) ? [key, `${value}-${tenantId}`] : [key, value],
      ),
    );
    const one = { ...event(name, tenantId, own as never), id: `${index}-${tenantId}`, at };
    for (const handler of handlersOf(name)) await handler.handle(one as never);
  }
}

const everyOnce = told.map((_, index) => index);
const shuffled = fc
  .tuple(fc.array(fc.nat({ max: told.length - 1 }), { maxLength: 8 }), fc.infiniteStream(fc.nat()))
  .map(([twice, keys]) =>
    [...everyOnce, ...twice]
      .map((index) => ({ index, key: keys.next().value ?? 0 }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ index }) => index),
  );

test('in whatever order and however often events arrive, the facts are the same (ASSIST-30, ASSIST-31, ASSIST-32)', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async (order) => {
      const actor = await newActor();
      await deliver(actor, order);
      const records = new Records(actor.tenantId);
      const [proposal] = await records.proposals();
      expect(proposal).toMatchObject({ openSections: [], readiness: 60, version: 2 });
      expect(proposal?.moves).toEqual([
        { to: 'submitted', at: day(4), by: 'juma', person: 'juma' },
        { to: 'approved', at: day(9), by: 'grace', person: 'grace' },
      ]);
      const [{ leastAmount, mostAmount, currency } = {}] = await records.calls();
      expect({ leastAmount, mostAmount, currency }).toEqual({ mostAmount: 9_000, currency: 'EUR' });
      expect(await records.agreements(`p-${actor.tenantId}`)).toEqual([
        { userId: 'juma', person: 'juma', isGuest: false, isAgreed: true, on: '2026-10-06' },
        { userId: '', person: '', isGuest: true, isAgreed: false, on: '2026-10-05' },
      ]);
    }),
    { numRuns: propertyRuns(30) },
  );
});

test('what no event told, or tells of an older text, is unknown and never 0 (ASSIST-31)', async () => {
  const actor = await newActor();
  await deliver(actor, [0]);
  const [unknown] = await new Records(actor.tenantId).proposals();
  expect([unknown?.openSections, unknown?.readiness]).toEqual([undefined, undefined]);
  await deliver(actor, [2]);
  expect((await new Records(actor.tenantId).proposals())[0]?.readiness).toBeUndefined();
  await deliver(actor, [3]);
  expect((await new Records(actor.tenantId).proposals())[0]?.readiness).toBe(50);
});

test('a deleted call is not remembered by its amounts, whichever event comes last (ASSIST-32)', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const callId = `c-${tenantId}`;
  const deleted = { ...event('call.deleted', tenantId, { callId, revision: 9, userId: 'u' }) };
  for (const handler of handlersOf('call.deleted')) await handler.handle(deleted as never);
  await deliver(actor, everyOnce);
  expect(await new Records(tenantId).callsIn(['considering'])).toEqual([]);
  expect(await KnownCallModel.findOne({ _id: callId, tenantId }).lean()).not.toHaveProperty('mostAmount');
});

test('what happened stays when somebody leaves, but not who did it (ASSIST-33)', async () => {
  const actor = await newActor();
  await deliver(actor, everyOnce);
  await publishPersonLeft(api, actor.tenantId, 'grace');
  expect(await KnownMoveModel.find({ tenantId: actor.tenantId, by: 'grace' }).lean()).toEqual([]);
  const [proposal] = await new Records(actor.tenantId).proposals();
  expect(proposal && lastMove(proposal, 'approved')).toEqual({
    ...{ to: 'approved', at: day(9), by: '', person: '' },
  });
});
