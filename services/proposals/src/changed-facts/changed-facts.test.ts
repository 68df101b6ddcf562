import { changedFact, factTexts, profileFacts } from '@harambee/calls/testing';
import type { ProfileSnapshot } from '@harambee/domain';
import type { ChangedFactList, FactCard, ProfileFact, TextBlock } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { keepAnswers } from '../answer-bank/keep-answers.service.ts';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
const url = '/api/proposals/changed-facts';

async function profileOf({ tenantId }: TestActor, facts: ProfileFact[], revision = 0): Promise<void> {
  const payload: ProfileSnapshot = {
    ...{ profileId: 'p1', revision, name: 'Maji', type: 'Other', location: 'Lodwar', foundedYear: 2014 },
    ...{ mission: '', sdgs: [], website: '', isActive: true, onLeaderboard: true, facts },
  };
  await onProfileChanged.handle(event('profile.updated', tenantId, payload));
}

const [pupils, ...others] = profileFacts as [ProfileFact, ...ProfileFact[]];
const changed = (actor: TestActor, revision = 1) => profileOf(actor, [changedFact, ...others], revision);
const listed = async (actor: TestActor): Promise<ChangedFactList['facts']> => {
  const answer = await api.as(actor).get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json().facts;
};

type Part = (typeof factTexts)[number]['parts'][number];
const blocksOf = (parts: readonly Part[]): TextBlock[] => [
  {
    kind: 'paragraph',
    content: parts.map((part) => {
      if (typeof part === 'string') return { text: part };
      const fact = profileFacts.find(({ id }) => id === part.fact) as ProfileFact;
      return {
        fact: `organization.facts.${part.fact}`,
        text: part.words,
        value: `${fact.value.toLocaleString('en-US')} ${fact.unit}`,
      };
    }),
  },
];

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
const statedFact = ({ id, name, value, unit, date, source }: ProfileFact): FactCard => ({
  id: `organization.facts.${id}`,
  label: name,
  kind: 'record',
  value: `${value.toLocaleString('en-US')} ${unit}`,
  ...{ date, source, uses: 1 },
});

/** An answer of a proposal of its own. */
async function givenAnswer(actor: TestActor, title: string, blocks: TextBlock[]): Promise<string> {
  const { id } = await givenProposal(api, actor, { title, generate: false });
  const saved = await api.as(actor).put(`/api/proposals/${id}/answers/impact`, { blocks });
  expect([saved.statusCode, saved.json().error]).toEqual([200, undefined]);
  return id;
}

const answerOf = async (actor: TestActor, id: string) => {
  const { application } = (await api.as(actor).get(`/api/proposals/${id}/application`)).json();
  return application.answers.find(({ questionId }: { questionId: string }) => questionId === 'impact');
};

test('1,200 to 1,450: exactly the judge’s three drafts and two answers of the bank are flagged, each with its new wording, and nothing that was sent', async () => {
  const actor = await newActor();
  await profileOf(actor, profileFacts);
  const ids = new Map<string, string>();
  for (const { id, parts, state } of factTexts.filter(({ state }) => state !== 'bank')) {
    ids.set(id, await givenAnswer(actor, id, blocksOf(parts)));
    if (state === 'submitted')
      await api.as(actor).post(`/api/proposals/${ids.get(id)}/status`, { status: 'submitted' });
  }
  const inBank = factTexts.filter(({ state }) => state === 'bank');
  const bankIds = await keepAnswers(actor, {
    proposal: { id: randomId(), title: 'Sent before', revision: 1 },
    ...{ day: '2026-10-01', outcome: 'submitted', funder: '', callName: '' },
    answers: inBank.map(({ id, parts }) => ({
      question: id,
      blocks: blocksOf(parts),
      facts: profileFacts.map(statedFact),
    })),
  });
  const sent = factTexts.filter(({ state }) => state === 'submitted').map(({ id }) => ids.get(id) as string);
  const before = await Promise.all(sent.map((id) => answerOf(actor, id)));
  expect(await listed(actor)).toEqual([]);
  await changed(actor);
  const [fact, ...more] = await listed(actor);
  expect(more).toEqual([]);
  expect(fact).toMatchObject({ factId: pupils.id, from: '1,200 pupils', to: '1,450 pupils' });
  const stating = factTexts.filter(({ state, becomes }) => state === 'draft' && becomes !== undefined);
  const former = inBank.filter(({ becomes }) => becomes !== undefined);
  expect([stating.length, former.length]).toEqual([3, 2]);
  expect(fact?.texts.map(({ title }) => title).sort()).toEqual(
    [...stating, ...former].map(({ id }) => id).sort(),
  );
  for (const { textId, kind } of fact?.texts ?? [])
    expect((await api.as(actor).post(`${url}/accept`, { factId: pupils.id, kind, textId })).statusCode).toBe(
      200,
    );
  expect(await listed(actor)).toEqual([]);
  for (const { id, becomes } of stating) {
    const { blocks } = await answerOf(actor, ids.get(id) as string);
    expect(blocks[0].content.map(({ text }: { text: string }) => text).join('')).toBe(becomes);
  }
  for (const [at, { becomes, parts }] of inBank.entries()) {
    const { answer } = (await api.as(actor).get(`/api/proposals/answers/${bankIds[at]}`)).json();
    const text = answer.blocks[0].content.map((inline: { text: string }) => inline.text).join('');
    expect(text).toBe(becomes ?? textOf(parts));
  }
  expect(JSON.stringify(await Promise.all(sent.map((id) => answerOf(actor, id))))).toBe(
    JSON.stringify(before),
  );
}, 60_000);

