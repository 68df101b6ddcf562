import { budgetSum, budgetText, parseBudgetText } from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { ProposalFormModel } from './proposal-form.model.ts';

const api = testApp(proposals);

const engineer: BudgetLine = {
  category: 'personnel',
  item: 'Project engineer',
  quantityHundredths: 100,
  unit: 'person',
  unitCents: 145_000,
  months: 12,
  justification: 'Leads the works',
};
const pumps: BudgetLine = {
  ...engineer,
  category: 'equipment',
  item: 'Solar pumps',
  quantityHundredths: 600,
  unit: 'sets',
  unitCents: 520_000,
  months: 0,
};
const budgetLines = [engineer, pumps];
const indirectCost = { rate: 1_000, cap: 1_500 };
/** 17,400 and 31,200 and a tenth of both. */
const structured = { ...completeForm, budgetLines, indirectCost, requestedAmount: 53_460 };

const create = (actor: TestActor, fields: object) => api.as(actor).post('/api/proposals', fields);
const save = (actor: TestActor, id: string, fields: object) =>
  api.as(actor).put(`/api/proposals/${id}`, fields);
const submit = (actor: TestActor, id: string) =>
  api.as(actor).post(`/api/proposals/${id}/status`, { status: 'submitted' });

test('lines, indirect cost and limits are stored and returned, and the budget text is made from them', async () => {
  const actor = await newActor();
  const sectionLimits = [
    { section: 'budget', unit: 'words', maximum: 300 },
    { section: 'team', unit: 'characters', maximum: 1_500 },
  ];
  const answer = await create(actor, { ...structured, sectionLimits, budget: 'Something else: $5' });
  expect(answer.statusCode).toBe(201);
  const { id, draftContent } = answer.json().proposal;
  expect(draftContent).toMatchObject({ budgetLines, indirectCost, sectionLimits });
  expect(draftContent.budget).toBe(budgetText(budgetLines, indirectCost));
  expect(parseBudgetText(draftContent.budget).totalCents).toBe(5_346_000);
  expect((await readProposal(api, actor, id)).draftContent).toEqual(draftContent);

  const fewer = { ...structured, budgetLines: [pumps], indirectCost: undefined, requestedAmount: 31_200 };
  const saved = (await save(actor, id, fewer)).json().proposal;
  expect(saved.draftContent).toMatchObject({ budgetLines: [pumps], budget: budgetText([pumps]) });
  expect(saved.draftContent).not.toHaveProperty('indirectCost');
  expect(saved.draftContent).not.toHaveProperty('sectionLimits');
  expect(saved.history).toHaveLength(1);
});

test('a proposal without lines stays as written, and an old one without the fields is returned without them', async () => {
  const actor = await newActor();
  const { id, draftContent } = await givenProposal(api, actor, { generate: false, budgetLines: [] });
  expect(draftContent.budget).toBe(completeForm.budget);
  for (const field of ['budgetLines', 'indirectCost', 'sectionLimits']) {
    expect(draftContent).not.toHaveProperty(field);
  }
  const { tenantId } = actor;
  const form = await ProposalFormModel.findOne({ tenantId, proposalId: id }).lean();
  expect(Object.keys(form?.fields ?? {}).sort()).toEqual(Object.keys(completeForm).sort());
});

test('blank rows are dropped; if none is left, the budget is required', async () => {
  const actor = await newActor();
  const blank = { ...pumps, item: ' ', unit: '', unitCents: 0, justification: '' };
  const { draftContent } = (
    await create(actor, { ...structured, budgetLines: [...budgetLines, blank] })
  ).json().proposal;
  expect(draftContent.budgetLines).toEqual(budgetLines);
  const none = await create(actor, { ...structured, budgetLines: [blank], budget: '' });
  expect(none.json()).toMatchObject({ error: 'Budget breakdown is required' });
});

test('if the lines differ from the request, a draft can be created, but not a complete proposal', async () => {
  const actor = await newActor();
  const differing = { ...structured, requestedAmount: 53_000 };
  const message = 'The budget comes to $53,460, but $53,000 is requested: $460 less than the budget';
  const refused = await create(actor, differing);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ error: message, details: [{ field: 'requestedAmount', message }] });
  expect((await create(actor, { ...differing, generate: false })).statusCode).toBe(201);
});

test('a total with cents is requested in whole dollars, rounded up', async () => {
  const actor = await newActor();
  const odd = { ...structured, budgetLines: [{ ...pumps, unitCents: 520_001 }], indirectCost: undefined };
  expect((await create(actor, { ...odd, requestedAmount: 31_201 })).statusCode).toBe(201);
  expect((await create(actor, { ...odd, requestedAmount: 31_200 })).json().error).toContain('$31,200.06');
});

