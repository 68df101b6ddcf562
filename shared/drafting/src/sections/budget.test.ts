import { budgetSum, formatCents } from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import { draftedSection } from '../built-in-drafter.ts';
import { renderSection } from '../context/draft-text.ts';
import { waterProject } from '../testing/water-project.ts';

const mobilisers: BudgetLine = {
  category: 'personnel',
  item: 'Community mobilisers',
  quantityHundredths: 200,
  unit: 'people',
  unitCents: 42_000,
  months: 10,
  justification: 'One for each ward',
};
const survey: BudgetLine = {
  ...mobilisers,
  category: 'evaluation',
  item: 'Endline survey',
  quantityHundredths: 100,
  unit: '',
  unitCents: 84_000,
  months: 0,
};
const indirectCost = { rate: 1_000, cap: 1_500 };

function sectionOf(fields: Partial<ProposalFields>) {
  const budgetLines = fields.budgetLines ?? [mobilisers, survey];
  const { totalCents } = budgetSum(budgetLines, fields.indirectCost);
  const proposal = {
    ...waterProject.proposal,
    requestedAmount: Math.ceil(totalCents / 100),
    budgetLines,
    ...fields,
  };
  return renderSection(draftedSection('budget', { ...waterProject, proposal }, 'seed'));
}

const cellsOf = (section: ReturnType<typeof sectionOf>) =>
  section.tables?.[0]?.rows.map((row) => row.map(({ text }) => text));

test('lines become a table by category, with indirect cost and total', () => {
  const section = sectionOf({ indirectCost });
  expect(section.tables?.[0]).toMatchObject({
    kind: 'budget',
    heads: ['Item', 'Quantity', 'For', 'Unit cost', 'Amount'],
  });
  expect(cellsOf(section)).toEqual([
    ['Personnel', '', '', '', '$8,400'],
    ['Community mobilisers', '2 people', '10 months', '$420', '$8,400'],
    ['Evaluation', '', '', '', '$840'],
    ['Endline survey', '1', '', '$840', '$840'],
    ['Direct costs', '', '', '', '$9,240'],
    ['Indirect costs: 10% of the direct costs', '', '', '', '$924'],
    ['Total', '', '', '', '$10,164'],
  ]);
  expect(section.text).toContain(
    'Personnel: $8,400, 82.6% of the total.\n• Community mobilisers: One for each ward.',
  );
  expect(section.text).toContain(
    'Indirect costs are 10% of the direct costs, $924; the funder allows up to 15%.',
  );
  expect(section.needs).toEqual([]);
});

test('every amount in the table has its source', () => {
  const rows = sectionOf({ indirectCost }).tables?.[0]?.rows ?? [];
  for (const cell of rows.flat().filter(({ text }) => text.includes('$'))) {
    expect(cell.sources).toEqual([
      expect.objectContaining({
        start: 0,
        end: cell.text.length,
        fact: expect.stringMatching(/^(?:computed|proposal)\./),
      }),
    ]);
  }
});

test('missing cells of a line are noted in its row, a missing reason in the text', () => {
  const bare = { ...survey, quantityHundredths: 0, justification: '', unitCents: 0 };
  const section = sectionOf({ budgetLines: [mobilisers, bare], requestedAmount: 8_400 });
  expect(section.needs).toEqual(
    expect.arrayContaining([
      'the quantity of Endline survey',
      'the unit cost of Endline survey',
      'why Endline survey is needed',
      'a line for evaluation',
    ]),
  );
  expect(cellsOf(section)?.[3]).toEqual([
    'Endline survey',
    '[needs: the quantity of Endline survey]',
    '',
    '[needs: the unit cost of Endline survey]',
    '$0',
  ]);
});

test('months beyond the duration, and posts whose number differs from the text, are questioned', () => {
  const { needs } = sectionOf({
    projectDuration: 6,
    methodology: 'Three community mobilisers visit every school.',
  });
  expect(needs).toEqual(
    expect.arrayContaining([
      'months for Community mobilisers that fit the duration of the project',
      'one number of mobilisers: the text says 3, the budget pays 2 in Community mobilisers',
    ]),
  );
});

test('a total with cents is described as rounded up, and a difference is questioned to the cent', () => {
  const odd = [{ ...survey, unitCents: 84_050 }];
  const rounded = sectionOf({ budgetLines: odd });
  expect(rounded.text).toContain(
    'The lines add up to $840.50. The request is that total rounded up to whole US dollars: $841.',
  );
  expect(rounded.needs).toEqual([]);
  expect(sectionOf({ budgetLines: odd, requestedAmount: 900 }).needs).toContain(
    `budget lines that sum to the request; they are ${formatCents(5_950)} below it`,
  );
});
