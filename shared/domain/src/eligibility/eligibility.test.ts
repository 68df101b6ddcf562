import { emptyCallRow } from '../call/call-content.ts';
import { countedVerdict, isCheckOf, overallVerdict, verdictsInWords } from './eligibility.ts';

const own = (verdict: 'yes' | 'no' | 'ask') => ({ verdict });
const row = { ...emptyCallRow('eligibility', 'e1'), text: 'Registered in Kenya', value: 'Kenya' };
const checked = (verdict: 'yes' | 'no') => ({
  verdict,
  by: { id: 'u', name: 'Amina' },
  at: '2026-11-24T08:00:00.000Z',
  statement: row,
});

test('no if any rule says no, else ask if any asks, else yes', () => {
  expect(overallVerdict([])).toBeUndefined();
  expect(overallVerdict([own('yes'), own('yes')])).toBe('yes');
  expect(overallVerdict([own('yes'), own('ask')])).toBe('ask');
  expect(overallVerdict([own('ask'), own('no'), own('yes')])).toBe('no');
  expect(verdictsInWords([own('ask'), own('no'), own('yes'), own('ask')])).toBe('1 no, 2 to ask, 1 yes');
});

test('a check by hand counts where the rule asks, and nowhere else', () => {
  expect(countedVerdict({ verdict: 'ask', byHand: checked('yes') })).toBe('yes');
  expect(countedVerdict({ verdict: 'no', byHand: checked('yes') })).toBe('no');
  expect(countedVerdict({ verdict: 'yes', byHand: checked('no') })).toBe('yes');
});

test('a check by hand speaks of the words it was made for', () => {
  expect(isCheckOf(checked('yes'), { ...row })).toBe(true);
  expect(isCheckOf(checked('yes'), { ...row, value: 'Kenya, Uganda' })).toBe(false);
});
