import { randomId } from '@harambee/service-kit';
import { expectIsolation, type IdCall, newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenComments } from '../testing/sample-comments.ts';
import { givenProposal } from '../testing/sample-proposal.ts';

const api = testApp(proposals);

const proposalUrl = (id: string) => `/api/proposals/${id}/comments`;

test("another organization's proposal, thread and comment are like unknown ones", async () => {
  const { owner, id, comment, on, url } = await givenComments(api);
  const { id: threadId } = await comment(owner, 'Methodology', { suggestion: { words: 'Method' } });
  const stranger = await newActor();
  const reply = { id: randomId(), text: 'Hello' };
  const deciding = { changes: [{ id: 'c1', accept: true }] };
  const body = await on('Methodology');
  const calls = (to: (given: string) => string): IdCall[] => [
    { method: 'POST', url: (given) => `${to(given)}/replies`, body: reply },
    { method: 'PATCH', url: (given) => `${to(given)}/replies/${threadId}`, body: { text: 'Mine' } },
    { method: 'DELETE', url: (given) => `${to(given)}/replies/${threadId}` },
    { method: 'POST', url: (given) => `${to(given)}/resolve`, body: {} },
    { method: 'POST', url: (given) => `${to(given)}/reopen`, body: {} },
    { method: 'POST', url: (given) => `${to(given)}/decide`, body: deciding },
  ];
  await expectIsolation(api, {
    ...{ owner, stranger, id },
    calls: [
      { method: 'GET', url: proposalUrl },
      { method: 'POST', url: proposalUrl, body },
      ...calls((given) => `${proposalUrl(given)}/${threadId}`),
    ],
  });
  await expectIsolation(api, {
    ...{ owner, stranger, id: threadId },
    calls: calls((given) => `${url}/${given}`),
  });
  // Nor does a thread answer under another proposal of its own organization.
  const other = await givenProposal(api, owner);
  for (const { method, url: to, body: sent } of calls((given) => `${proposalUrl(given)}/${threadId}`)) {
    const payload = sent as Record<string, unknown>;
    const answer = await api.inject({ method, url: to(other.id), headers: owner.headers, payload });
    expect([method, to(':id'), answer.statusCode]).toEqual([method, to(':id'), 404]);
  }
  expect((await api.as(owner).get(proposalUrl(other.id))).json()).toEqual({ threads: [] });
});

test('the same id in two organizations is two threads', async () => {
  const [ours, theirs] = [await givenComments(api), await givenComments(api)];
  const { id } = await ours.comment(ours.owner, 'Methodology', { text: 'Ours' });
  await theirs.comment(theirs.owner, 'Methodology', { id, text: 'Theirs' });
  expect((await ours.read()).map(({ comments }) => comments[0]?.text)).toEqual(['Ours']);
  expect((await theirs.read()).map(({ comments }) => comments[0]?.text)).toEqual(['Theirs']);
});
