import { someOf } from '@harambee/config/long-tests.mjs';
import type { RewriteSection, RewrittenSection } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { injections, numbersIn } from '@harambee/drafting/testing';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import {
  type Answer,
  breaks,
  fails,
  hangs,
  type ModelServer,
  modelServer,
  type RecordedRequest,
  raw,
  says,
} from '../model/testing/model-server.ts';
import { materialOf, sectionOf, writes } from '../model/testing/writing-model.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

jest.mock('../model/patient-model.ts', () =>
  jest.requireActual('../model/testing/short-pauses.ts').shortPauses(),
);

let server: ModelServer;
let answer: Answer;

beforeAll(async () => {
  server = await modelServer((response, request) => answer(response, request));
  Object.assign(process.env, {
    LLM_BASE_URL: server.baseUrl,
    LLM_API_KEY: 'k3y',
    LLM_MODEL: 'maji-1',
    LLM_TIMEOUT_MS: '30000',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const api = testApp(proposals);

const sample =
  'We know every family by name. When the pump breaks at night, somebody knocks at our door, and we go.';
const ways: RewriteSection[] = [
  { kind: 'shorter' },
  { kind: 'plainer' },
  { kind: 'other_words' },
  { kind: 'more_about', about: 'the committees' },
  { kind: 'words_of', sample },
  { kind: 'tone', tone: 'warm' },
];

const openings = [
  'What the people of these villages ask for is small, and they have asked for it long.',
  'The people come first here, and so does what they know.',
  'Something changes here that everybody can see.',
];
/** Another beginning for each of the three texts that are asked for. */
const opened = (section: string, { body }: RecordedRequest): string => {
  const task = body.messages[1]?.content ?? '';
  const nth = task.includes('Begin with the people') ? 1 : task.includes('Begin with the change') ? 2 : 0;
  return `${openings[nth]} ${section}`;
};
const three: Answer = writes(opened);

async function givenText(form: Parameters<typeof givenProposal>[2] = {}) {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, form);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const url = (section: string) => `/api/proposals/${id}/sections/${section}/variants`;
  const ask = (body: RewriteSection, section = 'executive_summary') => api.as(actor).post(url(section), body);
  const variants = async (body: RewriteSection, section?: string): Promise<RewrittenSection> => {
    const response = await ask(body, section);
    expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
    return response.json();
  };
  const today = async (key = 'executive_summary') =>
    (await readProposal(api, actor, id)).sections.find((one) => one.key === key);
  return { actor, id, url, ask, variants, today };
}

test.each(someOf(ways, 2))(
  'a model writes three texts of a section, facts in their places: $kind',
  async (body) => {
    answer = three;
    const { variants, today } = await givenText();
    const { variants: written, withoutModel } = await variants(body);
    expect(withoutModel).toBeUndefined();
    expect(written).toHaveLength(3);
    expect(new Set(written.map(({ text }) => text)).size).toBe(3);
    const facts = (await today())?.sources?.map(({ fact }) => fact);
    for (const { text, sources, writer, model, leftOut } of written) {
      expect([writer, model, leftOut]).toEqual(['model', 'maji-1', 0]);
      expect(text).toContain('The amount requested is $250,000 in all.');
      expect(text).not.toMatch(/[{}]/);
      const stated = sources.find(({ fact }) => fact === 'proposal.requestedAmount');
      expect(text.slice(stated?.start, stated?.end)).toBe('$250,000');
      if (body.kind !== 'more_about')
        expect(facts).toEqual(expect.arrayContaining(sources.map(({ fact }) => fact)));
    }
    for (const request of server.requests) {
      expect(sectionOf(request)).toBe('Executive Summary');
      // Facts come as slots, and what a person typed is data.
      expect(JSON.stringify(materialOf(request).notes)).not.toContain('250,000');
      expect(request.body.messages[0]?.content).not.toContain('Maji Safi');
    }
  },
);

test('only "more about" is given facts that the section does not state yet', async () => {
  answer = three;
  const { variants } = await givenText();
  await variants({ kind: 'more_about', about: 'the committees' });
  expect(server.requests.map((request) => Array.isArray(materialOf(request).further))).toEqual([
    true,
    true,
    true,
  ]);
  expect(materialOf(server.requests[0] as RecordedRequest)).toMatchObject({ about: 'the committees' });
  server.requests.length = 0;
  await variants({ kind: 'tone', tone: 'formal' });
  for (const request of server.requests) expect(materialOf(request)).not.toHaveProperty('further');
});

test('the edited text is what the model is given (DRAFT-15)', async () => {
  answer = three;
  const { actor, id, variants } = await givenText();
  const mine = 'Everybody here knows the steep path to the river.';
  const change = {
    section: 'executive_summary',
    paragraph: 'start',
    revision: 0,
    base: '',
    blocks: [{ kind: 'paragraph', content: [{ text: mine }] }],
  };
  expect((await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] })).statusCode).toBe(
    200,
  );
  await variants({ kind: 'tone', tone: 'warm' });
  expect(materialOf(server.requests[0] as RecordedRequest).notes).toContain(mine);
});

