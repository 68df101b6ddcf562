import type { CallQuestion } from '../call/call.schemas.ts';
import type { HandCheck } from '../call/call-checks.schemas.ts';
import { emptyCallRow } from '../call/call-content.ts';
import { submitReview } from '../proposal/submit-review.ts';
import type { TextBlock, TextInline } from '../proposal/text-edits/text-edits.schemas.ts';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { applicationState } from './application-state.ts';
import { limitGroups } from './limit-groups.ts';

const question = (id: string, more: Partial<CallQuestion> = {}): CallQuestion => ({
  ...emptyCallRow('questions', id),
  text: `What of ${id}?`,
  ...more,
});
const answer = (questionId: string, ...content: TextInline[]) => ({
  questionId,
  text: content.length > 0 ? [{ kind: 'paragraph', content } as TextBlock] : [],
  isTicked: false,
});
const words = (count: number) => ({ text: Array.from({ length: count }, () => 'word').join(' ') });
const limited = { limit: 100, limitUnit: 'words' } as const;

const messages = (subject: Parameters<typeof applicationState>[0]) =>
  applicationState(subject).gaps.map(({ message, isBlocking }) => [message, isBlocking]);

test('an application that has everything is ready (CALL-43)', () => {
  const statement = { text: 'Two years old', kind: 'age' as const, value: '', isExclusion: false };
  const byHand: HandCheck = {
    verdict: 'yes',
    by: { id: 'amina', name: 'Amina Odhiambo' },
    at: '2026-11-24T08:00:00.000Z',
    statement,
  };
  const call = { questions: [question('need', limited), question('more', { required: false })] };
  const state = applicationState({
    call,
    answers: [{ ...answer('need', words(100)), isTicked: true }, answer('more')],
    documents: [
      { asked: { id: 'd1', name: 'Accounts', required: true }, state: 'there' },
      { asked: { id: 'd2', name: 'Letter', required: false }, state: 'missing' },
      { asked: { id: 'd3', name: 'Policy', required: true }, state: 'not_needed' },
    ],
    eligibility: [
      { rowId: 'e1', verdict: 'yes', reason: '' },
      { rowId: 'e2', verdict: 'ask', reason: '', byHand },
    ],
  });
  expect(state).toEqual({
    ...{ questions: 2, required: 1, answered: 1, overLimit: 0, ticked: 1 },
    ...{ openQuestions: [], gaps: [], isReady: true },
  });
});

test('what is missing is said in the order of the form, each with its place (CALL-08)', () => {
  const call = {
    questions: [
      question('need', { ...limited, number: '1.1' }),
      question('cost'),
      question('why', { required: false }),
    ],
  };
  const answers = [
    answer('need', words(100), { need: 'a date' }, { text: ' ' }, { need: 'a place' }, { need: 'a date' }),
    answer('why', { text: ' ' }),
    // Of a question that is gone.
    { ...answer('cost', { text: 'Words' }), isGone: true as const },
  ];
  const state = applicationState({ call, answers });
  expect(state.gaps).toEqual([
    {
      kind: 'over_limit',
      message: 'Too long: 107 of 100 words. Question 1.1: What of need?',
      ...{ isBlocking: true, questionIds: ['need'] },
    },
    {
      kind: 'needs',
      message: 'Still needed: a date, and 1 more. Question 1.1: What of need?',
      ...{ isBlocking: true, questionIds: ['need'] },
    },
    {
      kind: 'unanswered',
      message: 'No answer yet. Question 2: What of cost?',
      ...{ isBlocking: true, questionIds: ['cost'] },
    },
  ]);
  expect(state).toMatchObject({ answered: 1, overLimit: 1, isReady: false });
  expect(state.openQuestions).toEqual([{ questionId: 'cost', text: 'What of cost?' }]);
});

test('answers that share a limit are counted together (CALL-03)', () => {
  const call = {
    questions: [
      question('a', limited),
      question('b', { ...limited, sharesLimit: true }),
      question('c', limited),
    ],
  };
  expect(limitGroups(call.questions).map((group) => group.questions.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
  ]);
  const together = [answer('a', words(60)), answer('b', words(41)), answer('c', words(100))];
  expect(applicationState({ call, answers: together }).gaps).toMatchObject([
    {
      message: 'Too long: 101 of 100 words together. Question 1: What of a? and Question 2: What of b?',
      questionIds: ['a', 'b'],
    },
  ]);
  const shorter = [answer('a', words(60)), answer('b', words(40)), answer('c', words(1))];
  expect(applicationState({ call, answers: shorter }).isReady).toBe(true);
});

test('documents and eligibility block where the funder requires them; a question about eligibility does not (CALL-38, CALL-43)', () => {
  const eligibility = [{ ...emptyCallRow('eligibility', '5'), text: 'Based in Kenya' }];
  const call = { questions: [], eligibility };
  const name = 'Audit';
  expect(
    messages({
      call,
      answers: [],
      documents: [
        { asked: { id: '1', name, required: true }, state: 'missing' },
        { asked: { id: '2', name, required: true }, state: 'expired' },
        { asked: { id: '3', name, required: true }, state: 'expires_before_deadline' },
        { asked: { id: '4', name, required: false }, state: 'expired' },
      ],
      eligibility: [
        { rowId: '5', verdict: 'no', reason: 'The profile says Uganda' },
        { rowId: 'amounts', verdict: 'ask', reason: 'Nobody has said how much is asked for' },
      ],
    }),
  ).toEqual([
    ['Audit: missing', true],
    ['Audit: expired', true],
    ['Audit: expires before the deadline', true],
    ['Not eligible: Based in Kenya – The profile says Uganda', true],
    ['Ask whether you are eligible: Nobody has said how much is asked for', false],
  ]);
  expect(messages({ call, answers: [], callState: 'unknown' })).toEqual([
    ['The call has not arrived yet', true],
  ]);
});

test('sending with something missing asks', () => {
  const application = applicationState({ call: { questions: [question('need')] }, answers: [] });
  const { notes, problems } = submitReview({ fields: emptyProposalFields, application });
  expect(notes).toContain('No answer yet. Question 1: What of need?');
  expect(problems).toEqual([]);
});
