import { textOfBlocks } from '@harambee/domain';
import type { GuestProposalBody, TextBlock } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import {
  expectNoCollectionScan,
  newActor,
  newGuest,
  type TestActor,
  testApp,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onGuestChanged } from '../handlers/on-guest-changed.handler.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { guestsWhoMay } from '../known-guests/known-guests.service.ts';
import { givenKnownCall } from '../testing/sample-call.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
const url = '/api/proposals/guest';

const read = async (guest: { headers: Record<string, string> }): Promise<GuestProposalBody> => {
  const answer = await api.as(guest).get(url);
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  return answer.json();
};

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

async function given(body: Parameters<typeof givenProposal>[2] = {}) {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { id } = await givenProposal(api, owner, body);
  await writeAll();
  const guest = await newGuest({ tenantId: owner.tenantId, proposalId: id });
  return { owner, id, guest };
}

const edit = (by: TestActor, id: string, blocks: TextBlock[], revision = 0) =>
  api.as(by).patch(`/api/proposals/${id}/text`, {
    changes: [{ section: 'methodology', paragraph: 'p1', revision, base: 'Methodology: …', blocks }],
  });

test('a guest reads the text with its edits, and the budget', async () => {
  const { owner, id, guest } = await given();
  await edit(owner, id, words('In our own words.'));
  const { proposal, guest: me } = await read(guest);
  expect(me).toEqual({ id: guest.guestId, name: 'Neema Mushi', may: 'sign' });
  expect(proposal).toMatchObject({
    title: 'Clean water for six villages of Kitui',
    organization: 'Maji Safi Trust',
    requestedAmount: 250_000,
    currency: 'USD',
    status: 'completed',
  });
  const methodology = proposal.sections.find(({ key }) => key === 'methodology');
  expect(methodology?.paragraphs.map(({ blocks }) => textOfBlocks(blocks).text)).toEqual([
    'In our own words.',
  ]);
  expect(proposal.budget?.rows.at(-1)?.cells.at(-1)).toBe('$250,000');
});

test('a fact reads as its words: neither its card nor its whole value leaves', async () => {
  const { owner, id, guest } = await given();
  const secret = 'proposal.description';
  await edit(owner, id, [
    {
      kind: 'paragraph',
      content: [
        { text: 'We serve ' },
        {
          fact: secret,
          text: 'six villages',
          value: 'Boreholes, pumps and water committees',
          marks: ['bold'],
        },
      ],
    },
  ]);
  const body = JSON.stringify(await read(guest));
  expect(body).not.toMatch(
    /"fact"|"value"|"sources"|"source"|"how"|"by"|"history"|"advice"|"readiness"|"needs"/,
  );
});

test('nothing hidden of the profile leaves, in whichever field it is kept', async () => {
  const { owner, guest } = await given();
  const canary = (name: string) => `canary-${name}-7431`;
  await onProfileChanged.handle(
    event('profile.updated', owner.tenantId, {
      ...{
        profileId: randomId(),
        revision: 3,
        name: canary('name'),
        type: 'NGO',
        location: canary('location'),
      },
      ...{
        foundedYear: 1999,
        mission: canary('mission'),
        sdgs: [6],
        website: canary('website'),
        isActive: true,
      },
      onLeaderboard: false,
      facts: [
        {
          ...{ id: 'f1', name: canary('fact'), value: 77_123, unit: canary('unit') },
          ...{ date: '2026-01-01', source: canary('source') },
        },
      ],
      statements: {
        ...{
          description: canary('description'),
          registrationNumber: canary('number'),
          legalStatus: canary('legal'),
        },
        ...{ contactName: canary('contact'), contactEmail: canary('mail'), contactPhone: canary('phone') },
        currency: 'USD',
      },
    }),
  );
  expect(JSON.stringify(await read(guest))).not.toMatch(/canary|77,?123/);
});

