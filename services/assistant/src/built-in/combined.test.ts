import type { ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import { type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../app.ts';
import { settleWorld, world } from '../testing/settle-world.ts';

const api = testApp(assistant);
let actor: TestActor;
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(world.now) - Date.now());
  actor = await settleWorld();
});
afterAll(() => travelBack());

async function answerTo(...messages: string[]): Promise<ChatAnswer> {
  const history: ChatBody['history'] = [];
  let last: ChatAnswer | undefined;
  for (const message of messages) {
    const response = await api.as(actor).post('/api/chat/respond', { message, history });
    last = response.json() as ChatAnswer;
    history.push({ role: 'user', content: message }, { role: 'assistant', content: last.reply });
  }
  if (!last) throw new Error('nothing was asked');
  return last;
}

const titles = world.proposals.map(({ title }) => title);
const namedIn = ({ reply }: ChatAnswer): string[] =>
  titles.filter((title) => reply.includes(`**${title}**`)).toSorted();
const idsOf = (keeps: (one: (typeof world.proposals)[number]) => boolean): string[] =>
  world.proposals
    .filter(keeps)
    .map(({ title }) => title)
    .toSorted();

const isSent = (status: string): boolean => !['draft', 'generating', 'completed', 'failed'].includes(status);

// What each filter keeps is worked out from the world, not from the code.
test.each([
  ['lead and status', 'which rejected ones does Joseph lead?', { lead: 'u-joseph', status: 'rejected' }],
  ['lead and currency', 'las de Grace en dólares', { lead: 'u-grace', currency: 'USD' }],
  [
    'funder and status',
    'quels brouillons pour Hands for Schools ?',
    { funder: 'Hands for Schools', status: 'draft' },
  ],
])(
  'filters combine: %s',
  async (_what, message, { lead, status, currency, funder }: Record<string, string>) => {
    const funderOf = (callId: string) => world.calls.find(({ id }) => id === callId)?.funder;
    expect(namedIn(await answerTo(message))).toEqual(
      idsOf(
        (one) =>
          (!lead || one.lead === lead) &&
          (!status || one.status === status) &&
          (!currency || one.currency === currency) &&
          (!funder || funderOf(one.callId) === funder),
      ),
    );
  },
);

test('what is left out is left out: a title, a person, a status, each denied in another language', async () => {
  expect(namedIn(await answerTo('which drafts are not for kitui'))).toEqual(
    idsOf(({ status, title }) => status === 'draft' && !title.includes('Kitui')),
  );
  expect(namedIn(await answerTo('quais as propostas do Brian que não foram enviadas'))).toEqual(
    idsOf(({ lead, status }) => lead === 'u-brian' && !isSent(status)),
  );
  expect(namedIn(await answerTo('celles de Joseph sauf les refusées'))).toEqual(
    idsOf(({ lead, status }) => lead === 'u-joseph' && status !== 'rejected'),
  );
});

test('proposals are counted by person, and put in an order by any day', async () => {
  const { reply } = await answerTo('cuántas lleva cada uno');
  for (const { id, name } of world.people.filter(({ role }) => role === 'Owner' || role === 'Member'))
    expect(reply).toContain(
      `${name} lleva **${world.proposals.filter(({ lead }) => lead === id).length} propuestas**`,
    );
  expect(namedIn(await answerTo('lipi limechelewa zaidi'))).toEqual(['Drought relief for Kitui']);
  expect(namedIn(await answerTo('which one has waited longest for an answer?'))).toEqual([
    'Solar pumps for Makueni clinics',
  ]);
});

test('two questions in one message are both answered, the second about the record of the first', async () => {
  const { reply, actions } = await answerTo('who leads clean water for mwingi and when was it sent?');
  expect(reply).toContain('Grace Kilonzo');
  expect(reply).toContain('November 10, 2026');
  expect(actions.map(({ target }) => target)).toEqual(['/proposals/p-water-mwingi']);
});

