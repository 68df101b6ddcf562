import { answerAsPlainText, proposalSectionKeys } from '@harambee/domain';
import type { Answer, Application, SaveAnswer, TextBlock } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { event, randomId } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onCallChanged } from '../handlers/on-call-changed.handler.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { givenKnownCall, question, readApplication } from '../testing/sample-call.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

const written = () => writeAll(testWorker({ drafter: builtInDrafter() }));

/** A proposal for the sample call, with a text of our engine. */
async function givenApplication(actor: TestActor) {
  const callId = await givenKnownCall(actor);
  const proposal = await givenProposal(api, actor, { callId });
  await written();
  return { callId, id: proposal.id };
}

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

const put = (actor: TestActor, id: string, questionId: string, change: SaveAnswer, revision?: number) =>
  api.as(actor).put(`/api/proposals/${id}/answers/${questionId}`, change, {
    ...(revision !== undefined && { 'if-match': String(revision) }),
  });

async function saved(
  actor: TestActor,
  id: string,
  questionId: string,
  change: SaveAnswer,
  revision?: number,
) {
  const answer = await put(actor, id, questionId, change, revision);
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  return answer.json().answer as Answer;
}

const answerTo = ({ answers }: Application, questionId: string) =>
  answers.find((answer) => answer.questionId === questionId) as Answer;

test('an application has one answer for each question, which begins where its words say (CALL-23, CALL-24)', async () => {
  const actor = await newActor();
  const { callId, id } = await givenApplication(actor);
  const application = await readApplication(api, actor, id);
  expect(application).toMatchObject({ proposalId: id, callId, isSent: false });
  expect(application.deadlineAt).toBe('2027-03-31T21:59:59.000Z');
  expect(application.answers.map(({ questionId, start }) => [questionId, start])).toEqual([
    ['need', { kind: 'section', section: 'project_description' }],
    ['money', { kind: 'section', section: 'budget' }],
    ['lasting', { kind: 'section', section: 'sustainability' }],
    ['name', { kind: 'nothing' }],
    ['more', { kind: 'nothing' }],
  ]);
  const { sections } = await readProposal(api, actor, id);
  const textOf = (key: string) => sections.find((section) => section.key === key)?.text;
  expect(answerAsPlainText(answerTo(application, 'lasting').text)).toBe(textOf('sustainability'));
  const stated = answerTo(application, 'need').text.flatMap((block) =>
    block.kind === 'table' ? [] : block.content.flatMap((inline) => ('fact' in inline ? [inline.fact] : [])),
  );
  expect(stated.length).toBeGreaterThan(0);
  expect(application.facts.map((fact) => fact.id)).toEqual(expect.arrayContaining(stated));
});

test('a proposal without a call answers the eight sections, by the same calls (CALL-06)', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await written();
  const application = await readApplication(api, actor, id);
  expect(application).not.toHaveProperty('callId');
  expect(application.call.name).toBe('General proposal');
  expect(application.answers.map(({ questionId }) => questionId)).toEqual(proposalSectionKeys);
  expect(application.answers.every(({ text }) => text.length > 0)).toBe(true);
  const own = await saved(actor, id, 'impact', { blocks: words('In our own words.') }, 0);
  expect(own).toMatchObject({ revision: 1, text: words('In our own words.') });
  // The section itself is edited in its tab.
  const { sections } = await readProposal(api, actor, id);
  expect(JSON.stringify(sections)).not.toContain('In our own words.');
});

test('a proposal says which call it is made for, in lists, too; another one can be chosen', async () => {
  const actor = await newActor();
  const { callId, id } = await givenApplication(actor);
  expect((await readProposal(api, actor, id)).callId).toBe(callId);
  expect((await api.as(actor).get('/api/proposals')).json().proposals[0].callId).toBe(callId);
  await saved(actor, id, 'need', { blocks: words('Because of the lake.') }, 0);
  const other = await givenKnownCall(actor, { questions: [question('need', 'Another need?')] });
  const choose = (to: string | null) => api.as(actor).put(`/api/proposals/${id}/application`, { callId: to });
  const changed: Application = (await choose(other)).json().application;
  // Questions of two calls may have the same id: words never move from one to the other.
  expect(
    changed.answers.map(({ questionId, isGone, question: was, blocks }) => [questionId, isGone, was, blocks]),
  ).toEqual([
    ['need', undefined, undefined, null],
    ['need', true, 'Why is your project needed?', words('Because of the lake.')],
  ]);
  expect((await choose(null)).json().application.call.name).toBe('General proposal');
  expect(await readProposal(api, actor, id)).not.toHaveProperty('callId');
  const back: Application = (await choose(callId)).json().application;
  expect(answerTo(back, 'need').text).toEqual(words('Because of the lake.'));
  expect((await readProposal(api, actor, id)).revision).toBe(2);
});

