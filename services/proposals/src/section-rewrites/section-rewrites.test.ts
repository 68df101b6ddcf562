import { randomUUID } from 'node:crypto';
import { countByUnit, engineParagraphs, proposalSectionKeys, stillWritingMessage } from '@harambee/domain';
import type { RewriteSection, RewrittenSection } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { numbersIn } from '@harambee/drafting/testing';
import {
  expectIsolation,
  expectNoCollectionScan,
  newActor,
  type TestActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

const need =
  'Six villages of Kitui walk four hours for water. In order to utilize the boreholes all year, each village elects a committee, and it will repair the pumps.';
const sample =
  'We know every family by name. When the pump breaks at night, somebody knocks at our door, and we go.';

async function givenText(form: Parameters<typeof givenProposal>[2] = {}, by?: TestActor) {
  const actor = by ?? (await newActor());
  const { id } = await givenProposal(api, actor, { description: need, ...form });
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const ask = (body: RewriteSection, section = 'executive_summary', headers = {}) =>
    api.as(actor).post(`/api/proposals/${id}/sections/${section}/variants`, body, headers);
  const variants = async (body: RewriteSection, section?: string): Promise<RewrittenSection> => {
    const answer = await ask(body, section);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  return { actor, id, ask, variants };
}

test('without a model the engine says the same facts in its other words, the same each time (DRAFT-34)', async () => {
  const { actor, id, ask, variants } = await givenText();
  const before = await readProposal(api, actor, id);
  const answer = await variants({ kind: 'other_words' });
  expect(answer.withoutModel).toBe('no_model');
  expect(answer.variants.length).toBeGreaterThan(1);
  const today = before.sections[0];
  const facts = new Set(today?.sources?.map(({ fact }) => fact));
  const texts = [today?.text, ...answer.variants.map(({ text }) => text)];
  expect(new Set(texts).size).toBe(texts.length);
  for (const { text, sources, words, writer } of answer.variants) {
    expect(new Set(sources.map(({ fact }) => fact))).toEqual(facts);
    expect(numbersIn(text).sort()).toEqual(numbersIn(today?.text ?? '').sort());
    expect([words, writer]).toEqual([countByUnit(text, 'words'), 'built-in']);
    for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
  }
  expect((await ask({ kind: 'other_words' })).json()).toEqual(answer);
  // Nothing was changed by asking.
  expect(await readProposal(api, actor, id)).toEqual(before);
});

test('shorter keeps the limit of today’s form and names what it cuts (DRAFT-32)', async () => {
  const { actor, id, variants } = await givenText();
  const { revision, sections } = await readProposal(api, actor, id);
  const words = sections[0]?.words ?? 0;
  const sectionLimits = [
    { section: 'executive_summary' as const, unit: 'words' as const, maximum: Math.floor(words / 2) },
  ];
  const put = await api
    .as(actor)
    .put(
      `/api/proposals/${id}`,
      { ...completeForm, description: need, sectionLimits },
      { 'if-match': String(revision) },
    );
  expect(put.statusCode).toBe(200);
  const [toLimit] = (await variants({ kind: 'shorter' })).variants;
  expect(toLimit?.words).toBeLessThanOrEqual(Math.floor(words / 2));
  expect(toLimit?.cut.length).toBeGreaterThan(0);
  for (const sentence of toLimit?.cut ?? []) expect(sections[0]?.text).toContain(sentence);
});

test('every section has an answer for what the engine can do', async () => {
  const { variants } = await givenText();
  for (const section of proposalSectionKeys)
    for (const kind of ['shorter', 'plainer', 'other_words'] as const)
      expect((await variants({ kind }, section)).variants.length).toBeLessThanOrEqual(3);
});

test('what people made of the section is the text that is made shorter or plainer (DRAFT-15)', async () => {
  const { actor, id, variants } = await givenText();
  const { sections } = await readProposal(api, actor, id);
  const [first] = engineParagraphs(sections[0] as (typeof sections)[number]);
  const mine =
    'Everybody here knows the path to the river. In order to utilize it before the sun is up, a lamp is needed.';
  const change = {
    section: 'executive_summary',
    paragraph: first?.id,
    revision: 0,
    base: '',
    blocks: [{ kind: 'paragraph', content: [{ text: mine }] }],
  };
  const patched = await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] });
  expect(patched.statusCode).toBe(200);
  const { variants: shorter } = await variants({ kind: 'shorter' });
  const said = shorter.map(({ text, cut }) => `${text} ${cut.join(' ')}`);
  expect(said.length).toBeGreaterThan(0);
  for (const one of said) expect(one).toContain('Everybody here knows the path to the river.');
  expect((await variants({ kind: 'plainer' })).variants).toMatchObject([
    { writer: 'built-in', cut: [], text: expect.stringContaining('To use it before the sun is up') },
  ]);
});