test.each([
  [
    'a document',
    ['el tax exemption certificate hasta cuándo vale', 'y la safeguarding policy?'],
    '15 de enero de 2027',
  ],
  [
    'those that were listed',
    ['quais passaram do prazo?', 'dessas qual é em dólares?'],
    'School latrines in Mutomo',
  ],
  [
    'a period',
    ['qu’est-ce qu’on a déposé ce trimestre ?', 'et le trimestre d’avant ?'],
    'Reading library for Kitui',
  ],
])('a follow-up keeps its subject: %s', async (_what, messages, expected) => {
  expect((await answerTo(...messages)).reply).toContain(expected);
});

test('of several records with a word, a follow-up means the one most like the record before', async () => {
  const answer = await answerTo('Clean water for Mwingi imefika wapi', 'na ile ya Kitui je?');
  expect(namedIn(answer)).toEqual(['Clean water for Kitui']);
});

test.each([
  // A number is another one, however near: no document is from 2027.
  ['which documents expire before March 2027', ['Tax exemption', 'Safeguarding'], ['Audited']],
  [
    'which funders have never said yes to us',
    ['Green Acre', 'SunBridge'],
    ['Waterlight', 'Hands for Schools'],
  ],
  [
    'calls where our likelihood is high and that are still open',
    ['Rural water 2027'],
    ['Clean hands', 'Solar cold'],
  ],
  ['what was the first proposal we ever sent', ['Beekeeping'], ['Clean water']],
  ['what percentage of our proposals were rejected', ['13%', '2 of 15'], []],
  ['combien d’élèves ont de l’eau potable', ['6,140', 'Annual report 2026'], []],
  ['propuestas no dirigidas por Grace rechazadas', ['Mobile clinic', 'Beekeeping'], ['Latrines', 'Goats']],
  ['which did we not send in time', ['School latrines', 'Drought relief'], ['Solar pumps', 'Trees']],
])('“%s” gets its answer from the fields', async (message, has, lacks) => {
  const { reply } = await answerTo(message);
  for (const words of has) expect(reply).toContain(words);
  for (const words of lacks) expect(reply).not.toContain(words);
});

test('the call of a proposal is asked about by the proposal', async () => {
  const { reply } = await answerTo(
    'how much does the goats one ask for?',
    'and how much does its call give?',
  );
  expect(reply).toContain('2,500,000');
});

test.each(['las otras organizaciones pueden ver nuestras propuestas', 'can funders read our drafts'])(
  '“%s” asks for a rule, not for records',
  async (message) => expect(await answerTo(message)).toMatchObject({ intent: 'help.privacy' }),
);

test.each(['quanto ganha o Brian por mês', 'pampu moja ya sola inauzwa bei gani nairobi siku hizi'])(
  '“%s” is nothing that the records say',
  async (message) => expect(await answerTo(message)).toMatchObject({ intent: 'unknown' }),
);

test.each([
  [
    'Morning all, the board meets at ten: which drafts are for Hands for Schools?',
    'School latrines in Mutomo',
  ],
  ['Mañana viene la auditora, dime qué propuestas están atrasadas', 'Drought relief for Kitui'],
])('what is said around a question is named, and the question answered: %s', async (message, title) => {
  const { reply } = await answerTo(message);
  expect(reply).toMatch(/I cannot take “Morning all|No puedo tener en cuenta “Mañana viene la auditora/);
  expect(reply).toContain(title);
});

test('what a question narrows to at its beginning narrows all that it asks', async () => {
  const { reply } = await answerTo(
    'Of what we sent in 2026, how many were approved and how many were rejected?',
  );
  expect(reply).toContain('Mobile clinic for Mutomo');
  expect(reply).not.toContain('Beekeeping');
});

test('days since something happened are counted until today', async () => {
  const { reply } = await answerTo('Ça fait combien de jours qu’on a déposé le dossier des chèvres ?');
  expect(reply).toContain('30 jours');
});
