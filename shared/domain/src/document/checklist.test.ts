import {
  checklistOf,
  checklistProgress,
  documentGapInWords,
  documentGaps,
  type ListedDocument,
} from './checklist.ts';

const today = '2026-11-24';
const asked = [
  { id: 'a1', name: 'Latest audit', kind: 'accounts', required: true, fileName: '' },
  { id: 'a2', name: 'Registration', kind: 'registration', required: true, fileName: '' },
  { id: 'a3', name: 'Safeguarding policy', kind: 'policy', required: false, fileName: '' },
  { id: 'a4', name: 'Anything else', kind: 'other', required: true, fileName: '' },
] as const;
const document = (id: string, given: Partial<ListedDocument>): ListedDocument => ({
  id,
  name: id,
  kind: 'other',
  expiresOn: '',
  ...given,
});
const documents = [
  document('old', { name: 'Audit 2019', kind: 'accounts', expiresOn: '2020-12-31' }),
  document('audit', { name: 'Audit 2025', kind: 'accounts' }),
  document('budget', { name: 'Accounts plan', kind: 'budget' }),
  document('policy', { name: 'Child safeguarding policy', kind: 'other' }),
];
const list = (choices: Parameters<typeof checklistOf>[0]['choices'], deadlineDay = '2027-01-31') =>
  checklistOf({ asked, choices, documents, deadlineDay, today });

test('without a choice everything is missing; what fits by kind or name is proposed, valid ones first', () => {
  const items = list({});
  expect(items.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing', 'missing']);
  expect(items.map(({ proposed }) => proposed.map(({ id }) => id))).toEqual([
    ['audit', 'old'],
    [],
    ['policy'],
    [],
  ]);
});

test('of accounts of several years the last ones are proposed first', () => {
  const accounts = [2024, 2026, 2025].map((year) =>
    document(`${year}`, { name: `Accounts ${year}`, kind: 'accounts' }),
  );
  const [item] = checklistOf({ asked, choices: {}, documents: accounts, deadlineDay: '2027-01-31', today });
  expect(item?.proposed.map(({ id }) => id)).toEqual(['2026', '2025', '2024']);
});

test('a required document that is missing or will have expired is in the way of "ready"; another one is not', () => {
  const items = list({
    a1: { documentId: 'old' },
    a2: { isNotNeeded: true },
    a3: { documentId: 'deleted' },
    a4: { documentId: 'budget' },
  });
  expect(items.map(({ state }) => state)).toEqual(['expired', 'not_needed', 'missing', 'there']);
  expect(documentGaps(items)).toEqual([{ attachmentId: 'a1', name: 'Latest audit', state: 'expired' }]);
  expect(documentGaps(items).map(documentGapInWords)).toEqual(['Latest audit: expired']);
  expect(checklistProgress(items)).toEqual({ there: 1, needed: 3 });
  expect(
    documentGaps(
      list({ a1: { documentId: 'audit' }, a2: { documentId: 'audit' }, a4: { documentId: 'audit' } }),
    ),
  ).toEqual([]);
});

test('a choice stands, whatever its kind; names of objects are no choice', () => {
  expect(list({ a2: { documentId: 'budget' } })[1]).toMatchObject({
    state: 'there',
    document: { id: 'budget' },
  });
  const odd = [{ ...asked[0], id: 'constructor' }];
  expect(checklistOf({ asked: odd, choices: {}, documents, deadlineDay: '', today })[0]?.state).toBe(
    'missing',
  );
});