test.each<RewriteSection>([
  { kind: 'more_about', about: 'the committees' },
  { kind: 'words_of', sample },
  { kind: 'tone', tone: 'warm' },
])('$kind takes a language model, and without one says so', async (body) => {
  const { ask } = await givenText();
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().error]).toEqual([
    409,
    'No language model is set: Harambee writes alone.',
  ]);
});

test.each<[RewriteSection, string]>([
  [{ kind: 'more_about', about: ' ' }, 'about'],
  [{ kind: 'more_about' }, 'about'],
  [{ kind: 'words_of', sample: 'Too short.' }, 'sample'],
  [{ kind: 'tone' }, 'tone'],
])('%j is asked for what is missing', async (body, field) => {
  const { ask } = await givenText();
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().details]).toEqual([400, [{ field, message: expect.any(String) }]]);
});

test.each([
  { kind: 'funnier' },
  { kind: 'tone', tone: 'rude' },
  { kind: 'more_about', about: 'x'.repeat(201) },
  { kind: 'words_of', sample: 'x'.repeat(2_001) },
  { kind: 'other_words', tenantId: 'another' },
  { kind: 'other_words', confirmed: 'everything' },
  {},
])('%j is refused by its schema', async (body) => {
  const { ask } = await givenText();
  expect((await ask(body as RewriteSection)).statusCode).toBe(400);
});

test('a section that no text has is refused, and one that nobody has written yet', async () => {
  const { actor, ask } = await givenText();
  expect((await ask({ kind: 'shorter' }, 'conclusion')).statusCode).toBe(404);
  const { id } = await givenProposal(api, actor, { generate: false });
  const answer = await api
    .as(actor)
    .post(`/api/proposals/${id}/sections/impact/variants`, { kind: 'shorter' });
  expect([answer.statusCode, answer.json().error]).toEqual([
    409,
    'There is no text to change yet. Generate it first.',
  ]);
});

test.each([
  ['submitted', 'The text of a proposal in status "Submitted" cannot be changed. It stays as it was sent.'],
  ['generating', stillWritingMessage],
])('of a proposal in status %s no other text is made', async (status, error) => {
  const { actor, id, ask } = await givenText();
  await ProposalModel.updateOne({ _id: id, tenantId: actor.tenantId }, { $set: { status } });
  const answer = await ask({ kind: 'shorter' });
  expect([answer.statusCode, answer.json().error]).toEqual([409, error]);
});

test("another tenant's proposal answers like one that does not exist", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenText({}, ours);
  await expectIsolation(api, {
    owner: ours,
    stranger: theirs,
    id,
    calls: [
      {
        method: 'POST',
        url: (of: string) => `/api/proposals/${of}/sections/impact/variants`,
        body: { kind: 'shorter' },
      },
    ],
  });
});

test('the same key and body give the first answer again', async () => {
  const { ask } = await givenText();
  const key = { 'idempotency-key': randomUUID() };
  const first = await ask({ kind: 'other_words' }, 'budget', key);
  const again = await ask({ kind: 'other_words' }, 'budget', key);
  expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  expect((await ask({ kind: 'shorter' }, 'budget', key)).statusCode).toBe(409);
});

test('no question reads a whole collection', async () => {
  const { ask } = await givenText();
  await expectNoCollectionScan(async () => {
    await ask({ kind: 'other_words' });
  });
});
