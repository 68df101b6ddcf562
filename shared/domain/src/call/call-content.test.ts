import { Compile } from 'typebox/compile';
import { lakesCall } from './call.fixture.ts';
import { CallContent, CreateCallBody } from './call.schemas.ts';
import {
  callFromTemplate,
  emptyCall,
  emptyCallRow,
  isBlankCallRow,
  missingCallCells,
  missingCallFields,
  tidyCall,
  withEmptyCallValues,
} from './call-content.ts';
import { CallFile } from './call-export.schemas.ts';
import { callFileName, callFileProblem, exportCall } from './call-export.ts';
import { callFieldNames, callFieldTable } from './call-fields.ts';
import { callProblems } from './call-rules.ts';
import { callTableNames, callTables } from './call-tables.ts';

const wire = Compile(CallContent);

describe.each(callTableNames)('a row of %s', (table) => {
  const row = emptyCallRow(table, 'r1');

  test('is blank while nobody has written in it, and the wire takes it', () => {
    expect(isBlankCallRow(table, row)).toBe(true);
    expect(wire.Check({ ...emptyCall, [table]: [row] })).toBe(true);
  });

  test('takes no cell it does not name, and no more rows than it may have', () => {
    expect(wire.Check({ ...emptyCall, [table]: [{ ...row, color: 'red' }] })).toBe(false);
    const rows = Array.from({ length: callTables[table].maxRows + 1 }, (_, at) => ({ ...row, id: `r${at}` }));
    expect(wire.Check({ ...emptyCall, [table]: rows.slice(1) })).toBe(true);
    expect(wire.Check({ ...emptyCall, [table]: rows })).toBe(false);
  });

  test('needs an id of its own', () => {
    const rows = [row, row];
    expect(callProblems({ ...lakesCall, [table]: rows }).map(({ field }) => field)).toEqual([table]);
  });
});

test('a filled call passes the wire and its rules, and is stored as it is', () => {
  expect(wire.Check(lakesCall)).toBe(true);
  expect(callProblems(lakesCall)).toEqual([]);
  expect(tidyCall(lakesCall)).toEqual(lakesCall);
});

test.each<[field: string, change: Partial<CallContent>, message: string]>([
  ['name', { name: ' ' }, 'Name the call'],
  ['deadlineDay', { deadlineDay: '2027-02-30' }, 'Deadline is not a valid date'],
  ['deadlineDay', { deadlineDay: '' }, 'Add the day of the deadline'],
  ['deadlineZone', { deadlineZone: 'Europe/Atlantis' }, 'Time zone of the deadline is not a known time zone'],
  ['deadlineZone', { deadlineZone: '' }, 'Choose the time zone of the deadline'],
  ['mostAmount', { mostAmount: 4_999 }, 'The largest amount is less than the smallest'],
  ['currency', { currency: '' }, 'Choose the currency of the amounts'],
  [
    'questions',
    { questions: [{ ...emptyCallRow('questions', 'q'), limit: 300 }] },
    'Questions: a limit needs what it is counted in',
  ],
  [
    'questions',
    { questions: [{ ...emptyCallRow('questions', 'q'), sharesLimit: true }] },
    'Questions: the first one has no question before it to share a limit with',
  ],
])('an impossible %s is refused in words', (field, change, message) => {
  expect(callProblems({ ...lakesCall, ...change })).toEqual([{ field, message }]);
});

test.each([
  [{ status: '' }],
  [{ currency: 'XXX' }],
  [{ mostAmount: 0.5 }],
  [{ deadlineTime: '24:00' }],
  [{ found: { notes: lakesCall.found?.deadlineDay } }],
])('the wire refuses %j', (change) => {
  expect(wire.Check({ ...lakesCall, ...change })).toBe(false);
});

test('space around texts, blank rows and sources of empty fields are not stored', () => {
  const typed: CallContent = {
    ...lakesCall,
    name: '  Clean water small grants ',
    questions: [...lakesCall.questions, emptyCallRow('questions', 'q3')],
    found: { ...lakesCall.found, reference: { source: { page: 1, line: 1, text: 'x' }, origin: 'rules' } },
    reference: '',
  };
  expect(tidyCall(typed)).toEqual({ ...lakesCall, reference: '' });
});

test('a request may leave out what is empty, and a stored call may be older than a field', () => {
  const { deadlineTime: _time, criteria: _criteria, ...older } = lakesCall;
  expect(withEmptyCallValues(older)).toEqual({ ...lakesCall, deadlineTime: '', criteria: [] });
  expect(Compile(CreateCallBody).Check({ name: 'Only a name' })).toBe(true);
});

test('what readers expect is named, field by field and cell by cell', () => {
  expect(missingCallFields({ ...emptyCall, name: 'A' })).toEqual([
    { field: 'funder', message: 'Name the funder' },
    { field: 'deadlineDay', message: 'Add the deadline' },
  ]);
  expect(missingCallCells('criteria', emptyCallRow('criteria', 'c'))).toEqual([
    { column: 'text', message: 'Write the criterion' },
  ]);
});

test('a call made of a template has the questions and neither the deadline nor what was decided', () => {
  const made = callFromTemplate({ ...lakesCall, isTemplate: true, status: 'applied' });
  expect(made.questions).toEqual(lakesCall.questions);
  expect(made).toMatchObject({ deadlineDay: '', deadlineZone: 'Europe/Brussels', isTemplate: false });
  expect(made).toMatchObject({ status: 'considering', notes: '', likelihood: '' });
  expect(made).not.toHaveProperty('found');
});

test('the file of a call has all of the funder and nothing of the organization', () => {
  const file = exportCall(lakesCall, new Date('2026-11-24T10:00:00Z'));
  expect(Compile(CallFile).Check(file)).toBe(true);
  const own = callFieldNames.filter((name) => callFieldTable[name].isOwn);
  expect(own).toEqual(['notes', 'status', 'likelihood', 'isTemplate']);
  const { notes, status, likelihood, isTemplate, ...funder } = lakesCall;
  expect(file.call).toEqual(funder);
  expect(callFileProblem({ ...file })).toBeUndefined();
  expect(callFileProblem({ version: '1.0' })).toBe('This file is not a call exported from Harambee.');
  expect(callFileProblem({ ...file, version: 2 })).toBe(
    'This file has version "2"; only version 1 can be imported.',
  );
  expect(callFileName(lakesCall.name, new Date('2026-11-24T10:00:00Z'))).toBe(
    'clean-water-small-grants-2026-11-24.json',
  );
});
