import { createHash, randomUUID } from 'node:crypto';
import { dayOf, recordIdOf } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { builtInDrafter, type DraftingFacts, type OrganizationFacts } from '@harambee/drafting';
import { plannedWater, propertyRuns, realFacts } from '@harambee/drafting/testing';
import { answer, type Fonts } from '@harambee/proposal-files/device';
import type { FirstText } from '@harambee/proposal-files/text';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { plainDrafter, testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
// Many texts, each through the queue; on a busy machine that takes a while.
jest.setTimeout(600_000);

const hash = async (text: string) => createHash('sha256').update(text).digest('hex');
const noFonts: Fonts = {
  add: async () => undefined,
  prepare: async () => undefined,
  fetchAhead: async () => undefined,
};

const profileOf = ({ facts = [], ...known }: OrganizationFacts) => ({
  profileId: 'p1',
  revision: 0,
  type: 'Other',
  mission: '',
  location: '',
  foundedYear: 0,
  sdgs: [],
  website: '',
  isActive: true,
  onLeaderboard: true,
  ...known,
  facts: facts.map(({ id, ...fact }, index) => ({ id: id ?? `f${index}`, ...fact })),
});

/** What a browser sends, and what its worker has written before. */
async function bothTexts({ proposal: body, organization }: DraftingFacts) {
  const actor = await newActor();
  const profile = profileOf(organization);
  await onProfileChanged.handle(event('profile.created', actor.tenantId, profile));
  const key = randomUUID();
  const seed = await recordIdOf({ tenantId: actor.tenantId, userId: actor.userId, key }, hash);
  const today = dayOf(new Date());
  const known = { ...profile, profileSavedOn: today };
  const written = (await answer(
    { kind: 'text', seed, edits: [], source: { body, organization: known, savedOn: today } },
    noFonts,
  )) as FirstText;
  const call = api.as(actor);
  const created = await call.post('/api/proposals', { ...body, generate: false }, { 'idempotency-key': key });
  expect([created.statusCode, created.json().proposal?.id]).toEqual([201, seed]);
  await call.post(`/api/proposals/${seed}/generate`);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  return { written, served: await readProposal(api, actor, seed) };
}

const bytesOf = (sections: Proposal['sections']) =>
  JSON.stringify(sections.map(({ key, title, text }) => [key, title, text]));
/** As it comes out of an answer. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test('what a browser writes without a network is what the server writes later, to the byte (OFFLINE-31)', async () => {
  const facts = fc.oneof(realFacts, fc.constant(plannedWater));
  await fc.assert(
    fc.asyncProperty(facts, async (given) => {
      const { written, served } = await bothTexts(given);
      expect(bytesOf(served.sections)).toBe(bytesOf(written.sections));
      expect(served.sections).toEqual(sent(written.sections));
      expect(served.facts).toEqual(sent(written.cards));
      expect(served.readiness).toEqual(sent(written.readiness));
      expect(served.metadata).toEqual(written.metadata);
    }),
    { numRuns: propertyRuns(120, 40) },
  );
});

test('whoever has read a text on the device gets it from the engine; nothing else is accepted (OFFLINE-36)', async () => {
  const actor = await newActor();
  const call = api.as(actor);
  const job = async (id: string) =>
    (await ProposalModel.findOne({ _id: id, tenantId: actor.tenantId }).lean())?.job;
  const asked = await call.post('/api/proposals?drafter=built-in', completeForm);
  expect(await job(asked.json().proposal.id)).toMatchObject({ isModelStopped: true });
  const usual = await givenProposal(api, actor);
  expect(await job(usual.id)).not.toHaveProperty('isModelStopped');
  expect((await call.post('/api/proposals?drafter=model', completeForm)).statusCode).toBe(400);
  const stops: boolean[] = [];
  const plain = plainDrafter();
  await writeAll(
    testWorker({
      drafter: {
        ...plain,
        draft(facts, options) {
          stops.push(options.modelStop?.aborted ?? false);
          return plain.draft(facts, options);
        },
      },
    }),
  );
  expect(stops.sort()).toEqual([false, true]);
});
