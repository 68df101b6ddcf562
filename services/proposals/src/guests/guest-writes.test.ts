import { randomUUID } from 'node:crypto';
import type { CommentList, CommentThread, GuestSignOffBody, SignOffs } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, newGuest, type TestActor, type TestGuest, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onGuestChanged } from '../handlers/on-guest-changed.handler.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
const url = '/api/proposals/guest';

async function given(may: TestGuest['may'] = 'sign') {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { id } = await givenProposal(api, owner);
  await writeAll();
  const guest = await newGuest({ tenantId: owner.tenantId, proposalId: id, may });
  await onGuestChanged.handle(
    event('guest.invited', owner.tenantId, {
      ...{ guestId: guest.guestId, revision: 1, proposalId: id, name: guest.name, may, again: false },
      ...{ until: new Date(Date.now() + 60_000), userId: owner.userId, userName: owner.name },
    }),
  );
  return { owner, id, guest };
}

const newThread = (text: string) => ({
  id: randomUUID(),
  place: { kind: 'section', section: 'methodology' },
  text,
});
const threadsOf = async (guest: TestGuest) =>
  (await api.as(guest).get(`${url}/comments`)).json<CommentList>().threads;
const byTeam = (owner: TestActor, id: string, body: object) =>
  api.as(owner).post(`/api/proposals/${id}/comments`, body);

test('what a guest writes is a comment of theirs, which the team sees and answers', async () => {
  const { owner, id, guest } = await given('comment');
  const made = await api.as(guest).post(`${url}/comments`, newThread('Who checks the wells?'));
  expect(made.statusCode).toBe(201);
  const { thread } = made.json<{ thread: CommentThread }>();
  expect(thread.comments[0]?.by).toEqual({ id: guest.guestId, name: 'Neema Mushi', kind: 'guest' });
  const reply = await api.as(owner).post(`/api/proposals/${id}/comments/${thread.id}/replies`, {
    ...{ id: randomUUID(), text: 'The county.' },
  });
  expect(reply.statusCode).toBe(201);
  const [seen] = await threadsOf(guest);
  expect(seen?.comments.map(({ text, by }) => [text, by.name])).toEqual([
    ['Who checks the wells?', 'Neema Mushi'],
    ['The county.', 'Amina Odhiambo'],
  ]);
  expect(JSON.stringify(seen)).not.toContain(owner.userId);
});

test('what the team and other guests say among themselves is neither seen nor answered', async () => {
  const { owner, id, guest } = await given('comment');
  const other = await newGuest({ tenantId: owner.tenantId, proposalId: id, may: 'comment', name: 'Otieno' });
  const internal = newThread('This funder is slow, do not tell Neema');
  expect((await byTeam(owner, id, internal)).statusCode).toBe(201);
  const theirs = newThread('A word of another guest');
  expect((await api.as(other).post(`${url}/comments`, theirs)).statusCode).toBe(201);
  expect(await threadsOf(guest)).toEqual([]);
  for (const { id: threadId } of [internal, theirs]) {
    const path = `${url}/comments/${threadId}/replies`;
    const reply = { id: randomUUID(), text: 'May I?' };
    const statuses = [
      (await api.as(guest).post(path, reply)).statusCode,
      (await api.as(guest).patch(`${path}/${threadId}`, { text: 'Mine now' })).statusCode,
      (await api.as(guest).delete(`${path}/${threadId}`)).statusCode,
    ];
    expect(statuses).toEqual([404, 404, 404]);
  }
});

test('a conversation in which they are mentioned is theirs, too', async () => {
  const { owner, id, guest } = await given('comment');
  const text = '@Neema Mushi is that right?';
  const mentions = [{ start: 0, end: 12, id: guest.guestId, kind: 'guest' }];
  await byTeam(owner, id, { ...newThread(text), mentions });
  const [thread] = await threadsOf(guest);
  expect(thread?.comments[0]?.mentions).toEqual(mentions);
});

test('a guest changes and deletes their own words only, and mentions nobody', async () => {
  const { owner, id, guest } = await given('comment');
  const mine = {
    ...newThread('@Amina Odhiambo look'),
    mentions: [{ start: 0, end: 15, id: owner.userId, kind: 'person' }],
  };
  const made = (await api.as(guest).post(`${url}/comments`, mine)).json<{ thread: CommentThread }>().thread;
  expect(made.comments[0]?.mentions).toEqual([]);
  const replyId = randomUUID();
  await api.as(owner).post(`/api/proposals/${id}/comments/${mine.id}/replies`, { id: replyId, text: 'Yes.' });
  const at = `${url}/comments/${mine.id}/replies`;
  const statuses = [
    (await api.as(guest).patch(`${at}/${mine.id}`, { text: 'Please look' })).statusCode,
    (await api.as(guest).patch(`${at}/${replyId}`, { text: 'No.' })).statusCode,
    (await api.as(guest).delete(`${at}/${replyId}`)).statusCode,
    (await api.as(guest).delete(`${at}/${mine.id}`)).statusCode,
  ];
  expect(statuses).toEqual([200, 403, 403, 200]);
});

