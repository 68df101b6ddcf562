import type { ProposalStatus } from '@harambee/domain';
import type { PublicEvidence, UpdateProfileBody } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';
import { ProfileModel } from '../profiles/profile.model.ts';
import {
  base,
  givenProfile,
  peopleReached,
  policy,
  project,
  readProfile,
  report,
  shownFigure,
} from '../testing/sample-profile.ts';

const api = testApp(profiles);

const save = (actor: TestActor, id: string, body: UpdateProfileBody) =>
  api.as(actor).put(`${base}/${id}`, body);
const open = (id: string, headers?: Record<string, string>) =>
  api.anonymous.get(`${base}/public/${id}`, headers);
const evidenceOf = async (id: string): Promise<PublicEvidence> => (await open(id)).json().profile.evidence;

const rows = {
  facts: [peopleReached, shownFigure],
  projects: [project],
  policies: [policy],
  reports: [report],
};

test('what was chosen is on the public page, what was not is nowhere in it', async () => {
  const secret = { ...peopleReached, name: 'Only in proposals' };
  const actor = await newActor();
  const { id } = await givenProfile(api, actor, { ...rows, facts: [secret, shownFigure] });
  const { name: label, value: _value, unit: _unit, isPublic: _chosen, ...figure } = shownFigure;
  expect(await evidenceOf(id)).toMatchObject({
    figures: [{ label, value: '6,140 people', ...figure }],
    projects: [project],
    policies: [policy],
    reports: [report],
    languages: ['sw', 'en'],
  });
  expect((await open(id)).body).not.toContain('Only in proposals');
  const own = await readProfile(api, actor);
  expect(own).toMatchObject({ ...rows, facts: [secret, shownFigure] });
  for (const list of [own.projects, own.policies, own.reports])
    expect(list).toMatchObject([{ id: expect.any(String) }]);
});

test.each([
  [{ policies: [{ ...policy, url: 'http://example.org' }] }, 'policies.0.url'],
  [{ policies: [{ ...policy, url: 'javascript:alert(1)//a.b' }] }, 'policies.0.url'],
  [{ reports: [report, { ...report, url: 'https://bank.example@evil.example' }] }, 'reports.1.url'],
  [{ reports: [{ ...report, year: 2999 }] }, 'reports.0.year'],
  [{ facts: [{ ...shownFigure, url: 'data:text/html,x.y' }] }, 'facts.0.url'],
  [{ facts: [{ ...shownFigure, date: '2999-01-01' }] }, 'facts.0.date'],
  [{ facts: Array.from({ length: 13 }, () => shownFigure) }, 'facts.12.isPublic'],
  [{ projects: [{ ...project, title: ' ' }] }, 'projects.0.title'],
  [{ languages: ['klingon'] }, 'languages'],
] as [UpdateProfileBody, string][])('%j is refused at %s, and nothing changes', async (body, field) => {
  const actor = await newActor();
  const before = await givenProfile(api, actor, rows);
  const answer = await save(actor, before.id, body);
  expect([answer.statusCode, answer.json().details.map((one: { field: string }) => one.field)]).toEqual([
    400,
    [field],
  ]);
  expect(await readProfile(api, actor)).toEqual(before);
});

test.each([
  { projects: [{ ...project, isVerified: true }] },
  { policies: Array.from({ length: 9 }, () => policy) },
  { reports: [{ title: 'Annual report', year: '2025', url: report.url }] },
  { verifiedDomain: 'bank.example' },
  { evidence: {} },
] as unknown as UpdateProfileBody[])('%j is not what a person can write', async (body) => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  expect((await save(actor, id, body)).statusCode).toBe(400);
});

test('a page from before the choice was made keeps it', async () => {
  const actor = await newActor();
  const { id, facts } = await givenProfile(api, actor, { facts: [shownFigure] });
  const [{ url: _url, isPublic: _chosen, ...asBefore } = { id: '' }] = facts;
  const kept = await save(actor, id, {
    facts: [{ ...shownFigure, ...asBefore, value: 7_000, url: undefined }] as never,
  });
  expect(kept.statusCode).toBe(200);
  expect((await evidenceOf(id)).figures).toMatchObject([{ value: '7,000 people', url: shownFigure.url }]);
  const sent = { ...facts[0], isPublic: false, url: '' } as never;
  expect((await save(actor, id, { facts: [sent] })).json().profile.facts).toEqual([asBefore]);
});

