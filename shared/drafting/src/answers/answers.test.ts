import { answerAsPlainText, type PlanTableName, planTableNames } from '@harambee/domain';
import type { AnswerTable, FactInline } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { draftedSection } from '../built-in-drafter.ts';
import { renderSection } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { factCards } from '../facts/fact-cards.ts';
import { anyFacts, plannedWater, propertyRuns, waterProject } from '../testing/index.ts';
import { anchorOfFact, answerRows, factCardsToday, hasAnswerRows, relinkedFact } from './index.ts';

const rows = (facts: DraftingFacts, table: AnswerTable) => answerRows(facts, table, factCardsToday(facts));
const text = (facts: DraftingFacts, table: AnswerTable) => answerAsPlainText(rows(facts, table));
const linksIn = (blocks: ReturnType<typeof rows>) =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? [] : block.content.filter((inline): inline is FactInline => 'fact' in inline),
  );

const withLines = (facts: DraftingFacts): DraftingFacts => ({
  ...facts,
  proposal: {
    ...facts.proposal,
    currency: 'EUR',
    indirectCost: { rate: 1_000, cap: 0 },
    budgetLines: [
      {
        ...{ id: 'l1', category: 'personnel', item: 'Engineer', quantityHundredths: 100, unit: 'person' },
        ...{ unitCents: 200_000, months: 10, justification: '' },
      },
      {
        ...{ id: 'l2', category: 'equipment', item: 'Pumps', quantityHundredths: 400, unit: 'sets' },
        ...{ unitCents: 50_000, months: 0, justification: '' },
      },
    ],
  },
});

test('rows of the plan read as a list, each cell with its label and linked to its fact (CALL-24)', () => {
  const blocks = rows(plannedWater, 'risks');
  expect(blocks.every(({ kind }) => kind === 'bullet')).toBe(true);
  expect(text(plannedWater, 'risks').split('\n')[0]).toBe(
    '• A borehole is dry; Likelihood: Medium; Severity: High; Mitigation: a reserve site is kept for each of the four, and the driller is paid only for metres that give water',
  );
  const figures = linksIn(rows(plannedWater, 'outcomes')).filter(({ fact }) => fact.endsWith('.target'));
  expect(figures).toHaveLength(plannedWater.proposal.outcomes?.length ?? 0);
  for (const { text: stated, value } of figures) expect(stated).toBe(value);
});

test('lines of the budget read with how they are calculated, and their sum (CALL-24)', () => {
  const facts = withLines(waterProject);
  expect(text(facts, 'budget').split('\n')).toEqual([
    '• Engineer: €20,000 (1 person × 10 months × €2,000)',
    '• Pumps: €2,000 (4 sets × €500)',
    '• Direct costs: €22,000',
    '• Indirect costs: €2,200',
    '• Total: €24,200',
  ]);
  expect(linksIn(rows(facts, 'budget')).map(({ fact, value }) => [fact, value])).toEqual([
    ['computed.budgetLine.0', '€20,000'],
    ['computed.budgetCalculation.0', '1 person × 10 months × €2,000'],
    ['computed.budgetLine.1', '€2,000'],
    ['computed.budgetCalculation.1', '4 sets × €500'],
    ['computed.budgetDirect', '€22,000'],
    ['computed.budgetIndirect', '€2,200'],
    ['computed.budgetTotal', '€24,200'],
  ]);
  // Without lines the budget that was written.
  expect(text(waterProject, 'budget')).toContain('Total: $86,400');
});

test('without rows there is nothing to begin from', () => {
  const empty = { ...waterProject, proposal: { ...waterProject.proposal, budget: '' } };
  for (const table of [...planTableNames, 'budget'] as const) {
    expect([table, hasAnswerRows(empty, table), rows(empty, table)]).toEqual([table, false, []]);
    expect(hasAnswerRows(plannedWater, table)).toBe(text(plannedWater, table) !== '');
  }
});