test('a call that has not arrived asks nothing yet; one that is deleted keeps its questions', async () => {
  const actor = await newActor();
  const callId = randomId();
  const { id } = await givenProposal(api, actor, { callId });
  expect(await readApplication(api, actor, id)).toMatchObject({ callId, callState: 'unknown', answers: [] });
  await givenKnownCall(actor, {}, callId);
  expect((await readApplication(api, actor, id)).answers).toHaveLength(5);
  await saved(actor, id, 'more', { blocks: words('Kept.') }, 0);
  const gone = { callId, revision: 2, userId: actor.userId };
  for (let times = 0; times < 2; times += 1)
    await onCallChanged.handle(event('call.deleted', actor.tenantId, gone));
  // An older event that arrives late changes nothing.
  await givenKnownCall(actor, { name: 'Older' }, callId, 1);
  const left = await readApplication(api, actor, id);
  expect(left).toMatchObject({ callState: 'deleted', call: { name: 'Small grants for clean lakes' } });
  expect(left.answers).toHaveLength(5);
  await givenKnownCall(actor, { name: 'Restored' }, callId, 3);
  const restored = await readApplication(api, actor, id);
  expect(restored).not.toHaveProperty('callState');
  expect(restored.call.name).toBe('Restored');
});

test('a question that is gone leaves its answer, which cannot be changed', async () => {
  const actor = await newActor();
  const { callId, id } = await givenApplication(actor);
  await saved(actor, id, 'more', { blocks: words('We also dance.') }, 0);
  await givenKnownCall(actor, { questions: [question('need', 'Why?')] }, callId, 1);
  const { answers } = await readApplication(api, actor, id);
  expect(answers.map(({ questionId, isGone }) => [questionId, isGone])).toEqual([
    ['need', undefined],
    ['more', true],
  ]);
  const refused = await put(actor, id, 'more', { isTicked: true });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'The call no longer asks this question. Its answer stays as it is; its words can be copied.',
  ]);
  expect((await put(actor, id, 'unheard-of', { isTicked: true })).statusCode).toBe(404);
});

test('an older revision gets the answer as it is now, and a repeated write is none', async () => {
  const actor = await newActor();
  const { id } = await givenApplication(actor);
  await saved(actor, id, 'name', { blocks: words('Maji Safi') }, 0);
  const conflict = await put(actor, id, 'name', { blocks: words('Another') }, 0);
  expect(conflict.statusCode).toBe(412);
  expect(conflict.json()).toMatchObject({
    error: 'This answer was changed since you read it',
    answer: { revision: 1, text: words('Maji Safi') },
  });
  // The answer to the first write was lost, and the browser sends it again.
  expect(await saved(actor, id, 'name', { blocks: words('Maji Safi') }, 0)).toMatchObject({ revision: 1 });
  expect(await saved(actor, id, 'name', { blocks: words('Maji Safi Trust') }, 1)).toMatchObject({
    revision: 2,
  });
  // Follows where it begins again.
  expect(await saved(actor, id, 'name', { blocks: null }, 2)).toMatchObject({ blocks: null, text: [] });
});

test('one ticks and one writes: both stay, whoever is first', async () => {
  const actor = await newActor();
  const colleague = await newActor({ tenantId: actor.tenantId, name: 'Juma Baraka' });
  const { id } = await givenApplication(actor);
  await saved(actor, id, 'name', { isTicked: true }, 0);
  await saved(colleague, id, 'name', { blocks: words('Maji Safi') }, 0);
  await saved(actor, id, 'name', { isStarred: true }, 0);
  const answer = answerTo(await readApplication(api, actor, id), 'name');
  expect(answer).toMatchObject({
    ...{ isTicked: true, isStarred: true, text: words('Maji Safi'), revision: 1 },
    by: { name: 'Juma Baraka' },
    // What was copied is no longer what the answer says.
    isChangedSinceTicked: true,
  });
  expect(await saved(actor, id, 'name', { isTicked: true })).not.toHaveProperty('isChangedSinceTicked');
  // Twenty at once.
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => saved(actor, id, 'more', { isTicked: n % 2 === 0 }, 0)),
    saved(colleague, id, 'more', { blocks: words('Both.') }, 0),
  ]);
  expect(answerTo(await readApplication(api, actor, id), 'more')).toMatchObject({
    revision: 1,
    text: words('Both.'),
  });
});

test('of ten who write from the same words one is saved, and nine see it', async () => {
  const actor = await newActor();
  const { id } = await givenApplication(actor);
  for (const revision of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        put(actor, id, 'more', { blocks: words(`${revision} ${n}`) }, revision),
      ),
    );
    const winners = answers.filter(({ statusCode }) => statusCode === 200);
    expect(winners).toHaveLength(1);
    const kept = winners[0]?.json().answer;
    expect(answerTo(await readApplication(api, actor, id), 'more').text).toEqual(kept.text);
    for (const loser of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([loser.statusCode, loser.json().answer.revision]).toEqual([412, revision + 1]);
  }
});

