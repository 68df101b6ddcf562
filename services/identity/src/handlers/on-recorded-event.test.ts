import { event } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import { checkRecord } from '../action-record/check-record.service.ts';
import { identityService } from '../app.ts';
import { guestIn } from '../testing/guests.ts';
import { aMemberOf, signUp } from '../testing/people.ts';
import { actionsOf, sentencesOf } from '../testing/records.ts';
import { onRecordedEvent } from './on-recorded-event.handler.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }));

test('the link of a guest: made, opened, ended, each once', async () => {
  const owner = await signUp(api);
  const { guest } = await guestIn(api, owner, { may: 'comment' });
  await api.inject({ method: 'DELETE', url: `/api/auth/guests/${guest.id}`, headers: owner.headers });
  await api.settle();
  await api.settle();
  expect(await sentencesOf(api, owner, '?topic=guests')).toEqual([
    'Wanjiku Kamau ended the link of Neema Mushi to “Clean hands, full classes”',
    'Neema Mushi opened “Clean hands, full classes” as a guest',
    expect.stringMatching(
      /^Wanjiku Kamau invited Neema Mushi to comment on “Clean hands, full classes” until /,
    ),
  ]);
  expect(await actionsOf(api, owner, `?person=${guest.id}`)).toHaveLength(3);
  expect((await checkRecord(owner.user.tenantId, api.app.twoStepKeys)).problem).toBeUndefined();
});

test('a submission without sign-off, which comes twice, and by somebody who has left since', async () => {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  const { tenantId } = owner.user;
  const missing = [
    { id: 'a', kind: 'person' as const },
    { id: 'b', kind: 'guest' as const },
  ];
  const submitted = (userId: string) =>
    event('proposal.submitted_without_sign_off', tenantId, {
      proposalId: 'p',
      title: 'Wells',
      userId,
      missing,
    });
  const handler = onRecordedEvent(() => api.app);
  const one = submitted(owner.user.id);
  await handler.handle(one);
  await handler.handle(one);
  const late = submitted(member.user.id);
  await api.inject({ method: 'DELETE', url: `/api/auth/members/${member.user.id}`, headers: owner.headers });
  await handler.handle(late);
  expect(await sentencesOf(api, owner, '?topic=proposals')).toEqual([
    'A former member submitted “Wells” without the sign-off of 2 people',
    'Wanjiku Kamau submitted “Wells” without the sign-off of 2 people',
  ]);
  expect(await actionsOf(api, owner, '?topic=proposals')).toMatchObject([
    {},
    { at: one.at.toISOString(), details: { proposalId: 'p' } },
  ]);
});