test('a paragraph that somebody edited and the answers of a form are flagged, and take the new wording', async () => {
  const actor = await newActor();
  await profileOf(actor, profileFacts);
  const { id } = await givenProposal(api, actor, {
    description: 'We serve 1,200 pupils with water.',
    objectives: ['Train six committees', 'Keep 1,200 pupils supplied'],
  });
  await writeAll();
  const blocks: TextBlock[] = [{ kind: 'paragraph', content: [{ text: 'Our 1,200 pupils drink.' }] }];
  const change = { section: 'impact', paragraph: 'p1', revision: 0, base: '', blocks };
  await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] });
  await changed(actor);
  const [fact] = await listed(actor);
  expect(fact?.texts.map(({ kind, place }) => [kind, place])).toEqual([
    ['edit', 'Impact'],
    ['field', 'Description'],
    ['field', 'Objectives'],
  ]);
  for (const { textId, kind } of fact?.texts ?? []) {
    const answer = await api.as(actor).post(`${url}/accept`, { factId: pupils.id, kind, textId });
    expect([kind, answer.statusCode]).toEqual([kind, 200]);
  }
  const { draftContent, edits } = await readProposal(api, actor, id);
  expect(draftContent.description).toBe('We serve 1,450 pupils with water.');
  expect(draftContent.objectives).toEqual(['Train six committees', 'Keep 1,450 pupils supplied']);
  expect(edits?.[0]?.blocks).toEqual([{ kind: 'paragraph', content: [{ text: 'Our 1,450 pupils drink.' }] }]);
  expect(await listed(actor)).toEqual([]);
});

test('a figure that is removed leaves a placeholder where it was linked, and typed words alone', async () => {
  const actor = await newActor();
  await profileOf(actor, profileFacts);
  const linked = factTexts.find(({ id }) => id === 'draft-linked');
  const id = await givenAnswer(actor, 'Linked', blocksOf(linked?.parts ?? []));
  await givenAnswer(actor, 'Typed', [{ kind: 'paragraph', content: [{ text: '1,200 pupils drink.' }] }]);
  await profileOf(actor, others, 1);
  const [fact] = await listed(actor);
  expect(fact).not.toHaveProperty('to');
  expect(fact?.texts.map(({ title }) => title)).toEqual(['Linked']);
  const [text] = fact?.texts ?? [];
  await api.as(actor).post(`${url}/accept`, { factId: pupils.id, kind: text?.kind, textId: text?.textId });
  expect((await answerOf(actor, id)).blocks[0].content).toContainEqual({ need: pupils.name });
});

test('the former values of a figure that changes again and again are all found; back at the first there is nothing', async () => {
  const actor = await newActor();
  await profileOf(actor, [pupils]);
  await givenAnswer(actor, 'First', [{ kind: 'paragraph', content: [{ text: '1,200 pupils drink.' }] }]);
  await profileOf(actor, [changedFact], 1);
  await givenAnswer(actor, 'Second', [{ kind: 'paragraph', content: [{ text: '1,450 pupils drink.' }] }]);
  await profileOf(actor, [{ ...pupils, value: 1_500 }], 2);
  const [fact] = await listed(actor);
  expect(fact?.texts.map(({ title, changes }) => [title, changes[0]?.to]).sort()).toEqual([
    ['First', '1,500 pupils drink.'],
    ['Second', '1,500 pupils drink.'],
  ]);
  await profileOf(actor, [pupils], 3);
  expect((await listed(actor))[0]?.texts.map(({ title }) => title)).toEqual(['Second']);
});

test('events that arrive twice or late change nothing', async () => {
  const actor = await newActor();
  await profileOf(actor, [pupils]);
  await givenAnswer(actor, 'One', [{ kind: 'paragraph', content: [{ text: '1,200 pupils drink.' }] }]);
  await profileOf(actor, [changedFact], 2);
  const before = await listed(actor);
  await profileOf(actor, [changedFact], 2);
  await profileOf(actor, [{ ...pupils, value: 7 }], 1);
  expect(await listed(actor)).toEqual(before);
});

test('what was changed meanwhile is not written over, and another organization knows of nothing', async () => {
  const [actor, stranger] = [await newActor(), await newActor()];
  await profileOf(actor, profileFacts);
  await givenAnswer(actor, 'One', [{ kind: 'paragraph', content: [{ text: '1,200 pupils drink.' }] }]);
  await changed(actor);
  const [fact] = await listed(actor);
  const text = { factId: pupils.id, kind: fact?.texts[0]?.kind, textId: fact?.texts[0]?.textId };
  expect(await listed(stranger)).toEqual([]);
  expect((await api.as(stranger).post(`${url}/accept`, text)).statusCode).toBe(404);
  expect((await api.as(actor).post(`${url}/accept`, { ...text, textId: 'x' })).statusCode).toBe(404);
  expect((await api.as(actor).post(`${url}/accept`, { ...text, kind: 'other' })).statusCode).toBe(400);
  await expectNoCollectionScan(async () => {
    await listed(actor);
    await api.as(actor).post(`${url}/accept`, text);
  });
  expect((await api.as(actor).post(`${url}/accept`, text)).statusCode).toBe(404);
});
