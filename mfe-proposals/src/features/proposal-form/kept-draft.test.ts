import { emptyBudgetLine } from '@harambee/domain';
import { keepText } from '@harambee/platform';
import { completeFields } from '../../testing/proposals.ts';
import { keptName, readKeptDraft } from './kept-draft.ts';

beforeEach(() => sessionStorage.clear());

const keep = (content: unknown) => keepText('u', keptName(), content);

test('comes back with its section, for the person who typed it', () => {
  keep({ values: completeFields, section: 'funding' });
  expect(readKeptDraft('u')).toEqual({ values: completeFields, section: 'funding' });
  expect(readKeptDraft('somebody else')).toBeUndefined();
});

test.each([[[]], [{ values: null }], ['text'], [null]])('%j is nothing kept', (content) => {
  keep(content);
  expect(readKeptDraft('u')).toBeUndefined();
});

test('what does not fit the form is left out, and the rest stays', () => {
  keep({ values: { title: 'Wells', beneficiaries: 'many', objectives: [1, 'Two'] }, section: 'nowhere' });
  expect(readKeptDraft('u')).toMatchObject({
    section: 'basic',
    values: { title: 'Wells', beneficiaries: 0, objectives: ['Two'], projectDuration: 12 },
  });
});

test('lines of a budget, its indirect cost and the limits come back; rows of another make do not', () => {
  const line = { ...emptyBudgetLine, item: 'Pumps', unitCents: 520_000 };
  const indirectCost = { rate: 1_000, cap: 1_500 };
  const limit = { section: 'team', unit: 'words', maximum: 300 };
  const { unitCents: _price, ...halfLine } = line;
  keep({
    section: 'funding',
    values: {
      ...completeFields,
      budgetLines: [line, { ...line, months: '3' }, halfLine, null],
      indirectCost,
      sectionLimits: [limit, 'team'],
    },
  });
  expect(readKeptDraft('u')?.values).toMatchObject({
    budgetLines: [line],
    indirectCost,
    sectionLimits: [limit],
  });
  keep({ section: 'funding', values: { ...completeFields, indirectCost: { rate: '10' } } });
  expect(readKeptDraft('u')?.values.indirectCost).toBeUndefined();
});
