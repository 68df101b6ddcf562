import { lakesCall } from './call.fixture.ts';
import { emptyCall, emptyCallRow } from './call-content.ts';
import { callRowsFromPaste } from './call-paste.ts';
import { amountsInWords, callFieldInWords, callGaps, callRowInWords, limitInWords } from './call-words.ts';

test('a row says what it is first, with the funder’s number, and then its other cells', () => {
  const [first, second] = lakesCall.questions;
  expect(callRowInWords('questions', first as object)).toBe('1. What changes for whom?; 300 words');
  expect(callRowInWords('questions', second as object)).toBe(
    'How will the work continue?; Optional; Answer begins from: Sustainability',
  );
  expect(callRowInWords('attachments', lakesCall.attachments[0] as object)).toBe(
    'Latest audit; Kind: Accounts or audit; File name: audit.pdf',
  );
});

test('limits, amounts and fields in words', () => {
  expect(limitInWords({ limit: 2_000, limitUnit: 'characters' })).toMatch(/^2,000 characters/);
  expect(limitInWords({ limit: null, limitUnit: 'words' })).toBe('');
  expect(amountsInWords(lakesCall)).toBe('€5,000 to €40,000');
  expect(amountsInWords({ ...lakesCall, leastAmount: null })).toBe('up to €40,000');
  expect(amountsInWords({ ...lakesCall, mostAmount: null, currency: '' })).toBe('from 5,000');
  expect(amountsInWords(emptyCall)).toBe('');
  expect(callFieldInWords('likelihood', 'medium')).toBe('Medium');
  expect(callFieldInWords('publicationDay', '2026-09-01')).toMatch(/September/);
  expect(callFieldInWords('publicationDay', '')).toBe('');
});

test('what is missing: funder, deadline, questions', () => {
  expect(callGaps({ funder: ' ', deadlineDay: '', questionCount: 0 })).toEqual([
    'No funder',
    'No deadline',
    'No questions',
  ]);
  expect(callGaps({ funder: 'Lakes', deadlineDay: '2027-01-31', questionCount: 1 })).toEqual([]);
  const whole = { funder: 'Lakes', deadlineDay: '2027-01-31', questionCount: 1 };
  expect(callGaps({ ...whole, missingDocuments: 1 })).toEqual(['1 document is missing or not valid']);
  expect(callGaps({ ...whole, missingDocuments: 2 })).toEqual(['2 documents are missing or not valid']);
});

test('rows of a spreadsheet become rows by their headings; what cannot be read is told', () => {
  let count = 0;
  const newId = () => {
    count += 1;
    return `r${count}`;
  };
  const sheet =
    'No.\tQuestion\tMax\tUnit\tMandatory\n1\tWho gains?\t300\twords\tyes\n2\tHow?\tmany\twords\tno';
  expect(callRowsFromPaste('questions', sheet, newId)).toEqual({
    rows: [
      { ...emptyCallRow('questions', 'r1'), number: '1', text: 'Who gains?', limit: 300, limitUnit: 'words' },
      { ...emptyCallRow('questions', 'r2'), number: '2', text: 'How?', limitUnit: 'words', required: false },
    ],
    unread: [{ label: 'Limit', text: 'many' }],
  });
  expect(callRowsFromPaste('criteria', 'Impact\t40\nCost\t10.5', newId).rows).toMatchObject([
    { text: 'Impact', weight: 40 },
    { text: 'Cost', weight: 10.5 },
  ]);
  expect(callRowsFromPaste('questions', '3\tWhat?\t\t12.5', newId).unread).toEqual([
    { label: 'Limit', text: '12.5' },
  ]);
});
