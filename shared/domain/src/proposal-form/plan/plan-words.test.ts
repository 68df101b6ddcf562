import { springsPlan } from './plan.fixture.ts';
import { emptyRow } from './plan-rows.ts';
import { monthsText, rowInWords } from './plan-words.ts';

test('months are read as people write them', () => {
  expect(monthsText([])).toBe('');
  expect(
    monthsText([
      { from: 2, to: 4 },
      { from: 14, to: 14 },
    ]),
  ).toBe('2–4, 14');
});

test('a row lists its filled cells with labels, and linked rows by name', () => {
  const [fences] = springsPlan.activities;
  const linked = { ...springsPlan, budgetLines: [{ id: 'wire', item: 'Fencing wire' }] };
  expect(rowInWords('activities', { ...fences, budgetLineIds: ['wire', 'gone'] }, linked)).toBe(
    'Fence the springs and plant native trees; Responsible: Field team; Months: 2–4, 14–16; Outcomes: Families draw water near their homes all year; Budget lines: Fencing wire',
  );
  expect(rowInWords('risks', springsPlan.risks[0], {})).toBe(
    'A second dry year; Likelihood: Medium; Severity: High; Mitigation: Seedlings are watered by hand in the first year; Owner: Field coordinator',
  );
  expect(rowInWords('people', emptyRow('people', 'p'), {})).toBe('');
});
