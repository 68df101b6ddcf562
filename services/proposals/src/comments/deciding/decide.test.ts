import { rounds } from '@harambee/config/long-tests.mjs';
import type { CommentThread, TextInline } from '@harambee/domain/schemas';
import { randomId } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import { proposals } from '../../app.ts';
import { readApplication } from '../../testing/sample-call.ts';
import { answerPlace, givenComments, paragraphOf } from '../../testing/sample-comments.ts';
import { readProposal, relayed } from '../../testing/sample-proposal.ts';
import { ThreadModel } from '../thread.model.ts';

const api = testApp(proposals);

const words = 'We train forty nurses in Siaya, and they visit every home.';

async function givenSuggestion(
  quote = words,
  suggested = 'We train sixty nurses in Siaya, and they visit each home.',
) {
  const given = await givenComments(api);
  await given.edit(words);
  const thread = await given.comment(given.reviewer, quote, { text: '', suggestion: { words: suggested } });
  const decide = (by: typeof given.owner, changes: object, headers = {}) =>
    api.as(by).post(`${given.url}/${thread.id}/decide`, { changes }, headers);
  const decided = async (
    by: typeof given.owner,
    ...changes: [string, boolean | null][]
  ): Promise<CommentThread> => {
    const answer = await decide(
      by,
      changes.map(([id, accept]) => ({ id, accept })),
    );
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json().thread;
  };
  const text = () => given.textOf({ kind: 'section', section: 'methodology' });
  return { ...given, thread, decide, decided, text };
}

const shown = ({ suggestion }: CommentThread) =>
  suggestion?.changes.map(({ from, to, decision, isOutdated }) => [
    from,
    to,
    decision
      ? `${decision.isAccepted ? 'accepted' : 'refused'} by ${decision.by.name}`
      : isOutdated
        ? 'outdated'
        : 'open',
  ]);

test('each change is decided for itself; accepted words are an edit with its history (COMMENT-08)', async () => {
  const { id, owner, writer, thread, decided, text, read } = await givenSuggestion();
  expect(shown(thread)).toEqual([
    ['forty', 'sixty', 'open'],
    ['every', 'each', 'open'],
  ]);
  const one = await decided(writer, ['c1', true]);
  expect(await text()).toBe('We train sixty nurses in Siaya, and they visit every home.');
  expect(one.resolved).toBeUndefined();
  expect(one.anchor).toMatchObject({ state: 'here', quote: await text() });
  const both = await decided(owner, ['c2', false]);
  expect(shown(both)).toEqual([
    ['forty', 'sixty', 'accepted by Juma Baraka'],
    ['every', 'each', 'refused by Amina Odhiambo'],
  ]);
  expect(both.resolved?.by.name).toBe('Amina Odhiambo');
  expect(await text()).toBe('We train sixty nurses in Siaya, and they visit every home.');
  expect(await read()).toEqual([both]);
  const { changes } = (await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json();
  expect(changes[0]).toMatchObject({ by: { name: 'Juma Baraka' }, section: 'methodology', paragraph: 'p1' });
  const restored = await api.as(owner).post(`/api/proposals/${id}/text/restore`, { seq: changes[1].seq });
  expect(restored.statusCode).toBe(200);
  expect(await text()).toBe(words);
});

test('all at once, and taken back: the text is as it was', async () => {
  const { owner, thread, decided, text } = await givenSuggestion();
  const all = await decided(owner, ['c1', true], ['c2', true]);
  expect([await text(), all.resolved?.by.name]).toEqual([thread.suggestion?.words, 'Amina Odhiambo']);
  const back = await decided(owner, ['c1', null], ['c2', null]);
  expect([await text(), back.resolved, shown(back)]).toEqual([words, undefined, shown(thread)]);
  await decided(owner, ['c2', true]);
  await decided(owner, ['c1', false]);
  await decided(owner, ['c1', null]);
  await decided(owner, ['c1', true], ['c2', true]);
  expect(await text()).toBe(thread.suggestion?.words);
});

test('only who may write decides; who may only comment suggests', async () => {
  const { reviewer, decide, text } = await givenSuggestion();
  const refused = await decide(reviewer, [{ id: 'c1', accept: true }]);
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    'Only owners and writers of the organization can decide on suggestions',
  ]);
  expect(await text()).toBe(words);
});

test('two who decide differently at once: the text is as the first one decided (COMMENT-08)', async () => {
  for (let round = 0; round < rounds(4, 2); round += 1) {
    const { owner, writer, decide, text, read } = await givenSuggestion();
    const answers = await Promise.all([
      decide(owner, [{ id: 'c1', accept: true }]),
      decide(writer, [{ id: 'c1', accept: false }]),
      decide(writer, [{ id: 'c2', accept: true }]),
    ]);
    const [yes, no, other] = answers.map(({ statusCode }) => statusCode);
    expect([yes, no].sort()).toEqual([200, 412]);
    expect(other).toBe(200);
    const late = answers.find(({ statusCode }) => statusCode === 412);
    expect(late?.json()).toMatchObject({
      error:
        yes === 200 ? 'Amina Odhiambo has accepted this already' : 'Juma Baraka has refused this already',
      thread: { suggestion: { changes: [{ decision: { isAccepted: yes === 200 } }, {}] } },
    });
    expect(await text()).toBe(
      `We train ${yes === 200 ? 'sixty' : 'forty'} nurses in Siaya, and they visit each home.`,
    );
    expect((await read())[0]?.suggestion?.changes[1]?.decision?.isAccepted).toBe(true);
  }
});