test('answers to the questions of a call are read without who wrote them and what else is kept', async () => {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const callId = await givenKnownCall(owner);
  const { id } = await givenProposal(api, owner, { callId });
  const saved = await api.as(owner).put(`/api/proposals/${id}/answers/name`, {
    blocks: words('Maji Safi Trust, registered'),
    isStarred: true,
  });
  expect(saved.statusCode).toBe(200);
  const { proposal } = await read(await newGuest({ tenantId: owner.tenantId, proposalId: id }));
  expect(proposal.answers.map(({ questionId }) => questionId)).toEqual([
    'need',
    'money',
    'lasting',
    'name',
    'more',
  ]);
  expect(proposal.answers[3]).toEqual({
    ...{ questionId: 'name', question: 'Legal name of the applicant' },
    blocks: words('Maji Safi Trust, registered'),
  });
  expect(JSON.stringify(proposal)).not.toMatch(/Amina|isStarred|isTicked|revision/);
});

test('a page that has the newest text gets no body, and the next change at once', async () => {
  const { owner, id, guest } = await given();
  const first = await api.as(guest).get(url);
  const tag = String(first.headers.etag);
  const again = await api.as(guest).get(url, { 'if-none-match': tag });
  expect([again.statusCode, again.body, again.headers['content-length']]).toEqual([304, '', '0']);
  await edit(owner, id, words('Changed.'));
  const changed = await api.as(guest).get(url, { 'if-none-match': tag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(tag);
});

test('another proposal, of the same organization or of another, is not found by any request', async () => {
  const [one, other] = [await given(), await given()];
  const stray = await newGuest({ tenantId: one.owner.tenantId, proposalId: other.id });
  expect((await api.as(stray).get(url)).statusCode).toBe(404);
  const second = await givenProposal(api, one.owner);
  for (const address of [`${url}?id=${second.id}`, `${url}?proposalId=${second.id}`, `${url}/${second.id}`]) {
    const answer = await api.as(one.guest).get(address, { 'x-proposal-id': second.id });
    if (answer.statusCode === 200)
      expect(answer.json().proposal.title).toBe('Clean water for six villages of Kitui');
    expect(answer.body).not.toContain(second.id);
  }
});

test('a proposal that is gone is not found', async () => {
  const { owner } = await given();
  const guest = await newGuest({ tenantId: owner.tenantId });
  expect((await api.as(guest).get(url)).statusCode).toBe(404);
});

test('every query of a guest uses an index', async () => {
  const { guest } = await given();
  await expectNoCollectionScan(() => read(guest));
});

test('who may be named or asked to sign: guests of this proposal whose links work', async () => {
  const [tenantId, proposalId] = [randomId(), randomId()];
  const snapshot = (guestId: string, revision: number, more = {}) => ({
    ...{ guestId, revision, proposalId, name: `Guest ${guestId}`, may: 'sign' as const },
    ...{ until: new Date(Date.now() + 60_000), userId: 'somebody', userName: 'Amina', ...more },
  });
  const invited = (guestId: string, more = {}) =>
    onGuestChanged.handle(event('guest.invited', tenantId, { ...snapshot(guestId, 1, more), again: false }));
  await invited('signs');
  await invited('reads', { may: 'read' });
  await invited('elsewhere', { proposalId: randomId() });
  await invited('ended', { until: new Date(Date.now() - 1) });
  await invited('revoked');
  await onGuestChanged.handle(
    event('guest.revoked', tenantId, { ...snapshot('revoked', 2), why: 'revoked' }),
  );
  // Events may come twice and in any order.
  await invited('revoked');
  const names = async (needed: 'read' | 'sign') =>
    (await guestsWhoMay(tenantId, proposalId, needed)).map(({ _id }) => _id).sort();
  expect(await names('sign')).toEqual(['signs']);
  expect(await names('read')).toEqual(['reads', 'signs']);
  expect(await guestsWhoMay(randomId(), proposalId, 'read')).toEqual([]);
});
