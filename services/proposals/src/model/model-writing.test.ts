import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, needNote, unsupportedNumerals } from '@harambee/drafting';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { signal, testWorker, writeAll } from '../testing/test-worker.ts';
import { modelDrafter } from './model-drafter.ts';
import {
  type Answer,
  breaks,
  endOf,
  fails,
  hangs,
  modelServer,
  raw,
  says,
  textEvents,
} from './testing/model-server.ts';
import { goodSection, writes } from './testing/writing-model.ts';

// Thirty whole texts over the network, on a machine that may be busy.
jest.setTimeout(120_000);

const api = testApp(proposals);
const story =
  'Six villages of Kitui walk four hours for water, and the project brings it near to them with boreholes, pumps and committees that keep them running afterwards.';

const workerWith = (baseUrl: string) =>
  testWorker({
    drafter: modelDrafter({
      client: { baseUrl, apiKey: 'k3y', model: 'maji-1', timeoutMs: 5_000 },
      fallback: builtInDrafter(),
      backOffMs: 1,
    }),
  });

test('a text by a model is stored in reading order, with who wrote which section, and has its PDF', async () => {
  // The plan, the description, and a methodology with an organization that nobody named; then the key is refused.
  const server = await modelServer(
    writes(),
    writes(),
    writes((section) => `${section} UNICEF reached 99,999 people.`),
    fails(401),
  );
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll(workerWith(server.baseUrl));
  await server.close();
  const { status, sections } = await readProposal(api, actor, id);
  expect([status, sections.map(({ key }) => key)]).toEqual(['completed', proposalSectionKeys]);
  expect(sections.map(({ engine, model }) => model ?? engine)).toEqual([
    'built-in',
    'maji-1',
    'maji-1',
    ...Array(5).fill('built-in'),
  ]);
  expect(sections[2]?.text).not.toMatch(/UNICEF|99,999|needs:/);
  expect((await api.as(actor).get(`/api/proposals/${id}/pdf`)).statusCode).toBe(200);
});

test('what the model advises is stored with the text it is about, and gone with the next one', async () => {
  const advice = [{ section: 'impact', text: 'Say who counts the taps.' }];
  const reviews: Answer = (response, request) =>
    (request.body.messages[0]?.content.includes('strict reviewer')
      ? says(JSON.stringify({ advice }))
      : writes())(response, request);
  const server = await modelServer(reviews);
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll(workerWith(server.baseUrl));
  await server.close();
  expect((await readProposal(api, actor, id)).advice).toEqual(advice);
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const next = await readProposal(api, actor, id);
  expect([next.version, next.advice]).toEqual([2, undefined]);
});

test('the section that is being written can be read as it grows, and no longer than that', async () => {
  const actor = await newActor();
  let finish: () => void = () => undefined;
  const held: Answer = async (response, request) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(textEvents(`${goodSection(request)} UNICEF says`));
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    response.end(textEvents(' so.') + endOf());
  };
  let answerSecond: () => void = () => undefined;
  const silent: Answer = async (response, request) => {
    await new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    await writes()(response, request);
  };
  // The description has a fault, so it is asked for again before the methodology.
  const server = await modelServer(writes(), held, writes(), silent, writes());
  const { id } = await givenProposal(api, actor);
  const writing = writeAll(workerWith(server.baseUrl));
  let proposal = await readProposal(api, actor, id);
  while (!proposal.draftingText) proposal = await readProposal(api, actor, id);
  expect(proposal).toMatchObject({
    status: 'generating',
    sections: [],
    currentSection: 'project_description',
  });
  expect(proposal.draftingText).not.toMatch(/UNICEF|[{}]/);
  finish();
  while (server.requests.length < 4 || proposal.progress === 0) proposal = await readProposal(api, actor, id);
  expect(proposal).toMatchObject({ status: 'generating', currentSection: 'methodology' });
  expect(proposal).not.toHaveProperty('draftingText');
  answerSecond();
  await writing;
  await server.close();
  const done = await readProposal(api, actor, id);
  expect(done.status).toBe('completed');
  expect(done).not.toHaveProperty('draftingText');
});

