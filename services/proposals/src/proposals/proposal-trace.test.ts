import { presentMeasure, proposalSectionKeys } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { plannedWater, waterProject } from '@harambee/drafting/testing';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

async function givenText() {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, plannedWater.proposal);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  return { actor, id, proposal: await readProposal(api, actor, id) };
}

test('a text is returned with the sources of its facts: ranges, tables and cards', async () => {
  const { proposal } = await givenText();
  const cards = new Map(proposal.facts.map((card) => [card.id, card]));
  const [summary] = proposal.sections;
  const stated = (summary?.sources ?? []).map(({ start, end, fact }) => [
    fact,
    summary?.text.slice(start, end),
  ]);
  expect(stated).toContainEqual(['proposal.requestedAmount', '$86,400']);
  for (const [id] of stated) expect(cards.has(id as string)).toBe(true);
  expect(cards.get('proposal.requestedAmount')).toMatchObject({
    label: 'Amount requested',
    value: '$86,400',
    date: new Date().toISOString().slice(0, 10),
  });
  const kinds = proposal.sections.flatMap(({ tables = [] }) => tables.map(({ kind }) => kind));
  expect(kinds).toEqual(['logic_model', 'month_grid', 'evaluation', 'team', 'risks']);
  const grid = proposal.sections
    .flatMap(({ tables = [] }) => tables)
    .find(({ kind }) => kind === 'month_grid');
  expect(grid?.heads).toEqual(['Activity', '1–3', '4–6', '7–9', '10–12', '13–15', '16–18']);
  expect(grid?.rows[0]?.map(({ text }) => text).slice(1)).toEqual(['●', '', '', '', '', '']);
});

test('readiness belongs to a version: saving without a new text does not change it', async () => {
  const { actor, id, proposal } = await givenText();
  expect(proposal.readiness).toMatchObject({
    score: proposal.metadata?.quality,
    measure: proposal.metadata?.measure,
  });
  expect(proposal.metadata?.measure).toBe(presentMeasure);
  expect(proposal.readiness?.signals.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100);
  const fields = {
    ...waterProject.proposal,
    sectionLimits: [{ section: 'team', unit: 'words', maximum: 5 }],
  };
  const saved = await api.as(actor).put(`/api/proposals/${id}`, fields);
  expect(saved.statusCode).toBe(200);
  const { readiness, facts } = saved.json().proposal as Proposal;
  expect([readiness, facts]).toEqual([proposal.readiness, proposal.facts]);
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const anew = await readProposal(api, actor, id);
  expect(anew.metadata?.quality).toBeLessThanOrEqual(59);
  expect(anew.readiness?.cap).toMatch(/longer than the funder allows/);
});

test('a text from before facts were traced is returned as it is', async () => {
  const { actor, id } = await givenText();
  const texts = mongoose.connection.collection('proposal_texts');
  await texts.updateOne(
    { proposalId: id },
    {
      $unset: {
        cards: 1,
        readiness: 1,
        'facts.savedOn': 1,
        'sections.$[].sources': 1,
        'sections.$[].tables': 1,
      },
    },
  );
  const proposal = await readProposal(api, actor, id);
  expect(proposal.facts).toEqual([]);
  expect(proposal).not.toHaveProperty('readiness');
  expect(proposal.sections.map(({ key }) => key)).toEqual(proposalSectionKeys);
  for (const section of proposal.sections) expect(section).not.toHaveProperty('sources');
  expect((await api.as(actor).get(`/api/proposals/${id}/pdf`)).statusCode).toBe(200);
});

test('a figure from the profile keeps its own day and source', async () => {
  const actor = await newActor();
  const figure = {
    id: 'f1',
    name: 'People reached',
    value: 6_140,
    unit: 'people',
    date: '2025-12-31',
    source: 'annual report',
  };
  const profile = {
    profileId: 'p1',
    revision: 0,
    name: 'Maji',
    type: 'Other',
    location: 'Lodwar',
    foundedYear: 2014,
    mission: 'Water.',
    sdgs: [6],
    website: '',
    isActive: true,
    onLeaderboard: true,
    facts: [figure],
  };
  await onProfileChanged.handle(event('profile.created', actor.tenantId, profile));
  const { id } = await givenProposal(api, actor, plannedWater.proposal);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const { facts } = await readProposal(api, actor, id);
  expect(facts.find((card) => card.id === 'organization.facts.f1')).toEqual({
    id: 'organization.facts.f1',
    label: 'People reached',
    kind: 'record',
    value: '6,140 people',
    date: '2025-12-31',
    source: 'annual report',
    uses: 1,
  });
});
