import type { DomainEvent } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { expectOrganizationRemoved, exported, newActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../app.ts';
import { onOrganizationRegistered } from '../handlers/on-organization-registered.handler.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { onTeamChanged } from '../handlers/on-team-changed.handler.ts';
import {
  deliverApplication,
  deliverAward,
  deliverCall,
  deliverDocument,
  deliverMove,
  deliverProposal,
  deliverReadiness,
  deliverSignOff,
} from '../testing/deliver.ts';

const api = testApp(assistant);

async function anOrganization() {
  const owner = await newActor();
  const { tenantId, userId } = owner;
  const registered = event('organization.registered', tenantId, { name: 'Maji Safi', userId });
  await onOrganizationRegistered.handle(registered as DomainEvent<'organization.registered'>);
  const proposalId = await deliverProposal(tenantId);
  await deliverMove(tenantId, { proposalId, to: 'completed', at: new Date() });
  await deliverSignOff(tenantId, { proposalId, userId, isAgreed: false, at: new Date() });
  await deliverReadiness(tenantId, { proposalId });
  await deliverDocument(tenantId, { name: 'Statutes' });
  await deliverAward(tenantId, 10);
  const person = { userId, firstName: 'Amina', lastName: '' };
  await onPeopleChanged.handle(event('user.registered', tenantId, person) as never);
  const created = { proposalId: `p-${tenantId}`, userId };
  await onTeamChanged.handle(event('proposal.created', tenantId, created as never) as never);
  await deliverApplication(tenantId, { callId: await deliverCall(tenantId) });
  return owner;
}

test('an organization is removed completely, and others are left alone', async () => {
  const [ours, theirs] = [await anOrganization(), await anOrganization()];
  await expectOrganizationRemoved(api, assistant, { ours: ours.tenantId, theirs: theirs.tenantId });
});

test('this service has nothing to download, and the archive says why', async () => {
  const { files, head } = await exported(api, await anOrganization(), 'organization');
  expect(files.size).toBe(0);
  expect(head.leftOut.map(({ name }) => name)).toEqual([
    ...['assistant_proposals', 'assistant_organizations', 'assistant_awards'],
    ...['assistant_calls', 'assistant_applications', 'assistant_teams', 'assistant_people'],
    ...['assistant_moves', 'assistant_readiness', 'assistant_sign_offs', 'assistant_documents'],
  ]);
});