const anyText = fc.oneof(
  fc.constantFrom(story, '', 'I cannot help with that.', 'x'.repeat(20_000), `${story} `.repeat(30)),
  fc
    .nat()
    .map((n) => `${story} It reaches ${n}.${n} people and ${n} million more, thousands of them in Nairobi.`),
  fc.string({ unit: 'grapheme', maxLength: 400 }).map((words) => `${story} ${words}`),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
/** Everything a server may do, except for not answering at all (that is `timeoutMs`, tested with the drafter). */
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyText, fc.constantFrom(5_000, 97))
      .map(([text, size]) => writes((section) => `${section} ${text}`, size)),
  },
  anyText.map(breaks),
  anyText.map((text) => raw(textEvents(text))),
  fc
    .tuple(anyText, fc.constantFrom('length', 'content_filter', 'tool_calls'))
    .map(([text, reason]) => raw(textEvents(text) + endOf(reason))),
  fc.uint8Array({ maxLength: 500 }).map((bytes) => raw(Buffer.from(bytes))),
  fc.json().map((value) => raw(`data: ${value}\n\n${endOf()}`)),
  fc.json().map((value) => raw(value, 1_000, { 'content-type': 'application/json' })),
  fc.constantFrom(400, 404, 418, 429, 500, 503).map((status) => fails(status)),
  fc.string().map((text) => fails(429, { 'retry-after': encodeURIComponent(text) })),
);

test('whatever the server does, the proposal has its eight sections, and no number that nobody gave', async () => {
  const actor = await newActor();
  const ends: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { minLength: 1, maxLength: 8 }), async (answers) => {
      const server = await modelServer(...(answers as [Answer, ...Answer[]]));
      const { id } = await givenProposal(api, actor);
      await writeAll(workerWith(server.baseUrl));
      await server.close();
      const { status, sections } = await readProposal(api, actor, id);
      expect([status, sections.map(({ key }) => key)]).toEqual(['completed', proposalSectionKeys]);
      const facts = { proposal: completeForm, organization: { name: completeForm.organization } };
      const bare = sections.map((section: GeneratedSection) => ({
        ...section,
        text: section.needs.reduce((rest, what) => rest.replaceAll(needNote(what), ' '), section.text),
      }));
      expect(unsupportedNumerals(bare, facts)).toEqual([]);
      for (const { text, words } of sections) expect([text !== '', words > 0]).toEqual([true, true]);
      ends.push(...sections.map(({ engine }) => engine ?? 'nobody'));
    }),
    { numRuns: propertyRuns(12, 4), examples: [[[writes()]], [[fails(500)]]] },
  );
  // Both writers were used (the examples alone see to that), and each section names its own.
  expect(new Set(ends)).toEqual(new Set(['model', 'built-in']));
});

describe('POST /api/proposals/{id}/generate/stop', () => {
  const stop = (actor: Awaited<ReturnType<typeof newActor>>, id: string) =>
    api.as(actor).post(`/api/proposals/${id}/generate/stop`);

  test('the text is complete at once, by the engine, although the model never answers (DRAFT-38)', async () => {
    const asked = signal();
    const server = await modelServer((response, request) => {
      hangs(response, request);
      asked.open();
    });
    const actor = await newActor();
    const { id } = await givenProposal(api, actor);
    const worker = testWorker({
      drafter: modelDrafter({
        client: { baseUrl: server.baseUrl, apiKey: 'k3y', model: 'maji-1', timeoutMs: 60_000 },
        fallback: builtInDrafter(),
        textBudgetMs: 60_000,
      }),
    });
    const written = writeAll(worker);
    await asked.opened;
    const answer = await stop(actor, id);
    expect([answer.statusCode, answer.json().proposal.status]).toEqual([202, 'generating']);
    await written;
    await server.close();
    expect(server.requests).toHaveLength(1);
    const { status, sections } = await readProposal(api, actor, id);
    expect([status, sections.length]).toEqual(['completed', 8]);
    expect(new Set(sections.map(({ engine }) => engine))).toEqual(new Set(['built-in']));
  });

  test('a text that waits in the queue is then written without the model', async () => {
    const server = await modelServer(writes());
    const actor = await newActor();
    const { id } = await givenProposal(api, actor);
    expect((await stop(actor, id)).statusCode).toBe(202);
    await writeAll(workerWith(server.baseUrl));
    await server.close();
    expect(server.requests).toEqual([]);
    expect((await readProposal(api, actor, id)).status).toBe('completed');
  });

  test('without a text in progress nothing changes, and another organization finds nothing', async () => {
    const actor = await newActor();
    const { id } = await givenProposal(api, actor);
    await writeAll();
    const before = await readProposal(api, actor, id);
    expect((await stop(actor, id)).json().proposal).toMatchObject({
      status: 'completed',
      revision: before.revision,
    });
    expect((await stop(await newActor(), id)).statusCode).toBe(404);
    expect((await stop(actor, 'unknown')).statusCode).toBe(
      (await api.as(actor).get('/api/proposals/unknown')).statusCode,
    );
  });
});
