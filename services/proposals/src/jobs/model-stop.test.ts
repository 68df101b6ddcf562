import { once } from 'node:events';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import type { Claim } from './claim.ts';
import { watchModelStop } from './model-stop.ts';

const api = testApp(proposals);

test('a stop that came to another process is seen in the job (DRAFT-38)', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const filter = { _id: id, tenantId: actor.tenantId };
  const record = (await ProposalModel.findOne(filter).lean<ProposalRecord>()) as ProposalRecord;
  const stop = watchModelStop({ record, job: record.job as Claim['job'] }, 5);
  expect(stop.signal.aborted).toBe(false);
  const stopped = once(stop.signal, 'abort');
  await ProposalModel.updateOne(filter, { $set: { 'job.isModelStopped': true } });
  await stopped;
  stop.end();
});