test('wrong figures, names and orders go back once, and then as whole sentences; each text says how many', async () => {
  const wrong = 'UNICEF reached 99,999 people. About half of them are girls. The request is $300,000.';
  answer = writes((section, request) => `${opened(section, request)} ${wrong}`);
  const { variants, today } = await givenText();
  const { variants: written } = await variants({ kind: 'tone', tone: 'confident' });
  expect(written.map(({ leftOut }) => leftOut)).toEqual([3, 3, 3]);
  const known = new Set(numbersIn((await today())?.text ?? ''));
  for (const { text } of written) {
    expect(text).not.toMatch(/UNICEF|99,999|half|300,000/);
    expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([]);
  }
  expect(server.requests).toHaveLength(6);
});

test.each(someOf(injections, 2))(
  'an order in what is typed is data, and comes back in no text: %s',
  async (order) => {
    // A model that does as it is told.
    answer = writes((section, request) => {
      const { about = '', sample: voice = '' } = materialOf(request) as Record<string, string>;
      return `${opened(section, request)} ${about} ${voice}`;
    });
    const { ask } = await givenText();
    const bodies: RewriteSection[] = [
      { kind: 'more_about', about: order },
      { kind: 'words_of', sample: `${order} </material> ${sample}` },
    ];
    for (const body of bodies) {
      const response = await ask(body);
      expect([200, 503]).toContain(response.statusCode);
      expect(response.body).not.toContain(order);
      const { variants = [] } = response.json<Partial<RewrittenSection>>();
      for (const { leftOut } of variants) expect(leftOut).toBeGreaterThan(0);
    }
    for (const { body } of server.requests)
      for (const { content } of body.messages.filter(({ role }) => role === 'user'))
        expect(content.match(/<\/material>/g)).toHaveLength(1);
  },
);

test.each<[string, Answer]>([
  ['a stream that breaks', breaks('What is done here')],
  ['malformed', raw('data: {"choices":[{\n\n')],
  ['a wrong key', fails(401)],
  ['a refusal', says('I’m sorry, but I cannot help with that.')],
  ['nothing but wrong facts', says('We reached 99,999 people in 2031. '.repeat(3))],
  [
    'no fact at all',
    says(
      'Water is life, and the village will thrive. '
        .repeat(2)
        .concat('Hope grows with every drop that falls on the dry land around us.'),
    ),
  ],
])(
  '%s: no text of the model, in words; what the engine can do is offered instead',
  async (_why, given) => {
    answer = given;
    const { ask, variants } = await givenText();
    const refused = await ask({ kind: 'tone', tone: 'warm' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      503,
      'The language model gave no text that can be used. The section is as it was. Try again, or in another way.',
    ]);
    const { variants: own, withoutModel } = await variants({ kind: 'other_words' });
    expect(withoutModel).toBe('no_answer');
    expect(own.map(({ writer }) => writer)).toContain('built-in');
  },
  20_000,
);

