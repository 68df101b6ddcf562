import { type AskedQuestion, readyCase, type StoredDocument, words } from './ready-case.ts';

const q = (id: string, further: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  required: true,
  ...further,
});
const audit = (expiresOn: string): StoredDocument[] => [
  { id: 'd1', kind: 'registration' },
  { id: 'd2', kind: 'accounts', expiresOn },
];
const family = '👨‍👩‍👧';

export const readyCases = [
  readyCase('all-there', 'Nothing is missing.'),
  readyCase('no-answer', 'A required question has no answer.', {
    answers: { q1: words(80) },
    missing: [{ what: 'no-answer', ids: ['q2'] }],
  }),
  readyCase('blank-answer', 'White space is no answer.', {
    answers: { q1: words(80), q2: ' \n\t\u00A0' },
    missing: [{ what: 'no-answer', ids: ['q2'] }],
  }),
  readyCase('placeholder-alone', 'A placeholder alone is no answer.', {
    answers: { q1: words(80), q2: '[needs: number of pupils]' },
    missing: [{ what: 'no-answer', ids: ['q2'] }],
  }),
  readyCase('optional-left-out', 'An optional question may stay without an answer.', {
    questions: [q('q1'), q('q2', { required: false })],
    answers: { q1: words(80) },
  }),
  readyCase('at-the-limit', 'The limit itself is kept.', { answers: { q1: words(100), q2: 'Yes.' } }),
  readyCase('one-word-over', 'One word over is over.', {
    answers: { q1: words(101), q2: 'Yes.' },
    missing: [{ what: 'over-limit', ids: ['q1'] }],
  }),
  readyCase('optional-over-limit', 'A portal cuts or refuses an optional answer, too.', {
    questions: [q('q1'), q('q2', { required: false, limit: 10, unit: 'words' })],
    answers: { q1: words(80), q2: words(11) },
    missing: [{ what: 'over-limit', ids: ['q2'] }],
  }),
  readyCase('line-breaks-count-one', 'Each line break of Windows is one character: ten in all.', {
    questions: [q('q1', { limit: 10, unit: 'characters' })],
    answers: { q1: 'abcd\r\nefgh\r\n' },
  }),
  readyCase('characters-of-a-family', 'One sign to the eye is five code points: six in all.', {
    questions: [q('q1', { limit: 5, unit: 'characters' })],
    answers: { q1: `${family}!` },
    missing: [{ what: 'over-limit', ids: ['q1'] }],
  }),
  readyCase('spaces-not-counted', 'Eight characters without the spaces.', {
    questions: [q('q1', { limit: 8, unit: 'characters_without_spaces' })],
    answers: { q1: 'ab cd ef gh' },
  }),
  readyCase('shared-limit-kept', 'Together they have a hundred words.', {
    questions: [
      q('q1', { limit: 100, unit: 'words' }),
      q('q2', { limit: 100, unit: 'words', sharesLimit: true }),
    ],
    answers: { q1: words(70), q2: words(30) },
  }),
  readyCase('shared-limit-broken', 'Each is short enough, together they are not.', {
    questions: [
      q('q1', { limit: 100, unit: 'words' }),
      q('q2', { limit: 100, unit: 'words', sharesLimit: true }),
    ],
    answers: { q1: words(70), q2: words(31) },
    missing: [{ what: 'over-limit', ids: ['q1', 'q2'] }],
  }),
  readyCase('question-gone', 'An answer to a question that is no longer asked keeps nobody.', {
    questions: [q('q1', { limit: 100, unit: 'words' })],
    answers: { q1: words(80), gone: words(5000) },
  }),
  readyCase('document-missing', 'Nothing has been chosen, and nothing is there.', {
    documents: [{ id: 'd1', kind: 'registration' }],
    chosen: { a1: 'd1' },
    missing: [{ what: 'no-document', ids: ['a2'] }],
  }),
  readyCase('document-only-proposed', 'One of the kind is there, and no person has chosen it.', {
    chosen: { a1: 'd1' },
    missing: [{ what: 'no-document', ids: ['a2'] }],
  }),
  readyCase('document-deleted', 'What was chosen is not there any more.', {
    documents: [{ id: 'd1', kind: 'registration' }],
    missing: [{ what: 'no-document', ids: ['a2'] }],
  }),
  readyCase('document-of-another-kind', 'A person may choose a document of another kind.', {
    documents: [
      { id: 'd1', kind: 'registration' },
      { id: 'd2', kind: 'other' },
    ],
  }),
  readyCase('document-expired', 'It ended yesterday.', {
    documents: audit('2026-11-23'),
    missing: [{ what: 'document-expired', ids: ['a2'] }],
  }),
  readyCase('document-expires-too-early', 'It ends on the day before the deadline.', {
    documents: audit('2027-03-30'),
    missing: [{ what: 'document-expires-before-deadline', ids: ['a2'] }],
  }),
  readyCase('document-expires-on-the-day', 'Its last day is that of the deadline.', {
    documents: audit('2027-03-31'),
  }),
  readyCase('no-deadline', 'Without a deadline today counts: it is still valid.', {
    deadlineDay: undefined,
    documents: audit('2026-11-24'),
  }),
  readyCase('optional-document-expired', 'An optional document keeps nobody, expired or missing.', {
    asked: [
      { id: 'a1', kind: 'registration', required: true },
      { id: 'a2', kind: 'accounts', required: false },
      { id: 'a3', kind: 'letter', required: false },
    ],
    documents: audit('2024-12-31'),
  }),
  readyCase('open-rule', 'A rule that asks is for a person to settle: it keeps nobody.', {
    eligibility: { e1: 'yes', e2: 'ask' },
  }),
  readyCase('not-eligible', 'One no is enough.', {
    eligibility: { e1: 'yes', e2: 'no' },
    missing: [{ what: 'not-eligible', ids: ['e2'] }],
  }),
  readyCase('everything-at-once', 'Each is named, once.', {
    questions: [q('q1', { limit: 100, unit: 'words' }), q('q2'), q('q3', { required: false })],
    answers: { q1: words(140) },
    documents: [{ id: 'd1', kind: 'registration', expiresOn: '2025-01-01' }],
    eligibility: { e1: 'no', e2: 'no', e3: 'ask' },
    missing: [
      { what: 'over-limit', ids: ['q1'] },
      { what: 'no-answer', ids: ['q2'] },
      { what: 'document-expired', ids: ['a1'] },
      { what: 'no-document', ids: ['a2'] },
      { what: 'not-eligible', ids: ['e1'] },
      { what: 'not-eligible', ids: ['e2'] },
    ],
  }),
];
