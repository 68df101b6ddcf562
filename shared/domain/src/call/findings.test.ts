import { Compile } from 'typebox/compile';
import { CallFinding, CallRead, isFieldFinding } from './findings.schemas.ts';

const wire = Compile(CallFinding);
const shared = {
  id: 'f1',
  source: { page: 1, line: 3, text: 'Closes 31 January 2027 at 17:00' },
  origin: 'rules',
  confidence: 'sure',
} as const;
const deadline: CallFinding = { ...shared, fields: { deadlineDay: '2027-01-31', deadlineTime: '17:00' } };
const question: CallFinding = { ...shared, table: 'questions', cells: { text: 'Why?', limit: 300 } };

test('a finding names fields of the funder or cells of one table', () => {
  expect([deadline, question].map((finding) => wire.Check(finding))).toEqual([true, true]);
  expect([deadline, question].map(isFieldFinding)).toEqual([true, false]);
});

test.each([
  ['nothing found', { ...shared, fields: {} }],
  ['no line beside it', { ...deadline, source: undefined }],
  ['what the organization decides', { ...shared, fields: { status: 'applied' } }],
  ['a cell of another table', { ...shared, table: 'criteria', cells: { limit: 300 } }],
  ['a value of the wrong type', { ...shared, table: 'questions', cells: { limit: '300' } }],
  ['a field and a row', { ...deadline, ...question }],
])('%s is no finding', (_what, finding) => {
  expect(wire.Check(finding)).toBe(false);
});

test('a reading has its pages, findings and what was not understood', () => {
  const read = { kind: 'text', pages: [['Closes 31 January 2027']], findings: [deadline], unread: [] };
  expect(Compile(CallRead).Check(read)).toBe(true);
  expect(Compile(CallRead).Check({ ...read, unread: [{ page: 0, line: 1 }] })).toBe(false);
});
