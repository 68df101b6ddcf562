import { emptyProposalFields } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';

const api = testApp(proposals);

test('a complete proposal is created (201) as a draft, and its text is queued', async () => {
  const actor = await newActor({ name: 'Wanjiru Kamau' });
  const answer = await api.as(actor).post('/api/proposals', completeForm);
  expect(answer.statusCode).toBe(201);
  const { proposal } = answer.json();
  expect(proposal).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24,}$/),
    proposalId: proposal.id,
    title: completeForm.title,
    grantId: 'WTR-2026',
    organization: 'Maji Safi Trust',
    category: 'Environment',
    status: 'draft',
    progress: 0,
    queued: true,
    requestedAmount: 250_000,
    deadline: '2027-03-31',
    durationMonths: 24,
    version: 0,
    createdAt: expect.any(String),
    updatedAt: proposal.createdAt,
    openSections: [],
    draftContent: { ...completeForm, location: '', focus_areas: [] },
    sections: [],
    facts: [],
    history: [{ to: 'draft', at: proposal.createdAt, userId: actor.userId, userName: 'Wanjiru Kamau' }],
    revision: 0,
  });
  expect(await readProposal(api, actor, proposal.id)).toEqual(proposal);
});

test('the event is saved with the proposal and published once', async () => {
  const actor = await newActor();
  const proposal = await givenProposal(api, actor);
  await api.settle();
  expect(await relayed(actor.tenantId)).toEqual([
    expect.objectContaining({
      name: 'proposal.created',
      payload: {
        proposalId: proposal.id,
        revision: 0,
        userId: actor.userId,
        title: completeForm.title,
        grantId: completeForm.grantId,
        category: completeForm.category,
        status: 'draft',
        amount: 250_000,
        requestedAmount: 250_000,
        deadline: completeForm.deadline,
        openSections: [],
        version: 0,
        reached: [],
        createdAt: new Date(proposal.createdAt),
      },
    }),
  ]);
});

test('"Save as draft" requires only a title and queues nothing', async () => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/proposals', { title: ' Water ', generate: false });
  expect(answer.statusCode).toBe(201);
  const { proposal } = answer.json();
  expect(proposal).toMatchObject({ title: 'Water', status: 'draft', queued: false });
  expect(proposal.draftContent).toEqual({
    ...emptyProposalFields,
    title: 'Water',
    location: '',
    focus_areas: [],
  });
  const untitled = await api.as(actor).post('/api/proposals', { title: '  ', generate: false });
  expect(untitled.statusCode).toBe(400);
  expect(untitled.json()).toMatchObject({
    error: 'Title is required',
    details: [{ field: 'title', message: 'Title is required' }],
  });
});

test.each([
  ['title', '', 'Title is required'],
  ['title', ' \t', 'Title is required'],
  ['grantId', '', 'Grant ID is required'],
  ['organization', '', 'Organization is required'],
  ['category', '', 'Category is required'],
  ['category', 'Astrology', 'Category is not in the list'],
  ['description', '', 'Description is required'],
  ['objectives', [], 'All objectives must be filled'],
  ['objectives', ['', ' '], 'All objectives must be filled'],
  ['beneficiaries', 0, 'Number of beneficiaries must be greater than 0'],
  ['methodology', '', 'Methodology is required'],
  ['requestedAmount', 0, 'Amount must be greater than 0'],
  ['deadline', '', 'Deadline is required'],
  ['deadline', '2026-02-30', 'Deadline is required'],
  ['budget', '', 'Budget breakdown is required'],
  ['timeline', '', 'Timeline is required'],
  ['projectDuration', 0, 'Duration must be greater than 0'],
  ['sustainability', '', 'Sustainability plan is required'],
  ['team', '', 'Team information is required'],
])('%s %j is refused with its own message', async (field, value, message) => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/proposals', { ...completeForm, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: message,
    details: [{ field, message }],
    requestId: expect.any(String),
  });
  expect((await api.as(actor).get('/api/proposals')).json().proposals).toEqual([]);
});

test('an empty body is answered with the message of every field', async () => {
  const answer = await api.as(await newActor()).post('/api/proposals', {});
  expect(answer.statusCode).toBe(400);
  const { error, details } = answer.json();
  expect(error).toBe('Title is required');
  expect(details.map((problem: { field: string }) => problem.field)).toEqual([
    'title',
    'grantId',
    'organization',
    'category',
    'description',
    'objectives',
    'beneficiaries',
    'methodology',
    'requestedAmount',
    'deadline',
    'budget',
    'timeline',
    'sustainability',
    'team',
  ]);
});