test('every table of any proposal reads without an empty item, and links state what their cards say', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom<AnswerTable>(...planTableNames, 'budget'), (facts, table) => {
      const cards = factCardsToday(facts);
      const blocks = answerRows(facts, table, cards);
      for (const block of blocks) expect(answerAsPlainText([block]).replace('•', '').trim()).not.toBe('');
      for (const { fact, value } of linksIn(blocks)) expect(cards.find(fact)?.value).toBe(value);
    }),
    { numRuns: propertyRuns(200) },
  );
});

describe('cards of today', () => {
  const section = renderSection(draftedSection('executive_summary', waterProject, 'seed'));
  const then = { cards: factCards([section], waterProject), facts: waterProject };
  const changed = (fields: Partial<DraftingFacts['proposal']>): DraftingFacts => ({
    ...waterProject,
    proposal: { ...waterProject.proposal, ...fields },
  });

  it('are those of the text for what has not changed, and new ones for what has', () => {
    const beneficiaries = 'proposal.beneficiaries';
    const stated = then.cards.find(({ id }) => id === beneficiaries);
    expect(factCardsToday(waterProject, then).find(beneficiaries)).toBe(stated);
    expect(factCardsToday(changed({ beneficiaries: 8_450 }), then).find(beneficiaries)?.value).toBe('8,450');
    expect(factCardsToday(changed({ beneficiaries: 8_450 })).find(beneficiaries)?.value).toBe('8,450');
  });

  it('know the budget without a new text, and nothing that is gone', () => {
    expect(factCardsToday(withLines(waterProject), then).find('computed.budgetTotal')?.value).toBe('€24,200');
    expect(factCardsToday(withLines(waterProject), then).find('computed.budgetLine.7')).toBeUndefined();
    expect(factCardsToday(changed({ methodology: '' })).find('proposal.methodology')).toBeUndefined();
    expect(factCardsToday(waterProject).find('constructor')).toBeUndefined();
  });
});

describe('numbered facts', () => {
  const figure = (name: string) => ({ name, value: 1, unit: '', date: '2026', source: '' });
  const withFigures = (...names: string[]): DraftingFacts => ({
    ...plannedWater,
    organization: { ...plannedWater.organization, facts: names.map(figure) },
  });
  const inline = (fact: string): FactInline => ({ fact, text: '1', value: '1' });

  it('are found again when rows before them are removed, and are gone with their row (CALL-36)', () => {
    const before = withFigures('Staff', 'Wells');
    const anchor = anchorOfFact('organization.facts.1', before);
    expect(anchor).toBe('Wells');
    const wells = inline('organization.facts.1');
    expect(relinkedFact(wells, anchor, before)).toBe(wells);
    expect(relinkedFact(wells, anchor, withFigures('Wells'))?.fact).toBe('organization.facts.0');
    expect(relinkedFact(wells, anchor, withFigures('Staff'))).toBeUndefined();
    expect(relinkedFact(wells, anchor, withFigures('Staff', 'Members'))).toBeUndefined();
  });

  it.each<PlanTableName>(['outcomes', 'activities', 'people'])('of %s stay with their row', (table) => {
    const plan = plannedWater.proposal[table] as { id: string }[];
    const id = `proposal.${table}.1.column`;
    const anchor = anchorOfFact(id, plannedWater);
    expect(anchor).toBe(plan[1]?.id);
    const moved = { ...plannedWater, proposal: { ...plannedWater.proposal, [table]: plan.slice(1) } };
    expect(relinkedFact(inline(id), anchor, moved)?.fact).toBe(`proposal.${table}.0.column`);
  });

  it('of lists without names, and facts without a number, stay where they are', () => {
    for (const id of ['proposal.objectives.1', 'proposal.beneficiaries', 'computed.outcomes', 'x'])
      expect([id, anchorOfFact(id, plannedWater)]).toEqual([id, undefined]);
    const same = inline('proposal.objectives.1');
    expect(relinkedFact(same, undefined, plannedWater)).toBe(same);
  });
});