test('a profile that was stored before all this opens, and is saved', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor, { facts: [peopleReached] });
  const added = ['projects', 'policies', 'reports', 'languages', 'photoAlt', 'registrationSince'];
  await ProfileModel.collection.updateOne(
    { tenantId: actor.tenantId },
    { $unset: Object.fromEntries(added.map((name) => [name, 1])) },
  );
  expect(await readProfile(api, actor)).toMatchObject({
    projects: [],
    policies: [],
    reports: [],
    languages: [],
  });
  expect(await evidenceOf(id)).toMatchObject({ figures: [], projects: [], policies: [], reports: [] });
  expect((await save(actor, id, { policies: [policy] })).statusCode).toBe(200);
  expect((await evidenceOf(id)).policies).toEqual([policy]);
});

describe('a project that stands for a proposal', () => {
  const chosen = { ...project, amount: 0, currency: '' };

  async function proposalIs(
    { tenantId }: TestActor,
    proposalId: string,
    status: ProposalStatus,
    revision: number,
  ): Promise<void> {
    const payload = {
      ...{
        proposalId,
        revision,
        userId: 'u',
        title: 'Wells, internal title',
        grantId: 'g',
        category: 'Water',
      },
      ...{ status, requestedAmount: 0, currency: 'KES', amount: 9_000, deadline: '', version: 0 },
      ...{ reached: [], createdAt: new Date() },
    };
    await onProposalChanged.handle(event('proposal.updated', tenantId, payload));
  }

  test('is shown while the proposal is funded, with its amount if that was chosen', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const proposalId = randomId();
    await save(actor, id, { projects: [{ ...chosen, proposalId }] });
    expect((await evidenceOf(id)).projects).toEqual([]);
    await proposalIs(actor, proposalId, 'funded', 1);
    const { amount: _amount, currency: _currency, ...shown } = project;
    expect((await evidenceOf(id)).projects).toEqual([shown]);
    expect((await open(id)).body).not.toContain('internal title');
    await save(actor, id, { projects: [{ ...chosen, proposalId, showsAmount: true }] });
    expect((await evidenceOf(id)).projects).toEqual([{ ...shown, amount: 9_000, currency: 'KES' }]);
    const { etag } = (await open(id)).headers;
    await proposalIs(actor, proposalId, 'rejected', 2);
    const gone = await open(id, { 'if-none-match': String(etag) });
    expect([gone.statusCode, gone.json().profile.evidence.projects]).toEqual([200, []]);
  });

  test('of another tenant is never shown', async () => {
    const [ours, theirs] = [await newActor(), await newActor()];
    const proposalId = randomId();
    await proposalIs(theirs, proposalId, 'funded', 1);
    const { id } = await givenProfile(api, ours);
    await save(ours, id, { projects: [{ ...chosen, proposalId, showsAmount: true }] });
    expect((await evidenceOf(id)).projects).toEqual([]);
  });

  test('is shown and withdrawn by an owner alone; others may write about it', async () => {
    const owner = await newActor();
    const member = await newActor({ tenantId: owner.tenantId, role: 'Member' });
    const proposalId = randomId();
    const { id } = await givenProfile(api, owner);
    const projects = [{ ...chosen, proposalId }];
    expect((await save(member, id, { projects })).statusCode).toBe(403);
    expect((await save(owner, id, { projects })).statusCode).toBe(200);
    expect(
      (await save(member, id, { projects: [{ ...chosen, proposalId, showsAmount: true }] })).statusCode,
    ).toBe(403);
    expect(
      (await save(member, id, { projects: [{ ...chosen, proposalId, summary: 'Wells' }] })).statusCode,
    ).toBe(200);
    expect((await save(member, id, { projects: [{ ...chosen, proposalId }, project] })).statusCode).toBe(200);
  });
});