test.each([
  ['projectDuration', 61],
  ['projectDuration', -1],
  ['requestedAmount', 1.5],
  ['requestedAmount', '250000'],
  ['beneficiaries', null],
  ['objectives', 'one'],
  ['objectives', Array.from({ length: 51 }, () => 'x')],
  ['title', 'x'.repeat(301)],
  ['title', ['Water']],
  ['deadline', '31.03.2027'],
])('%s %j does not fit the form; the answer names it', async (field, value) => {
  const answer = await api.as(await newActor()).post('/api/proposals', { ...completeForm, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toEqual([{ field, message: expect.any(String) }]);
});

test('empty objectives are dropped', async () => {
  const { draftContent } = await givenProposal(api, await newActor(), { objectives: ['', ' Drill ', '  '] });
  expect(draftContent.objectives).toEqual(['Drill']);
});

test('the body may not contain fields that only the server sets', async () => {
  const actor = await newActor();
  const serverOnly = {
    id: 'x',
    _id: 'x',
    tenantId: 'other',
    status: 'approved',
    progress: 100,
    version: 3,
    revision: 9,
    reached: ['approved'],
    history: [],
    metadata: { words: 1, quality: 100 },
    downloadUrl: '/x',
    pdfUrl: '/x',
    createdBy: 'x',
    createdAt: '2020-01-01T00:00:00Z',
    outbox: [],
    job: {},
    fence: 9,
  };
  for (const [field, value] of Object.entries(serverOnly)) {
    const answer = await api.as(actor).post('/api/proposals', { ...completeForm, [field]: value });
    expect([field, answer.statusCode]).toEqual([field, 400]);
  }
});

test('every write and every query refuses operators in place of values', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const operators = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, { $where: 'sleep(1000)' }, ['$gt', '']];
  for (const operator of operators) {
    const body = { ...completeForm, title: operator, grantId: operator };
    const answers = [
      await api.as(actor).post('/api/proposals', body),
      await api.as(actor).put(`/api/proposals/${id}`, body),
      await api.as(actor).post('/api/proposals/draft', { ...body, amount: operator }),
      await api.as(actor).post(`/api/proposals/${id}/status`, { status: operator }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 400]);
  }
  for (const query of ['status[$ne]=draft', 'search[$regex]=.*', 'sort[$gt]=', 'limit[$gt]=1']) {
    expect((await api.as(actor).get(`/api/proposals?${query}`)).statusCode).toBe(400);
  }
  expect(await readProposal(api, actor, id)).toMatchObject({ title: completeForm.title, revision: 0 });
});

test('a repeated POST with the same key creates one proposal and returns the first answer again', async () => {
  const actor = await newActor();
  const headers = { 'idempotency-key': 'create-water-1' };
  const first = await api.as(actor).post('/api/proposals', completeForm, headers);
  const second = await api.as(actor).post('/api/proposals', completeForm, headers);
  expect(second.statusCode).toBe(201);
  expect(second.body).toBe(first.body);
  expect((await api.as(actor).get('/api/proposals')).json().proposals).toHaveLength(1);
  const other = await api.as(actor).post('/api/proposals', { ...completeForm, title: 'Other' }, headers);
  expect(other.statusCode).toBe(409);
});

test('a crash between save and answer does not create a second proposal', async () => {
  const actor = await newActor();
  const headers = { 'idempotency-key': 'create-water-2' };
  const first = await api.as(actor).post('/api/proposals', completeForm, headers);
  // As if the process had died before it stored the answer.
  await mongoose.connection.collection('idempotency_keys').deleteMany({ tenantId: actor.tenantId });
  const second = await api.as(actor).post('/api/proposals', completeForm, headers);
  expect(second.json()).toEqual(first.json());
  for (const name of ['proposals', 'proposal_forms']) {
    expect(await mongoose.connection.collection(name).countDocuments({ tenantId: actor.tenantId })).toBe(1);
  }
});

test.each([
  ['12 months', 12],
  ['2 years', 24],
  ['1 Year', 12],
  ['18', 18],
  ['ten years', 0],
  ['', 0],
  ['900 months', 60],
])('the duration of a demo proposal, "%s", is %i months', async (duration, months) => {
  const body = { title: 'Demo', description: '', amount: 0, duration, objectives: [] };
  const answer = await api.as(await newActor()).post('/api/proposals/draft', body);
  expect(answer.json().proposal.durationMonths).toBe(months);
});

test('the demo proposal of onboarding is a draft that queues nothing', async () => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/proposals/draft', {
    title: 'Demo: a school garden',
    description: 'A garden at the primary school.',
    amount: 50_000,
    duration: '12 months',
    objectives: ['Plant', ''],
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().proposal).toMatchObject({
    title: 'Demo: a school garden',
    status: 'draft',
    queued: false,
    requestedAmount: 50_000,
    durationMonths: 12,
    draftContent: { objectives: ['Plant'], description: 'A garden at the primary school.' },
  });
  expect((await api.as(actor).get('/api/proposals')).json().proposals).toHaveLength(1);
});

test('an organization gets one demo proposal, whoever goes through onboarding, however often, even at once', async () => {
  const actor = await newActor();
  const colleague = await newActor({ tenantId: actor.tenantId });
  const body = { title: 'Sample', description: '', amount: 50_000, duration: '12 months', objectives: [] };
  const answers = await Promise.all(
    [actor, colleague, actor, colleague].map((who, place) =>
      api.as(who).post('/api/proposals/draft', { ...body, title: `Sample ${place}` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().proposal.id)).size).toBe(1);
  for (const name of ['proposals', 'proposal_forms']) {
    expect(await mongoose.connection.collection(name).countDocuments({ tenantId: actor.tenantId })).toBe(1);
  }
  const other = await api.as(await newActor()).post('/api/proposals/draft', body);
  expect(other.json().proposal.id).not.toBe(answers[0]?.json().proposal.id);
});

test('every call answers 401 when signed out', async () => {
  const calls = [
    await api.anonymous.get('/api/proposals'),
    await api.anonymous.get('/api/proposals/stats'),
    await api.anonymous.post('/api/proposals', completeForm),
    await api.anonymous.post('/api/proposals/draft', {}),
    await api.anonymous.get('/api/proposals/x'),
    await api.anonymous.put('/api/proposals/x', completeForm),
    await api.anonymous.post('/api/proposals/x/generate'),
    await api.anonymous.post('/api/proposals/x/status', { status: 'submitted' }),
    await api.anonymous.get('/api/proposals/x/versions'),
    await api.anonymous.get('/api/proposals/x/pdf'),
  ];
  expect(calls.map((answer) => answer.statusCode)).toEqual(calls.map(() => 401));
});
