import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { proposalSectionKeys } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposals } from '../app.ts';
import { onTextToFollow } from '../handlers/on-text-to-follow.handler.ts';
import { givenKnownCall } from '../testing/sample-call.ts';
import { answerPlace, givenComments, paragraphOf } from '../testing/sample-comments.ts';
import { plainSection, testWorker, writeAll } from '../testing/test-worker.ts';
import { CommentedPlaceModel } from './commented-place.model.ts';

const api = testApp(proposals);

const words = 'We train forty nurses in Siaya. They visit every home twice a month.';

async function givenWords() {
  const given = await givenComments(api);
  await given.edit(words);
  const { id } = await given.comment(given.reviewer, 'forty nurses');
  return { ...given, threadId: id };
}

test('a comment stays on its words through edits, and says when they changed or went (COMMENT-02)', async () => {
  const { edit, shown, threadId } = await givenWords();
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
  for (const [text, ...expected] of [
    [`Each year, ${words}`, 'here', 'forty nurses'],
    ['We train forty good nurses in Siaya. They visit every home.', 'changed', 'forty good nurses'],
    ['We work in Siaya. They visit every home.', 'gone', ''],
    ['We work in Siaya. They visit forty nurses at home.', 'gone', ''],
  ] as const) {
    await edit(text);
    expect([text, ...(await shown(threadId))]).toEqual([text, ...expected]);
  }
});

test('an undo brings the words and their comment back', async () => {
  const { edit, shown, threadId } = await givenWords();
  await edit('We work in Siaya. They visit every home twice a month.');
  expect(await shown(threadId)).toEqual(['gone', '']);
  await edit(words);
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
});

test('a restored version brings the words and their comment back', async () => {
  const { edit, shown, threadId, id, owner } = await givenWords();
  const [{ seq }] = (await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json().changes;
  await edit('Something else.');
  expect(await shown(threadId)).toEqual(['gone', '']);
  const restored = await api.as(owner).post(`/api/proposals/${id}/text/restore`, { seq });
  expect(restored.statusCode).toBe(200);
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
});

test('a text that is written anew: own words stay, words of the engine are followed', async () => {
  const { comment, shown, id, owner, threadId } = await givenWords();
  const engine = await comment(owner, 'Clean water', { place: { kind: 'section', section: 'impact' } });
  const goes = await comment(owner, 'of Kitui', { place: { kind: 'section', section: 'budget' } });
  const asked = await api.as(owner).post(`/api/proposals/${id}/generate`);
  expect(asked.statusCode).toBe(202);
  // While it is written, comments stay on the text that everybody reads.
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
  const texts = ['Clean hands for all.', 'Quite new: Clean water for six villages.'];
  await writeAll(
    testWorker({
      drafter: {
        name: 'plain',
        async *draft() {
          for (const [index, key] of proposalSectionKeys.entries())
            yield { ...plainSection(index, ''), text: texts[key === 'impact' ? 1 : 0] ?? '' };
        },
      },
    }),
  );
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
  expect(await shown(engine.id)).toEqual(['here', 'Clean water']);
  expect(await shown(goes.id)).toEqual(['gone', '']);
});

test('an answer: of its section, with its own words, and with another call', async () => {
  const { comment, shown, id, owner, edit } = await givenWords();
  const place = answerPlace('methodology');
  const { id: threadId } = await comment(owner, 'forty nurses', { place });
  await edit(`Each year, ${words}`);
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
  const own = [paragraphOf('Here we train forty good nurses.')];
  expect(
    (await api.as(owner).put(`/api/proposals/${id}/answers/methodology`, { blocks: own })).statusCode,
  ).toBe(200);
  expect(await shown(threadId)).toEqual(['changed', 'forty good nurses']);
  const choose = async (callId: string | null) =>
    (await api.as(owner).put(`/api/proposals/${id}/application`, { callId })).statusCode;
  // Another call does not ask it: its answer stays, and so does the comment.
  expect(await choose(await givenKnownCall(owner))).toBe(200);
  expect(await shown(threadId)).toEqual(['changed', 'forty good nurses']);
  expect(await choose(null)).toBe(200);
  expect(await shown(threadId)).toEqual(['changed', 'forty good nurses']);
});

test('a change that nobody told of is followed when the comments are read, and the event follows before that', async () => {
  const { edit, shown, threadId, tenantId, id } = await givenWords();
  await edit(`Each year, ${words}`);
  const stored = async () => (await CommentedPlaceModel.findOne({ tenantId }).lean())?.text;
  expect(await stored()).toBe(words);
  await onTextToFollow.handle(event('proposal.text_changed', tenantId, { proposalId: id }));
  expect(await stored()).toBe(`Each year, ${words}`);
  await edit(`Every year, ${words}`);
  expect(await shown(threadId)).toEqual(['here', 'forty nurses']);
  expect(await stored()).toBe(`Every year, ${words}`);
  await onTextToFollow.handle(event('proposal.text_changed', tenantId, { proposalId: randomId() }));
});

test('a comment written offline finds its words in the text of today, or is there without them', async () => {
  const { edit, on, post, owner, shown } = await givenWords();
  const [here, other, goes] = [await on('every home'), await on('twice a month'), await on('Siaya')];
  await edit('They visit every home, and twice each month we meet. We train many nurses.');
  for (const body of [here, other, goes]) await post(owner, body);
  expect(await shown(here.id)).toEqual(['here', 'every home']);
  expect((await shown(goes.id))[0]).toBe('gone');
  expect(await shown(other.id)).toEqual(['gone', '']);
});

test('comments at once on the same place, while it is edited: all keep their words', async () => {
  const { edit, on, post, read, writer, reviewer, owner, textOf } = await givenWords();
  const bodies = await Promise.all(['forty', 'nurses', 'Siaya', 'every home'].map((quote) => on(quote)));
  await Promise.all([
    ...bodies.map((body, at) => post([writer, reviewer, owner][at % 3] ?? owner, body)),
    edit(`Since 2019: ${words}`),
  ]);
  const text = await textOf({ kind: 'section', section: 'methodology' });
  const quotes = (await read()).map(({ anchor }) => text.slice(anchor?.start, anchor?.end));
  expect(quotes.sort()).toEqual(['Siaya', 'every home', 'forty', 'forty nurses', 'nurses']);
});

test('after many edits by several people, each comment is on its words or says so', async () => {
  const pieces = ['forty nurses', 'in Siaya', 'every home', 'twice a month', 'We train', 'They visit'];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.shuffledSubarray(pieces), { minLength: 1, maxLength: 12 }),
      async (texts) => {
        const { edit, read, textOf } = await givenWords();
        for (const text of texts) {
          await edit(`${text.join(' ')}.`);
          const today = await textOf({ kind: 'section', section: 'methodology' });
          for (const { anchor } of await read()) {
            const { start = 0, end = 0, state, quote = '' } = anchor ?? {};
            const found = today.slice(start, end);
            expect(state === 'here').toBe(found === quote);
            expect(state === 'gone').toBe(start === end);
            if (state === 'changed') expect(found).toMatch(/forty|nurses/);
            if (!/forty|nurses/.test(today)) expect(state).toBe('gone');
          }
        }
      },
    ),
    { numRuns: propertyRuns(12) },
  );
});
