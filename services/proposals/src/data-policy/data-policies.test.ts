import { formerMember } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import {
  expectOrganizationRemoved,
  exported,
  newActor,
  publishPersonLeft,
  type TestActor,
  testApp,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { AnswerModel } from '../applications/answer.model.ts';
import { SentApplicationModel } from '../applications/sent-application.model.ts';
import { ThreadModel } from '../comments/thread.model.ts';
import { onGuestChanged } from '../handlers/on-guest-changed.handler.ts';
import { onOrganizationRegistered } from '../handlers/on-organization-registered.handler.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { claimNext } from '../jobs/claim.ts';
import { TextEditModel } from '../proposals/edits/text-edit.model.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { SignedTextModel } from '../sign-offs/signed-text.model.ts';
import { knowPeople } from '../testing/known-people.ts';
import { givenAnswer } from '../testing/sample-answer.ts';
import { givenKnownCall } from '../testing/sample-call.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';
import { TextChangeModel } from '../text-edits/text-change.model.ts';
import { TimelineNoteModel } from '../timeline-notes/timeline-note.model.ts';

const api = testApp(proposals);
const nobody = { id: formerMember.userId, name: formerMember.name, kind: 'person' };

async function anOrganization(name: string) {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { tenantId, userId } = owner;
  await onOrganizationRegistered.handle(event('organization.registered', tenantId, { name, userId }));
  for (const value of [1, 2]) {
    const fact = { id: 'f1', name: 'Wells', value, unit: 'wells', date: '', source: '' };
    const profile = { profileId: 'p1', revision: value, name, type: 'Other', location: '', foundedYear: 0 };
    const open = { mission: '', sdgs: [], website: '', isActive: true, onLeaderboard: true, facts: [fact] };
    await onProfileChanged.handle(event('profile.updated', tenantId, { ...profile, ...open }));
  }
  const member = await newActor({ tenantId, role: 'Member', name: 'Juma Baraka' });
  await knowPeople(owner, member);
  const callId = await givenKnownCall({ tenantId }, { name: `Call of ${name}` });
  const proposal = await givenProposal(api, member, { callId, title: `Water: "${name}" / 2027` });
  await writeAll();
  const blocks = [{ kind: 'paragraph', content: [{ text: `Words of ${name}` }] }];
  const change = { section: 'impact', paragraph: 'p1', revision: 0, base: '', blocks };
  const answer = await api.as(member).patch(`/api/proposals/${proposal.id}/text`, { changes: [change] });
  expect(answer.statusCode).toBe(200);
  const own = [{ kind: 'paragraph', content: [{ text: `Answer of ${name}` }] }];
  const saved = await api.as(member).put(`/api/proposals/${proposal.id}/answers/name`, { blocks: own });
  expect(saved.statusCode).toBe(200);
  await givenAnswer(api, member);
  const signOffs = `/api/proposals/${proposal.id}/sign-offs`;
  const signers = [owner, member].map((one) => ({ id: one.userId, kind: 'person' }));
  const { hash } = (await api.as(member).put(signOffs, { signers })).json().signOffs;
  for (const signer of [owner, member])
    expect((await api.as(signer).post(`${signOffs}/agree`, { hash })).statusCode).toBe(200);
  await api.as(member).get(`/api/proposals/${proposal.id}/application/file?format=csv`);
  await givenComment(owner, member, proposal.id);
  await onGuestChanged.handle(
    event('guest.invited', tenantId, {
      ...{ guestId: randomId(), revision: 1, proposalId: proposal.id, name: 'Neema Mushi', may: 'comment' },
      ...{ until: new Date(Date.now() + 86_400_000), userId, userName: owner.name, again: false },
    }),
  );
  return { owner, member, proposal, hash };
}

/** A suggestion of the member, with a reply of the owner that mentions them. */
async function givenComment(owner: TestActor, member: TestActor, id: string) {
  const url = `/api/proposals/${id}/comments`;
  const quote = 'Words of';
  const anchor = { start: 0, end: 8, quote, before: '', after: '' };
  const place = { kind: 'section', section: 'impact' };
  const first = { id: randomId(), place, anchor, text: 'Whose?', suggestion: { words: 'Words from' } };
  const thread = await api.as(member).post(url, first);
  expect(thread.statusCode).toBe(201);
  const mentions = [{ start: 0, end: 12, id: member.userId, kind: 'person' }];
  const reply = { id: randomId(), text: '@Juma Baraka, ours.', mentions };
  expect((await api.as(owner).post(`${url}/${first.id}/replies`, reply)).statusCode).toBe(201);
  const refuse = { changes: [{ id: 'c1', accept: false }] };
  expect((await api.as(member).post(`${url}/${first.id}/decide`, refuse)).statusCode).toBe(200);
}

test('the archive has every proposal with its form, history and each version as data, PDF and Word', async () => {
  const [ours] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  const { id } = ours.proposal;
  expect((await api.as(ours.owner).post(`/api/proposals/${id}/generate`)).statusCode).toBe(202);
  await writeAll();
  const { files, json } = await exported(api, ours.owner, 'organization');
  const folder = `organization/proposals/Water-Ours-2027-${id.slice(0, 8)}`;
  expect([...files.keys()].sort()).toEqual([
    'organization/answer-bank.json',
    `${folder}/answers.json`,
    `${folder}/comments.json`,
    `${folder}/form.json`,
    `${folder}/proposal.json`,
    `${folder}/signed-${ours.hash}.json`,
    `${folder}/text-changes.json`,
    `${folder}/text-edits.json`,
    `${folder}/timeline-notes.json`,
    ...[1, 2].flatMap((version) =>
      ['docx', 'json', 'pdf'].map((kind) => `${folder}/version-${version}.${kind}`),
    ),
    'you/answer-bank.json',
    'you/answers.json',
    'you/comments.json',
    'you/proposals.json',
    'you/text-changes.json',
    'you/text-edits.json',
    'you/timeline.json',
  ]);
  expect(json(`${folder}/timeline-notes.json`)).toContainEqual(
    expect.objectContaining({ what: 'file', items: ['the answers as CSV'] }),
  );
  expect(JSON.stringify(json(`${folder}/signed-${ours.hash}.json`))).toContain('Ours');
  expect(json(`${folder}/answers.json`)).toMatchObject([{ questionId: 'name', by: { name: 'Juma Baraka' } }]);
  expect(json(`${folder}/comments.json`)).toMatchObject([
    {
      anchor: { quote: 'Words of' },
      comments: [{ text: 'Whose?', by: { name: 'Juma Baraka' } }, { text: '@Juma Baraka, ours.' }],
      suggestion: { changes: [{ to: 'from', decision: { isAccepted: false } }] },
    },
  ]);
  expect(json(`${folder}/text-edits.json`)).toMatchObject([{ by: { name: 'Juma Baraka' } }]);
  expect(json(`${folder}/text-changes.json`)).toMatchObject([{ paragraph: 'p1' }]);
  // The first text keeps its edits, without the names of who made them.
  expect(json(`${folder}/version-1.json`)).toMatchObject({ edits: [{ section: 'impact', paragraph: 'p1' }] });
  expect(files.get(`${folder}/version-2.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files.get(`${folder}/version-1.docx`)?.subarray(0, 2).toString()).toBe('PK');
  expect(json(`${folder}/form.json`)).toMatchObject({
    title: ours.proposal.title,
    budget: expect.stringContaining('$'),
  });
  expect(json(`${folder}/version-1.json`)).toMatchObject({ version: 1, sections: expect.any(Array) });
  expect(json(`${folder}/proposal.json`)).toMatchObject({
    history: expect.arrayContaining([expect.objectContaining({ userName: 'Juma Baraka' })]),
    signOffs: { signers: expect.arrayContaining([expect.objectContaining({ agreed: expect.anything() })]) },
  });
  expect([...files.values()].join()).not.toContain('Theirs');
  const archive = await exported(api, ours.member);
  expect(archive.json('you/proposals.json')).toMatchObject([{ proposalId: id, title: ours.proposal.title }]);
  for (const file of ['edits', 'changes'])
    expect(archive.json(`you/text-${file}.json`)).toMatchObject([{ proposalId: id, paragraph: 'p1' }]);
  expect(archive.json('you/proposals.json')).toMatchObject([
    { signOffs: { steps: [{ step: 'asked' }, { step: 'agreed', hash: ours.hash }] } },
  ]);
  expect(archive.json('you/timeline.json')).toContainEqual(
    expect.objectContaining({ proposalId: id, what: 'file' }),
  );
  expect(archive.json('you/comments.json')).toMatchObject([
    { proposalId: id, text: 'Whose?', suggestion: 'Words from' },
  ]);
  expect(archive.json('you/answers.json')).toMatchObject([{ proposalId: id, questionId: 'name' }]);
  await api.as(ours.owner).post(`/api/proposals/${id}/status`, {
    status: 'submitted',
    withoutSignOff: { reason: 'A new text' },
  });
  const later = await exported(api, ours.owner, 'organization');
  const copy = [...later.files.keys()].find((name) => name.startsWith(`${folder}/sent-`)) ?? '';
  expect(later.json(copy)).toMatchObject({ call: { name: 'Call of Ours' }, isSent: true });
});

test('a person who leaves becomes a former member in histories and waiting jobs; their work stays', async () => {
  const [ours, theirs] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  const { member, owner, proposal } = ours;
  const { tenantId } = owner;
  const signOffs = `/api/proposals/${proposal.id}/sign-offs`;
  await api.as(member).post(`${signOffs}/withdraw`);
  const withoutSignOff = { reason: 'No time' };
  await api.as(owner).post(`/api/proposals/${proposal.id}/status`, { status: 'submitted', withoutSignOff });
  const waiting = await givenProposal(api, member);
  await api.as(owner).put(`/api/proposals/${waiting.id}/sign-offs`, {
    signers: [owner, member].map((one) => ({ id: one.userId, kind: 'person' })),
  });
  const before = await readProposal(api, owner, proposal.id);
  await publishPersonLeft(api, tenantId, member.userId);
  const after = await readProposal(api, owner, proposal.id);
  expect(after).toEqual({
    ...before,
    edits: before.edits?.map((edit) => ({
      ...edit,
      by: { id: formerMember.userId, name: formerMember.name },
    })),
    history: before.history.map((change) =>
      change.userId === member.userId
        ? { ...change, userId: formerMember.userId, userName: formerMember.name }
        : change.without
          ? { ...change, without: { ...change.without, missing: [nobody] } }
          : change,
    ),
  });
  // What was asked of them and not given stays asked, of nobody, so that nobody opens a submission by leaving.
  const asked = (await api.as(owner).get(`/api/proposals/${waiting.id}/sign-offs`)).json().signOffs;
  expect(asked.signOffs).toMatchObject([
    { signer: { id: owner.userId }, state: 'open' },
    { signer: nobody, state: 'open' },
  ]);
  expect(after.history.at(-1)?.userName).toBe('Amina Odhiambo');
  const rows = JSON.stringify([
    await ProposalModel.find({ tenantId }).lean(),
    await TextEditModel.find({ tenantId }).lean(),
    await TextChangeModel.find({ tenantId }).lean(),
    await AnswerModel.find({ tenantId }).lean(),
    await SentApplicationModel.find({ tenantId }).lean(),
    await TimelineNoteModel.find({ tenantId }).lean(),
    await SignedTextModel.find({ tenantId }).lean(),
    await ThreadModel.find({ tenantId }).lean(),
  ]);
  expect(rows).toContain('@A former member, ours.');
  expect(rows).not.toContain('Juma');
  expect(rows).not.toContain(member.userId);
  await writeAll();
  expect((await readProposal(api, owner, waiting.id)).history.at(-1)?.userName).toBe(formerMember.name);
  expect(JSON.stringify(await readProposal(api, theirs.owner, theirs.proposal.id))).toContain('Juma Baraka');
});

test('an organization is removed completely and others are left alone; a text in progress is not finished', async () => {
  const [ours, theirs] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  const { tenantId } = ours.owner;
  for (const { owner, proposal } of [ours, theirs])
    await api.as(owner).post(`/api/proposals/${proposal.id}/status`, { status: 'submitted' });
  await api.settle();
  for (const { owner } of [ours, theirs]) await api.as(owner).get('/api/proposals/stats');
  await givenProposal(api, ours.member);
  const claim = await claimNext(new Date(), 60_000);
  expect(claim?.record.tenantId).toBe(tenantId);
  await expectOrganizationRemoved(api, proposals, { ours: tenantId, theirs: theirs.owner.tenantId });
  await writeAll(testWorker());
  expect(await ProposalModel.countDocuments({ tenantId })).toBe(0);
});