test('own words state the facts of today; what is no fact becomes words', async () => {
  const actor = await newActor();
  const { id } = await givenApplication(actor);
  const reach = { fact: 'proposal.beneficiaries', text: '7,200', value: '7,200' };
  const lie = { fact: 'proposal.beneficiaries', text: '9 million', value: '7,200' };
  const blocks: TextBlock[] = [
    { kind: 'bullet', content: [{ text: 'We reach ' }, reach, { text: ' or ' }, lie] },
  ];
  await saved(actor, id, 'need', { blocks }, 0);
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, beneficiaries: 8_450 });
  const { text, blocks: own } = answerTo(await readApplication(api, actor, id), 'need');
  expect(answerAsPlainText(text)).toBe('• We reach 8,450 or 9 million');
  expect(own?.[0]).toMatchObject({ content: [{}, reach, {}, { text: '9 million' }] });
});

test('strict limits: too long, from the bank without words, nothing at all', async () => {
  const actor = await newActor();
  const { id } = await givenApplication(actor);
  const long = Array.from({ length: 3 }, () => words('x'.repeat(15_000))[0] as TextBlock);
  for (const [change, message] of [
    [{ blocks: long }, 'One answer takes at most 40000 characters.'],
    [
      { start: { kind: 'bank', answerId: 'a' } },
      'An answer that begins from the answer bank brings its words.',
    ],
  ] as const) {
    const refused = await put(actor, id, 'need', change, 0);
    expect([refused.statusCode, refused.json().error]).toEqual([400, message]);
  }
  for (const change of [{}, { blocks: words('a'), more: 1 }, { start: { kind: 'section', section: 'x' } }])
    expect((await put(actor, id, 'need', change as SaveAnswer, 0)).statusCode).toBe(400);
});

test('a figure of the profile reads as it is today; one that is removed is a note, never a gap (CALL-36)', async () => {
  const actor = await newActor();
  const { id } = await givenApplication(actor);
  const profile = async (revision: number, ...facts: { id: string; name: string; value: number }[]) => {
    const whole = facts.map((fact) => ({ ...fact, unit: '', date: '2026-09-30', source: '' }));
    const payload = { revision, name: 'Maji', facts: whole, statements: {} } as never;
    await onProfileChanged.handle(event('profile.updated', actor.tenantId, payload));
  };
  await profile(1, { id: 'staff', name: 'Staff', value: 48 }, { id: 'pupils', name: 'Pupils', value: 1_200 });
  const pupils = { fact: 'organization.facts.pupils', text: '1,200', value: '1,200' };
  const blocks: TextBlock[] = [
    { kind: 'paragraph', content: [{ text: 'We teach ' }, pupils, { text: ' pupils.' }] },
  ];
  await saved(actor, id, 'need', { blocks }, 0);
  const reads = async () => answerAsPlainText(answerTo(await readApplication(api, actor, id), 'need').text);
  expect(await reads()).toBe('We teach 1,200 pupils.');
  await profile(2, { id: 'staff', name: 'Staff', value: 48 }, { id: 'pupils', name: 'Pupils', value: 1_450 });
  expect(await reads()).toBe('We teach 1,450 pupils.');
  await profile(3, { id: 'staff', name: 'Staff', value: 48 });
  expect(await reads()).toBe('We teach [needs: a fact in place of 1,200] pupils.');
  const { facts } = await readApplication(api, actor, id);
  expect(facts.map((fact) => fact.id)).not.toContain(pupils.fact);
});

test('rows of the plan follow the form of today, until somebody writes (CALL-24)', async () => {
  const actor = await newActor();
  const { id } = await givenApplication(actor);
  const line = {
    category: 'equipment',
    item: 'Pumps',
    quantityHundredths: 400,
    unit: 'sets',
    months: 0,
    justification: '',
  };
  const form = (unitCents: number) => ({ ...completeForm, budgetLines: [{ ...line, unitCents }] });
  await api.as(actor).put(`/api/proposals/${id}`, form(50_000));
  const start = { kind: 'rows', table: 'budget' } as const;
  const answer = await saved(actor, id, 'money', { start }, 0);
  expect(answerAsPlainText(answer.text)).toBe('• Pumps: $2,000 (4 sets × $500)\n• Total: $2,000');
  await saved(actor, id, 'money', { blocks: answer.text }, 1);
  await api.as(actor).put(`/api/proposals/${id}`, form(60_000));
  const after = answerTo(await readApplication(api, actor, id), 'money');
  expect(answerAsPlainText(after.text)).toBe('• Pumps: $2,400 (4 sets × $600)\n• Total: $2,400');
});
