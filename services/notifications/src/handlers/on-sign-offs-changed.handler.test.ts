import type { NotificationList } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { type TestActor, testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember, inboxUrl } from '../testing/deliver.ts';
import { onPeopleNamed } from './on-people-named.handler.ts';
import { onSignOffsChanged } from './on-sign-offs-changed.handler.ts';

const api = testApp(notifications);

async function inbox(actor: TestActor): Promise<string[]> {
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?status=all`);
  return answer.json<NotificationList>().notifications.map(({ title, message }) => `${title}. ${message}`);
}

async function given() {
  const amina = await aMember();
  const { tenantId } = amina;
  const juma = await aMember({ tenantId, role: 'Reviewer', name: 'Juma Baraka' });
  for (const { userId, name } of [amina, juma]) {
    const [firstName = '', lastName = ''] = name.split(' ');
    await onPeopleNamed.handle(event('user.registered', tenantId, { userId, firstName, lastName }) as never);
  }
  const facts = { proposalId: 'p1', title: 'Wells' };
  return { amina, juma, tenantId, facts, signer: { id: juma.userId, kind: 'person' as const } };
}

test('signers hear once what is asked of them, and whoever asked hears what they did (SIGNOFF-02)', async () => {
  const { amina, juma, tenantId, facts, signer } = await given();
  const guest = { id: 'g1', kind: 'guest' as const };
  const asked = event('sign_off.asked', tenantId, {
    ...{ ...facts, userId: amina.userId },
    signers: [signer, guest, { id: amina.userId, kind: 'person' }],
  });
  for (const _again of [1, 2]) await onSignOffsChanged.handle(asked);
  expect(await inbox(juma)).toEqual([
    `${amina.name} asks you to sign off Wells. Read text, answers and budget, and agree with them as they are.`,
  ]);
  // Nobody is told of what they did themselves.
  expect(await inbox(amina)).toEqual([]);
  const given1 = { ...facts, signer, userId: juma.userId, askedBy: [amina.userId], agreed: 1, asked: 1 };
  await onSignOffsChanged.handle(event('sign_off.given', tenantId, given1));
  expect(await inbox(amina)).toEqual([
    'Juma Baraka agreed with Wells. Everybody has agreed: it can be submitted.',
  ]);
  const byGuest = { ...given1, userId: '', signer: guest, agreed: 0 };
  await onSignOffsChanged.handle(event('sign_off.withdrawn', tenantId, byGuest));
  expect((await inbox(amina))[0]).toBe('A signer took back the agreement with Wells. 0 of 1 have agreed.');
});

test('a change that voids sign-offs is told to who gave them and to who asked for them; open pages reload them', async () => {
  const { amina, juma, tenantId, facts, signer } = await given();
  const payload = { ...facts, signers: [signer], askedBy: [amina.userId] };
  await onSignOffsChanged.handle(event('sign_off.voided', tenantId, payload));
  expect(await inbox(juma)).toEqual([
    'Wells has changed since you agreed. See which words, and agree with the text as it is now.',
  ]);
  expect(await inbox(amina)).toEqual([
    'Wells: a change voided a sign-off. It must be agreed with again before it is submitted.',
  ]);
  const messages = await StreamMessageModel.find({ tenantId, name: 'sign_offs' }).lean();
  expect(messages.map(({ data }) => data)).toEqual([{ proposalId: 'p1' }]);
});