test('what a guest wrote stays when the link ends', async () => {
  const { owner, id, guest } = await given('comment');
  await api.as(guest).post(`${url}/comments`, newThread('Stays'));
  await onGuestChanged.handle(
    event('guest.revoked', owner.tenantId, {
      ...{ guestId: guest.guestId, revision: 2, proposalId: id, name: guest.name, may: 'comment' },
      ...{ until: new Date(), userId: owner.userId, userName: owner.name, why: 'revoked' },
    }),
  );
  const { threads } = (await api.as(owner).get(`/api/proposals/${id}/comments`)).json<CommentList>();
  expect(threads[0]?.comments[0]).toMatchObject({
    text: 'Stays',
    by: { name: 'Neema Mushi', kind: 'guest' },
  });
});

test('a link to read neither comments nor signs; one to comment does not sign', async () => {
  const [reads, comments] = [await given('read'), await given('comment')];
  const statuses = async (guest: TestGuest) => [
    (await api.as(guest).get(url)).statusCode,
    (await api.as(guest).get(`${url}/comments`)).statusCode,
    (await api.as(guest).post(`${url}/comments`, newThread('x'))).statusCode,
    (await api.as(guest).get(`${url}/sign-off`)).statusCode,
    (await api.as(guest).post(`${url}/sign-off/agree`, { hash: '0'.repeat(64) })).statusCode,
  ];
  expect(await statuses(reads.guest)).toEqual([200, 403, 403, 403, 403]);
  expect(await statuses(comments.guest)).toEqual([200, 200, 201, 403, 403]);
});

describe('signing', () => {
  const ask = (owner: TestActor, id: string, ids: { id: string; kind: string }[]) =>
    api.as(owner).put(`/api/proposals/${id}/sign-offs`, { signers: ids });
  const own = async (guest: TestGuest) =>
    (await api.as(guest).get(`${url}/sign-off`)).json<GuestSignOffBody>().signOff;
  const agree = (guest: TestGuest, hash: string) => api.as(guest).post(`${url}/sign-off/agree`, { hash });

  test('a guest who was asked agrees with the exact text; an edit voids it and says what changed', async () => {
    const { owner, id, guest } = await given();
    expect((await own(guest)).own).toBeUndefined();
    expect((await agree(guest, (await own(guest)).hash)).statusCode).toBe(403);
    expect((await ask(owner, id, [{ id: guest.guestId, kind: 'guest' }])).statusCode).toBe(200);
    const { hash, own: open } = await own(guest);
    expect(open).toMatchObject({ state: 'open', askedBy: 'Amina Odhiambo' });
    const refused = await agree(guest, 'f'.repeat(64));
    expect([refused.statusCode, refused.json().signOff.hash]).toEqual([412, hash]);
    expect((await agree(guest, hash)).json<GuestSignOffBody>().signOff.own).toMatchObject({
      state: 'agreed',
      hash,
    });
    await api.as(owner).patch(`/api/proposals/${id}/text`, {
      changes: [
        {
          ...{ section: 'methodology', paragraph: 'p1', revision: 0, base: 'Methodology: …' },
          blocks: [{ kind: 'paragraph', content: [{ text: 'Other words.' }] }],
        },
      ],
    });
    const after = await own(guest);
    expect(after.own?.state).toBe('voided');
    expect(after.voided?.places.length).toBeGreaterThan(0);
    const withdrawn = await api.as(guest).post(`${url}/sign-off/withdraw`);
    expect(withdrawn.json<GuestSignOffBody>().signOff.own?.state).toBe('open');
  });

  test('whom else was asked stays hidden, also in a refusal', async () => {
    const { owner, id, guest } = await given();
    const other = {
      guestId: 'other',
      revision: 1,
      proposalId: id,
      name: 'Mzee Secret',
      may: 'sign' as const,
    };
    await onGuestChanged.handle(
      event('guest.invited', owner.tenantId, {
        ...other,
        ...{ until: new Date(Date.now() + 60_000), userId: owner.userId, userName: owner.name, again: false },
      }),
    );
    await ask(owner, id, [
      { id: guest.guestId, kind: 'guest' },
      { id: 'other', kind: 'guest' },
    ]);
    const bodies = [
      (await api.as(guest).get(`${url}/sign-off`)).body,
      (await agree(guest, 'f'.repeat(64))).body,
      (await agree(guest, (await own(guest)).hash)).body,
    ].join();
    expect(bodies).not.toMatch(/Mzee|other"/);
    expect(bodies).not.toContain(owner.userId);
    const { signOffs } = (await api.as(owner).get(`/api/proposals/${id}/sign-offs`)).json<{
      signOffs: SignOffs;
    }>();
    expect(signOffs.signOffs.map(({ state }) => state)).toEqual(['agreed', 'open']);
  });

  test('nobody asks a guest who may not sign, of another proposal, or whose link has ended', async () => {
    const [{ owner, id, guest }, other] = [await given('comment'), await given()];
    for (const guestId of [guest.guestId, other.guest.guestId, 'nobody'])
      expect((await ask(owner, id, [{ id: guestId, kind: 'guest' }])).statusCode).toBe(409);
  });
});
