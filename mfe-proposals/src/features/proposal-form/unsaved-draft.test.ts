import { emptyBudgetLine } from '@harambee/domain';
import { completeFields } from '../../testing/proposals.ts';
import { parseUnsavedDraft } from './unsaved-draft.ts';

test('comes back with its section', () => {
  const draft = { values: completeFields, section: 'funding' };
  expect(parseUnsavedDraft(draft)).toEqual(draft);
});

test.each([[[]], [{ values: null }], ['text'], [null]])('%j is nothing kept', (content) => {
  expect(parseUnsavedDraft(content)).toBeUndefined();
});

test('what does not fit the form is left out, and the rest stays', () => {
  const draft = {
    values: { title: 'Wells', beneficiaries: 'many', objectives: [1, 'Two'] },
    section: 'nowhere',
  };
  expect(parseUnsavedDraft(draft)).toMatchObject({
    section: 'basic',
    values: { title: 'Wells', beneficiaries: 0, objectives: ['Two'], projectDuration: 12 },
  });
});

test('lines of a budget, its indirect cost and the limits come back; rows of another make do not', () => {
  const line = { ...emptyBudgetLine, item: 'Pumps', unitCents: 520_000 };
  const indirectCost = { rate: 1_000, cap: 1_500 };
  const limit = { section: 'team', unit: 'words', maximum: 300 };
  const { unitCents: _price, ...halfLine } = line;
  const draft = parseUnsavedDraft({
    section: 'funding',
    values: {
      ...completeFields,
      budgetLines: [line, { ...line, months: '3' }, halfLine, null],
      indirectCost,
      sectionLimits: [limit, 'team'],
    },
  });
  expect(draft?.values).toMatchObject({
    budgetLines: [line],
    indirectCost,
    sectionLimits: [limit],
  });
  const other = { section: 'funding', values: { ...completeFields, indirectCost: { rate: '10' } } };
  expect(parseUnsavedDraft(other)?.values.indirectCost).toBeUndefined();
});
