import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenComments } from '../testing/sample-comments.ts';

const api = testApp(proposals);

const waitsFor = async (actor: TestActor) =>
  (await api.as(actor).get('/api/proposals/mine')).json().waiting as Record<string, string>[];
const mention = (name: string, id: string) => ({
  text: `@${name}, is this true?`,
  mentions: [{ start: 0, end: name.length + 1, id, kind: 'person' as const }],
});

test('a mention waits for who is mentioned until they answer, or it is settled (OWNER-05)', async () => {
  const { id, owner, writer, reviewer, tenantId, comment, post } = await givenComments(api);
  const viewer = await newActor({ tenantId, role: 'Viewer', name: 'Vera Njeri' });
  const thread = await comment(owner, 'Methodology', mention('Juma Baraka', writer.userId));
  await expectNoCollectionScan(async () => {
    expect(await waitsFor(writer)).toEqual([
      {
        ...{ kind: 'mention', id: thread.id, proposalId: id, dueOn: '', from: 'Amina Odhiambo' },
        ...{ title: 'Clean water for six villages of Kitui', about: '@Juma Baraka, is this true?' },
        since: thread.createdAt,
        leadsTo: `/proposals/${id}?comment=${thread.id}`,
      },
    ]);
  });
  expect(await waitsFor(owner)).toEqual([]);
  expect(await waitsFor(await newActor({ name: 'Juma Baraka' }))).toEqual([]);

  const reply = { id: 'reply-of-juma-baraka-0001', text: 'It is.', mentions: [] };
  await post(writer, reply, `/${thread.id}/replies`);
  expect(await waitsFor(writer)).toEqual([]);

  const again = { id: 'reply-of-amina-odhiambo-01', ...mention('Juma Baraka', writer.userId) };
  await post(owner, again, `/${thread.id}/replies`);
  // An answer of somebody else is none of theirs.
  await post(reviewer, { ...reply, id: 'reply-of-grace-wanjiru-001' }, `/${thread.id}/replies`);
  expect(await waitsFor(writer)).toMatchObject([{ kind: 'mention', about: again.text }]);
  await post(owner, undefined, `/${thread.id}/resolve`);
  expect(await waitsFor(writer)).toEqual([]);

  // Who cannot answer is told once, and nothing waits for them.
  await comment(owner, 'Methodology', mention('Vera Njeri', viewer.userId));
  expect(await waitsFor(viewer)).toEqual([]);
});

test('a mention in a proposal that was sent waits for nobody', async () => {
  const { id, owner, writer, comment } = await givenComments(api);
  await comment(owner, 'Methodology', mention('Juma Baraka', writer.userId));
  expect(await waitsFor(writer)).toHaveLength(1);
  await api.as(owner).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  expect(await waitsFor(writer)).toEqual([]);
});

test('a suggestion waits for who leads the proposal until all of it is decided (OWNER-05)', async () => {
  const { owner, writer, reviewer, comment, post, textOf } = await givenComments(api);
  const quote = (await textOf({ kind: 'section', section: 'methodology' })).split(' ').slice(0, 3).join(' ');
  const words = `First ${quote} then`;
  const thread = await comment(reviewer, quote, { text: '', suggestion: { words } });
  expect(await waitsFor(owner)).toMatchObject([
    { kind: 'suggestion', id: thread.id, about: words, from: 'Grace Wanjiru' },
  ]);
  expect(await waitsFor(writer)).toEqual([]);
  expect(await waitsFor(reviewer)).toEqual([]);
  const [first, ...others] = thread.suggestion?.changes ?? [];
  const refuse = (changes: readonly { id: string }[]) =>
    post(owner, { changes: changes.map(({ id }) => ({ id, accept: false })) }, `/${thread.id}/decide`);
  expect(others.length).toBeGreaterThan(0);
  await refuse([first as { id: string }]);
  expect(await waitsFor(owner)).toHaveLength(1);
  await refuse(others);
  expect(await waitsFor(owner)).toEqual([]);

  await comment(owner, quote, { text: '', suggestion: { words } });
  expect(await waitsFor(owner)).toEqual([]);
});