test('sent again, with its key, without it, and by two at once: accepted once', async () => {
  const { id, owner, writer, decide, text } = await givenSuggestion();
  const changes = [{ id: 'c1', accept: true }];
  const key = { 'idempotency-key': randomId() };
  const first = await decide(owner, changes, key);
  expect((await decide(owner, changes, key)).json()).toEqual(first.json());
  const others = await Promise.all([decide(owner, changes), decide(writer, changes)]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await text()).toBe('We train sixty nurses in Siaya, and they visit every home.');
  expect((await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json().changes).toHaveLength(2);
});

test('a process that died after it had written the words: the next decision finds them', async () => {
  const { id, owner, writer, thread, decide, decided, text, edit } = await givenSuggestion();
  // As if it had come so far.
  await edit('We train sixty nurses in Siaya, and they visit every home.');
  await ThreadModel.updateOne(
    { tenantId: owner.tenantId, threadId: thread.id },
    { $set: { deciding: { token: 'dead', until: new Date(Date.now() - 1_000) } } },
  );
  expect(shown(await decided(writer, ['c1', true]))?.[0]).toEqual([
    'forty',
    'sixty',
    'accepted by Juma Baraka',
  ]);
  expect(await text()).toBe('We train sixty nurses in Siaya, and they visit every home.');
  await decided(writer, ['c2', true]);
  expect(await text()).toBe(thread.suggestion?.words);
  expect((await decide(owner, [{ id: 'c1', accept: null }])).statusCode).toBe(200);
  expect(await text()).toBe('We train forty nurses in Siaya, and they visit each home.');
  expect((await api.as(owner).get(`/api/proposals/${id}`)).statusCode).toBe(200);
});

test('in a text that was edited meanwhile: what still stands is accepted, what does not is refused only', async () => {
  const { owner, decide, decided, edit, text, read } = await givenSuggestion();
  await edit('Since 2019 we train fifty nurses in Siaya, and they visit every home.');
  const [thread] = await read();
  expect(thread && shown(thread)).toEqual([
    ['forty', 'sixty', 'outdated'],
    ['every', 'each', 'open'],
  ]);
  const late = await decide(owner, [{ id: 'c1', accept: true }]);
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    'The words of this suggestion have changed since. It can only be refused.',
  ]);
  await decided(owner, ['c2', true], ['c1', false]);
  expect(await text()).toBe('Since 2019 we train fifty nurses in Siaya, and they visit each home.');
});

test('facts beside accepted words stay facts; the one that changes is words of a person', async () => {
  const given = await givenComments(api);
  const { owner, id, edit, comment } = given;
  const wells: TextInline = { fact: 'proposal.beneficiaries', text: '7,200', value: '7,200' };
  const content: TextInline[] = [
    { text: 'We reach ' },
    wells,
    { text: ' and we keep them.', marks: ['bold'] },
  ];
  await edit('', { blocks: [{ kind: 'bullet', content }] });
  const stored = async () => (await readProposal(api, owner, id)).edits?.[0]?.blocks;
  const before = await stored();
  const isFact = JSON.stringify(before).includes('proposal.beneficiaries');
  const { id: threadId } = await comment(owner, 'We reach 7,200 and we keep them.', {
    suggestion: { words: 'They reach 7,200 and they keep them.' },
  });
  const send = (accept: boolean | null) =>
    api.as(owner).post(`${given.url}/${threadId}/decide`, {
      changes: ['c1', 'c2'].map((one) => ({ id: one, accept })),
    });
  expect((await send(true)).statusCode).toBe(200);
  expect(isFact).toBe(true);
  expect(await stored()).toEqual([
    {
      kind: 'bullet',
      content: [{ text: 'They reach ' }, wells, { text: ' and they keep them.', marks: ['bold'] }],
    },
  ]);
  expect((await send(null)).statusCode).toBe(200);
  const other = await comment(owner, '7,200 and', { suggestion: { words: '7,500 and' } });
  const decide = (accept: boolean | null) =>
    api.as(owner).post(`${given.url}/${other.id}/decide`, { changes: [{ id: 'c1', accept }] });
  expect((await decide(true)).statusCode).toBe(200);
  expect(JSON.stringify(await stored())).toContain('7,500');
  expect(JSON.stringify(await stored())).not.toContain('proposal.beneficiaries');
  // Taken back, it is the fact again.
  expect((await decide(null)).statusCode).toBe(200);
  expect(JSON.stringify(await stored())).toContain('proposal.beneficiaries');
});