test('indirect cost above the cap is refused, but allowed in a draft', async () => {
  const actor = await newActor();
  const above = { ...structured, indirectCost: { rate: 2_000, cap: 1_500 }, requestedAmount: 58_320 };
  expect((await create(actor, above)).json().details).toEqual([
    { field: 'indirectCost', message: 'Indirect costs of 20% are above the 15% this funder allows' },
  ]);
  const draft = (await create(actor, { ...above, generate: false })).json().proposal;
  const refused = await submit(actor, draft.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toContain('above the 15% this funder allows');
});

test.each([
  ['lines', { budgetLines, indirectCost }, '$53,460'],
  ['text that can be read', { budget: 'Pumps: $1,000.50' }, '$1,000.50'],
])(
  '%s that differ from the request keep it from being submitted, not from being saved',
  async (_name, budget, sum) => {
    const actor = await newActor();
    const fields = { ...completeForm, ...budget, requestedAmount: 60_000 };
    const { id } = (await create(actor, { ...fields, generate: false })).json().proposal;
    expect((await save(actor, id, fields)).statusCode).toBe(200);
    const refused = await submit(actor, id);
    expect(refused.statusCode).toBe(409);
    for (const number of [sum, '$60,000', 'more than the budget']) {
      expect(refused.json().error).toContain(number);
    }
    const { draftContent, status } = await readProposal(api, actor, id);
    expect(status).toBe('draft');
    const { location: _location, focus_areas: _areas, ...read } = draftContent;
    const requestedAmount = Math.ceil(parseBudgetText(draftContent.budget).totalCents / 100);
    await save(actor, id, { ...read, requestedAmount });
    expect((await submit(actor, id)).statusCode).toBe(200);
  },
);

test.each(['Pumps: $1,000\nSalaries as agreed', 'Materials 8000, labour 4000'])(
  'text that is not understood for certain never blocks: %s',
  async (budget) => {
    const actor = await newActor();
    const fields = { ...completeForm, budget, requestedAmount: 5_000 };
    const { id } = (await create(actor, fields)).json().proposal;
    await writeAll();
    expect((await submit(actor, id)).statusCode).toBe(200);
  },
);

test('the answer to an older revision has the current lines', async () => {
  const actor = await newActor();
  const { id, revision } = (await create(actor, structured)).json().proposal;
  await save(actor, id, { ...structured, budgetLines: [pumps], requestedAmount: 34_320 });
  const late = await api.as(actor).put(`/api/proposals/${id}`, structured, { 'if-match': String(revision) });
  expect(late.statusCode).toBe(412);
  expect(late.json().proposal.draftContent).toMatchObject({ budgetLines: [pumps], indirectCost });
});

const wrongLines: [string, unknown][] = [
  ['an amount of its own', { ...pumps, amountCents: 5 }],
  ['half a cent', { ...pumps, unitCents: 0.5 }],
  ['a price below zero', { ...pumps, unitCents: -1 }],
  ['a category of nobody', { ...pumps, category: 'bribes' }],
  ['more months than a project has', { ...pumps, months: 61 }],
  ['an operator', { ...pumps, item: { $gt: '' } }],
  ['no item', { ...pumps, item: undefined }],
];

test.each(wrongLines)('a line with %s is refused by POST and PUT', async (_name, line) => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  const fields = { ...structured, budgetLines: [line] };
  for (const answer of [await create(actor, fields), await save(actor, id, fields)]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].field).toMatch(/^budgetLines/);
  }
});

test('a budget above the maximum, and two limits for one section, are refused with a reason', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  const huge = [{ ...pumps, quantityHundredths: 100_000_000, unitCents: 100_000_000_000 }];
  const twice = [
    { section: 'team', unit: 'words', maximum: 300 },
    { section: 'team', unit: 'characters', maximum: 900 },
  ];
  const cases: [Partial<ProposalFields> | object, string][] = [
    [{ budgetLines: huge }, 'The budget comes to more than can be requested'],
    [{ sectionLimits: twice }, 'A section can have only one limit'],
  ];
  for (const [part, error] of cases) {
    const fields = { ...structured, ...part };
    expect((await create(actor, { ...fields, generate: false })).json()).toMatchObject({ error });
    expect((await save(actor, id, fields)).json()).toMatchObject({ error });
  }
  expect(budgetSum(budgetLines, indirectCost).totalCents).toBe(structured.requestedAmount * 100);
});
