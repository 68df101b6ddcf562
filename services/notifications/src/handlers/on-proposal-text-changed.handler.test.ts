import { event } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember } from '../testing/deliver.ts';
import { onProposalTextChanged } from './on-proposal-text-changed.handler.ts';

testApp(notifications);

test('open pages of the organization ask for the text again, those of no other', async () => {
  const [ours, theirs] = [await aMember(), await aMember()];
  const changed = event('proposal.text_changed', ours.tenantId, { proposalId: 'p1' });
  await onProposalTextChanged.handle(changed);
  await onProposalTextChanged.handle({ ...changed, at: new Date(Date.now() - 2 * 60 * 60_000) });
  const edited = { proposalId: 'p2', userId: 'somebody' };
  await onProposalTextChanged.handle(event('application.edited', ours.tenantId, edited));
  const messages = await StreamMessageModel.find({ tenantId: ours.tenantId }).lean();
  expect(messages.map(({ name, data, userId }) => [name, data, userId])).toEqual([
    ['proposal_text', { proposalId: 'p1' }, undefined],
    ['proposal_text', { proposalId: 'p2' }, undefined],
  ]);
  expect(await StreamMessageModel.countDocuments({ tenantId: theirs.tenantId })).toBe(0);
});