test('an answer: its words become own ones, with their revision', async () => {
  const { owner, id, comment, url } = await givenSuggestion();
  const place = answerPlace('methodology');
  const thread = await comment(owner, words, {
    place,
    suggestion: { words: 'We train sixty nurses in Siaya.' },
  });
  const changes = thread.suggestion?.changes.map((one) => ({ id: one.id, accept: true }));
  const answer = await api.as(owner).post(`${url}/${thread.id}/decide`, { changes });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  const saved = (await readApplication(api, owner, id)).answers.find(
    (one) => one.questionId === 'methodology',
  );
  expect(JSON.stringify(saved?.blocks)).toContain('sixty nurses');
  expect(saved).toMatchObject({ revision: 1, by: { id: owner.userId } });
  expect(answer.json().thread.anchor).toMatchObject({
    state: 'here',
    quote: 'We train sixty nurses in Siaya.',
  });
});

test('a suggestion to leave everything out removes the paragraph; the history brings both back', async () => {
  const { owner, id, decided, decide, text, read } = await givenSuggestion(words, '');
  await decided(owner, ['c1', true]);
  expect(await text()).toBe('');
  expect((await read())[0]?.anchor?.state).toBe('gone');
  const late = await decide(owner, [{ id: 'c1', accept: null }]);
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    'The words have changed since this was accepted. Take the change back in the history of the text.',
  ]);
  const { changes } = (await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json();
  await api.as(owner).post(`/api/proposals/${id}/text/restore`, { seq: changes[1].seq });
  expect(await text()).toBe(words);
});

test('two versions of a paragraph, a sent proposal, words of two paragraphs: refused in words', async () => {
  const { owner, writer, id, decide, on, url, edit } = await givenSuggestion();
  const late = {
    section: 'methodology',
    paragraph: 'p1',
    revision: 0,
    base: '',
    blocks: [paragraphOf('Late')],
  };
  expect(
    (await api.as(writer).patch(`/api/proposals/${id}/text`, { changes: [late] })).json().conflicts,
  ).toHaveLength(1);
  const two = await decide(owner, [{ id: 'c1', accept: true }]);
  expect([two.statusCode, two.json().error]).toEqual([
    409,
    'There are two versions of this paragraph. Choose one of them first.',
  ]);
  await edit('', { blocks: [paragraphOf('One paragraph.'), paragraphOf('And another.')] });
  const body = await on('paragraph.\nAnd', { suggestion: { words: 'paragraph, and' } });
  const across = await api.as(owner).post(url, body);
  expect([across.statusCode, across.json().error]).toEqual([
    400,
    'Suggest words for one paragraph, list item or cell at a time.',
  ]);
  const within = await api.as(owner).post(url, await on('another', { suggestion: { words: 'a second' } }));
  expect(within.statusCode).toBe(201);
  const sent = await api.as(owner).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  expect(sent.statusCode).toBe(200);
  const closed = await api.as(owner).post(`${url}/${within.json().thread.id}/decide`, {
    changes: [{ id: 'c1', accept: true }],
  });
  expect([closed.statusCode, closed.json().error]).toEqual([
    409,
    expect.stringContaining('It stays as it was sent'),
  ]);
  const refused = await api.as(owner).post(`${url}/${within.json().thread.id}/decide`, {
    changes: [{ id: 'c1', accept: false }],
  });
  expect(refused.statusCode).toBe(200);
});

test('open pages and the timeline are told of a decision', async () => {
  const { owner, thread, decided, tenantId, id } = await givenSuggestion();
  await decided(owner, ['c1', true], ['c2', false]);
  await api.settle();
  expect((await relayed(tenantId)).filter(({ name }) => name === 'comment.changed').at(-1)?.payload).toEqual({
    ...{ proposalId: id, threadId: thread.id, what: 'decided', accepted: 1, refused: 1, takenBack: 0 },
    by: { id: owner.userId, name: 'Amina Odhiambo', kind: 'person' },
  });
});

test('the longest suggestion, accepted and taken back', async () => {
  const long = `${'forty nurses visit every home. '.repeat(120)}`.slice(0, 3_900);
  const { edit, comment, owner, url, text } = await givenSuggestion();
  await edit(long);
  const other = long.replaceAll('forty', 'sixty');
  const thread = await comment(owner, long, { suggestion: { words: other } });
  const changes = (accept: boolean | null) => ({
    changes: (thread.suggestion?.changes ?? []).map(({ id }) => ({ id, accept })),
  });
  expect(thread.suggestion?.changes.length).toBeGreaterThan(100);
  for (const [accept, expected] of [
    [true, other],
    [null, long],
  ] as const) {
    expect((await api.as(owner).post(`${url}/${thread.id}/decide`, changes(accept))).statusCode).toBe(200);
    expect(await text()).toBe(expected);
  }
});
