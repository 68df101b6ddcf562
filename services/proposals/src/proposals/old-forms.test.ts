import { proposalFieldNames } from '@harambee/domain';
import { builtInDrafter } from '@harambee/drafting';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';
import { ProposalFormModel } from './proposal-form.model.ts';
import { ProposalTextModel } from './proposal-text.model.ts';

const api = testApp(proposals);

/** As if a release without the field had saved the form. */
async function forgetField(tenantId: string, field: string) {
  await ProposalFormModel.collection.updateMany({ tenantId }, { $unset: { [`fields.${field}`]: 1 } });
  await ProposalTextModel.collection.updateMany({ tenantId }, { $unset: { [`facts.proposal.${field}`]: 1 } });
}

test('a proposal saved before a field was added opens with it empty, which does not make its text out of date', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { sustainability: 'Fees' });
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  await forgetField(actor.tenantId, 'sustainability');
  const proposal = await readProposal(api, actor, id);
  expect(proposal.draftContent.sustainability).toBe('');
  expect(proposal.stale).toBeUndefined();
});

test('it can be edited and exported like any other', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  await forgetField(actor.tenantId, 'team');
  expect((await api.as(actor).get(`/api/proposals/${id}/docx`)).statusCode).toBe(200);
  const { draftContent } = await readProposal(api, actor, id);
  const body = Object.fromEntries(
    proposalFieldNames.map((name) => [name, draftContent[name as keyof typeof draftContent]]),
  );
  const saved = await api.as(actor).put(`/api/proposals/${id}`, { ...body, title: 'Wells' });
  expect(saved.statusCode).toBe(200);
  expect(saved.json().proposal.draftContent).toMatchObject({ title: 'Wells', team: '' });
});