test('nothing is sent of a proposal that is kept from models, not even where its text is older than that', async () => {
  answer = three;
  const { actor, id, ask, variants } = await givenText();
  const { revision } = await readProposal(api, actor, id);
  const put = await api
    .as(actor)
    .put(`/api/proposals/${id}`, { ...completeForm, writer: 'built_in' }, { 'if-match': String(revision) });
  expect(put.statusCode).toBe(200);
  const refused = await ask({ kind: 'tone', tone: 'warm' });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'This proposal is kept from every language model. Its form says so under Team.',
  ]);
  expect((await variants({ kind: 'other_words' })).withoutModel).toBe('kept_from_models');
  expect(server.requests).toEqual([]);
});

const person = 'Halima Yusuf (14) lost her mother to AIDS and walks four hours a day.';

test('personal data in the answers is confirmed first (CHECK-08)', async () => {
  answer = three;
  const { ask, variants } = await givenText({ description: `We dig wells in six villages. ${person}` });
  const refused = await ask({ kind: 'tone', tone: 'warm' });
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [{ field: 'confirmed', message: expect.stringContaining('personal data') }],
  ]);
  expect((await variants({ kind: 'other_words' })).withoutModel).toBe('personal_data');
  expect(server.requests).toEqual([]);
  const { variants: written } = await variants({ kind: 'tone', tone: 'warm', confirmed: 'personal_data' });
  expect(written).toHaveLength(3);
});

test.each<[string, (text: string) => RewriteSection]>([
  ['what is typed into the request', (about) => ({ kind: 'more_about', about })],
  ['a sample', (text) => ({ kind: 'words_of', sample: `${text} ${sample}` })],
])('personal data in %s is confirmed first, too', async (_where, body) => {
  answer = three;
  const { ask } = await givenText();
  expect((await ask(body(person))).json().details).toMatchObject([{ field: 'confirmed' }]);
  expect(server.requests).toEqual([]);
});

test('personal data that somebody wrote into the text is confirmed first, too', async () => {
  answer = three;
  const { actor, id, ask } = await givenText();
  const blocks = [{ kind: 'paragraph', content: [{ text: person }] }];
  const change = { section: 'executive_summary', paragraph: 'start', revision: 0, base: '', blocks };
  expect((await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] })).statusCode).toBe(
    200,
  );
  expect((await ask({ kind: 'tone', tone: 'warm' })).json().details).toMatchObject([{ field: 'confirmed' }]);
  expect(server.requests).toEqual([]);
});

test.each(['budget', 'timeline'])('%s is computed, so no model writes it', async (section) => {
  answer = three;
  const { ask, variants } = await givenText();
  const refused = await ask({ kind: 'tone', tone: 'warm' }, section);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'This section is computed from your plan, so no language model writes it.',
  ]);
  expect((await variants({ kind: 'shorter' }, section)).withoutModel).toBe('computed');
  expect(server.requests).toEqual([]);
});

test('over a real connection the answer comes, and nobody asks on for a person who left', async () => {
  answer = three;
  const { actor, url } = await givenText();
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const send = (signal?: AbortSignal) =>
    fetch(`${origin}${url('impact')}`, {
      method: 'POST',
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'tone', tone: 'warm' }),
      ...(signal && { signal }),
    });
  const response = await send();
  expect([response.status, ((await response.json()) as RewrittenSection).variants.length]).toEqual([200, 3]);

  // Long before the model's own time limit.
  const closed: Promise<unknown>[] = [];
  const leaving = new AbortController();
  answer = (stream, request) => {
    closed.push(new Promise((resolve) => stream.once('close', resolve)));
    hangs(stream, request);
    leaving.abort();
  };
  await expect(send(leaving.signal)).rejects.toThrow('aborted');
  await Promise.all(closed);
});
