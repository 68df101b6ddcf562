import { event } from '@harambee/service-kit';
import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { inviteGuest } from '../testing/guests.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aMemberOf, signUp, signUpUnproved } from '../testing/people.ts';
import { onCommentMentioned } from './on-comment-mentioned.handler.ts';
import { onSignOffAsked } from './on-sign-off-asked.handler.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));
const tellMention = onCommentMentioned(() => api.app);
const tellSignOff = onSignOffAsked(() => api.app);

async function scene() {
  const owner = await signUp(api);
  const colleague = await aMemberOf(api, owner);
  const guest = await inviteGuest(api, owner);
  return { owner, colleague, guest, tenantId: owner.user.tenantId, proposalId: guest.proposalId };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const mention = ({ owner, colleague, guest, tenantId, proposalId }: Scene, more = {}) =>
  event('comment.mentioned', tenantId, {
    ...{ proposalId, threadId: 'thread-1', commentId: 'comment-1', title: 'Wells', excerpt: 'Is that so?' },
    by: { id: owner.user.id, name: 'Wanjiku Kamau', kind: 'person' as const },
    userIds: [colleague.user.id],
    guestIds: [guest.guest.id],
    ...more,
  });

const lettersOf = async ({ colleague, guest }: Scene) => ({
  colleague: (await mailTo(api, colleague.person.email)).map(({ subject }) => subject),
  guest: (await mailTo(api, guest.email)).slice(1).map(({ subject }) => subject),
});

test('who is mentioned is mailed once, however often the event is handled', async () => {
  const given = await scene();
  const published = mention(given);
  await Promise.all([1, 2, 3].map(() => tellMention.handle(published)));
  const subject = 'Wanjiku Kamau mentions you: Wells';
  expect(await lettersOf(given)).toEqual({ colleague: [subject], guest: [subject] });
  const [letter] = await mailTo(api, given.colleague.person.email);
  expect(letter?.text).toContain(`/proposals/${given.proposalId}?thread=thread-1`);
  const toGuest = (await mailTo(api, given.guest.email)).at(-1);
  expect(toGuest?.text).toContain('Is that so?');
  // Only the hash of the link is known, and no address of the app is of use to a guest.
  expect(toGuest?.text).not.toMatch(/http/);
});

test('a letter carries no links of whoever wrote the comment or the title', async () => {
  const given = await scene();
  await tellMention.handle(
    mention(given, { excerpt: 'See https://evil.example/x now', title: 'www.evil.example' }),
  );
  const [letter] = await mailTo(api, given.colleague.person.email);
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/evil\.example|\/\/evil/);
});

test('nobody is mailed who left, whose link ended, of another proposal or organization, or with an unproved address', async () => {
  const [given, other] = [await scene(), await scene()];
  const unproved = await signUpUnproved(api);
  await api.as(given.owner).delete(`/api/auth/guests/${given.guest.guest.id}`);
  await api.as(given.owner).delete(`/api/auth/members/${given.colleague.user.id}`);
  const [gone, theirs] = [given.guest, other.guest];
  await tellMention.handle(
    mention(given, {
      userIds: [given.colleague.user.id, other.colleague.user.id],
      guestIds: [gone.guest.id, theirs.guest.id],
    }),
  );
  await tellMention.handle(
    event('comment.mentioned', unproved.user.tenantId, {
      ...mention(given).payload,
      ...{ userIds: [unproved.user.id], guestIds: [] },
    }),
  );
  expect(await lettersOf(given)).toEqual({ colleague: ['You have left Maji Safi Trust'], guest: [] });
  expect(await lettersOf(other)).toEqual({ colleague: [], guest: [] });
  expect(await mailTo(api, unproved.person.email)).toEqual([]);
});

test('an old event is told to nobody, and thirty letters a day are enough', async () => {
  const given = await scene();
  const old = mention(given);
  const back = travel(25 * 60 * 60_000);
  await tellMention.handle(old);
  back();
  expect((await lettersOf(given)).colleague).toEqual([]);
  for (let n = 0; n < 32; n += 1) await tellMention.handle(mention(given, { guestIds: [] }));
  expect((await lettersOf(given)).colleague).toHaveLength(30);
});

test('who is asked to sign off is mailed; who asked is not; a guest hears when an edit voids it', async () => {
  const given = await scene();
  const { owner, colleague, guest, tenantId, proposalId } = given;
  const signers = [
    { id: owner.user.id, kind: 'person' as const },
    { id: colleague.user.id, kind: 'person' as const },
    { id: guest.guest.id, kind: 'guest' as const },
  ];
  const base = { proposalId, title: 'Wells', signers };
  await tellSignOff.handle(event('sign_off.asked', tenantId, { ...base, userId: owner.user.id }));
  await tellSignOff.handle(event('sign_off.voided', tenantId, { ...base, askedBy: [owner.user.id] }));
  expect(await lettersOf(given)).toEqual({
    colleague: ['Wanjiku Kamau asks you to sign off: Wells'],
    guest: ['Wanjiku Kamau asks you to sign off: Wells', 'Changed since you signed it off: Wells'],
  });
  expect(await mailTo(api, owner.person.email)).toEqual([]);
});
