import {
  engineBlocks,
  engineParagraphs,
  mergedSection,
  mergedSections,
  type ProfileSnapshot,
  slottedText,
} from '@harambee/domain';
import type { ParagraphEdit, Proposal, TextBlock } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { ProposalTextModel } from '../proposals/proposal-text.model.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

// Whole texts of the engine.
jest.setTimeout(60_000);

const api = testApp(proposals);
const write = () => writeAll(testWorker({ drafter: builtInDrafter() }));

async function givenText() {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await write();
  const regenerate = async (fields: object, query = '') => {
    const { revision: _revision } = await readProposal(api, actor, id);
    await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, ...fields });
    expect((await api.as(actor).post(`/api/proposals/${id}/generate${query}`)).statusCode).toBe(202);
    await write();
    return readProposal(api, actor, id);
  };
  return { actor, id, regenerate };
}

/** What is told of a profile with one figure. */
const profileWith = (value: number, revision: number): ProfileSnapshot => ({
  ...{
    profileId: 'p1',
    revision,
    name: 'Maji Kwa Wote',
    type: 'Other',
    location: 'Lodwar',
    foundedYear: 2014,
  },
  ...{ mission: 'Safe water.', sdgs: [6], website: '', isActive: true, onLeaderboard: true },
  facts: [{ id: 'f-1', name: 'Wells', value, unit: 'wells', date: '2026-10-01', source: 'Our count' }],
});

/** Every paragraph with words of a person before it, the facts in their places. */
function editedBy(proposal: Proposal, places: readonly (readonly [string, number])[]) {
  return places.map(([key, place]) => {
    const section = proposal.sections.find((one) => one.key === key);
    const paragraph = section && engineParagraphs(section)[place];
    if (!section || !paragraph) throw new Error(`no paragraph ${place} in ${key}`);
    const blocks: TextBlock[] = engineBlocks(
      paragraph,
      (fact) => proposal.facts.find((one) => one.id === fact)?.value,
    );
    const first: TextBlock = { kind: 'paragraph', content: [{ text: `We say of ${key} and ${place}:` }] };
    const base = slottedText(paragraph);
    return { section: section.key, paragraph: paragraph.id, revision: 0, base, blocks: [first, ...blocks] };
  });
}

const reads = (proposal: Proposal) =>
  proposal.sections.flatMap((section) => mergedSection(section, proposal.edits ?? [], proposal.facts));

test('six edits survive another request and another text; the amount in them is today’s, and marked (DRAFT-15, DRAFT-16)', async () => {
  const { actor, id, regenerate } = await givenText();
  const before = await readProposal(api, actor, id);
  const withAmount = before.sections.flatMap((section) =>
    engineParagraphs(section).flatMap((paragraph, place) =>
      paragraph.text.includes('$250,000') ? [[section.key, place] as const] : [],
    ),
  );
  const others = [
    ['methodology', 0],
    ['team', 0],
    ['sustainability', 0],
    ['timeline', 0],
    ['impact', 0],
  ] as const;
  const six = [...withAmount.slice(0, 2), ...others].slice(0, 6);
  const changes = editedBy(before, six);
  expect((await api.as(actor).patch(`/api/proposals/${id}/text`, { changes })).statusCode).toBe(200);

  const after = await regenerate({ requestedAmount: 300_000 });
  expect(after.version).toBe(2);
  const own = reads(after).filter(({ isEdited }) => isEdited);
  expect(own.map(({ text }) => text.text).filter((text) => text.startsWith('We say of '))).toHaveLength(6);
  const amounts = own.filter(({ text }) => text.text.includes('$300,000'));
  expect(amounts.length).toBeGreaterThanOrEqual(Math.min(2, withAmount.length));
  expect(amounts.every(({ needsLook }) => needsLook)).toBe(true);
  expect(own.every(({ text }) => !text.text.includes('$250,000'))).toBe(true);
  // Each stands where its paragraph is.
  for (const { section, paragraph } of changes)
    expect(after.sections.find(({ key }) => key === section)?.paragraphs).toContain(paragraph);
});

test('a fact that only an edit states is known, and is that of today', async () => {
  const { actor, id } = await givenText();
  const blocks: TextBlock[] = [
    {
      kind: 'paragraph',
      content: [
        { fact: 'proposal.grantId', text: 'WTR-2026', value: 'WTR-2026' },
        { text: ' asks for this.' },
      ],
    },
    { kind: 'paragraph', content: [{ fact: 'organization.facts.7', text: '85 %', value: '85 %' }] },
    { kind: 'paragraph', content: [{ fact: 'proposal.requestedAmount', text: '$9', value: '$9' }] },
  ];
  const change = { section: 'team', paragraph: 'p1', revision: 0, base: '', blocks };
  expect((await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] })).statusCode).toBe(
    200,
  );
  const [edited] = reads(await readProposal(api, actor, id)).filter(({ isEdited }) => isEdited);
  expect(edited?.text.text).toBe('WTR-2026 asks for this.\n\n[needs: a fact in place of 85 %]\n\n$250,000');
});

test('a number made a fact after the text was written is that of the profile, and changes with it (DRAFT-16, EDIT-09)', async () => {
  const { actor, id, regenerate } = await givenText();
  const tell = async (value: number, revision: number) =>
    onProfileChanged.handle(event('profile.updated', actor.tenantId, profileWith(value, revision)));
  await tell(48, 1);
  const made = (text: string) => ({ fact: 'organization.facts.0', text, value: '48 wells' });
  const content = [{ text: 'We keep ' }, made('48'), { text: ' of ' }, made('49'), { text: '.' }];
  const change = {
    section: 'team',
    paragraph: 'p1',
    revision: 0,
    base: '',
    blocks: [{ kind: 'paragraph', content }],
  };
  const answer = await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] });
  expect(answer.statusCode).toBe(200);
  // What it does not say does not pass for it.
  expect(answer.json().edits[0].blocks[0].content).toEqual([
    { text: 'We keep ' },
    made('48'),
    { text: ' of ' },
    { text: '49' },
    { text: '.' },
  ]);
  const edited = (proposal: Proposal) => reads(proposal).find(({ isEdited }) => isEdited);
  const before = await readProposal(api, actor, id);
  expect(before.facts.find((one) => one.id === 'organization.facts.0')).toMatchObject({
    ...{ label: 'Wells', value: '48 wells', date: '2026-10-01', source: 'Our count' },
  });
  expect(edited(before)?.text.text).toBe('We keep 48 of 49.');
  await tell(51, 2);
  const after = edited(await regenerate({}));
  expect([after?.text.text, after?.needsLook]).toEqual(['We keep 51 of 49.', true]);
});

test('the text before keeps the edits that lay over it', async () => {
  const { actor, id, regenerate } = await givenText();
  const before = await readProposal(api, actor, id);
  const [change] = editedBy(before, [['team', 0]]);
  await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] });
  await regenerate({});
  const back = { ...change, revision: 1, blocks: null };
  await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [back] });
  const { version } = (await api.as(actor).get(`/api/proposals/${id}/versions/1`)).json();
  const team = mergedSections(version.sections, version.edits, []).find(({ key }) => key === 'team');
  expect(team?.text).toContain('We say of team and 0:');
  const { version: newest } = (await api.as(actor).get(`/api/proposals/${id}/versions/2`)).json();
  expect(newest).not.toHaveProperty('edits');
});

test('a section written anew alone leaves the edits and the ids of the others', async () => {
  const { actor, id, regenerate } = await givenText();
  const before = await readProposal(api, actor, id);
  const changes = editedBy(before, [
    ['team', 0],
    ['impact', 0],
  ]);
  await api.as(actor).patch(`/api/proposals/${id}/text`, { changes });
  const after = await regenerate({ beneficiaries: 9_000 }, '?sections=impact');
  const ids = (proposal: Proposal) => proposal.sections.map(({ paragraphs }) => paragraphs);
  expect(ids(after).filter((_, place) => after.sections[place]?.key !== 'impact')).toEqual(
    ids(before).filter((_, place) => before.sections[place]?.key !== 'impact'),
  );
  expect(after.edits as ParagraphEdit[]).toHaveLength(2);
});

test('a text of before ids counts its paragraphs, and a late change of a paragraph that is gone is kept', async () => {
  const { actor, id, regenerate } = await givenText();
  const { tenantId } = actor;
  await ProposalTextModel.updateOne(
    { tenantId, proposalId: id },
    { $unset: { 'sections.$[].paragraphs': 1, lastParagraphs: 1 } },
  );
  const before = await readProposal(api, actor, id);
  const [late] = editedBy(before, [['methodology', 0]]);
  expect(late?.paragraph).toBe('p1');
  const other = 'Nothing of what was said before is said now, in other words altogether.';
  const after = await regenerate({
    methodology: other,
    objectives: ['Plant trees', 'Sell fruit'],
    timeline: '',
  });
  const ids = after.sections.flatMap(({ paragraphs = [] }) => paragraphs);
  expect(ids.length).toBeGreaterThan(8);
  const answer = await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [late] });
  expect([answer.statusCode, answer.json().conflicts]).toEqual([200, []]);
  expect(
    reads(await readProposal(api, actor, id))
      .map(({ text }) => text.text)
      .join(),
  ).toContain('We say of methodology and 0:');
});
