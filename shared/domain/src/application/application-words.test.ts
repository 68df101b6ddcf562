import { answerGaps, answersInWords } from './application-words.ts';

test.each([
  [{ required: 8, answered: 3, overLimit: 0 }, ['5 of 8 required questions have no answer']],
  [
    { required: 1, answered: 0, overLimit: 2 },
    ['1 of 1 required question has no answer', '2 answers over the limit'],
  ],
  [{ required: 4, answered: 4, overLimit: 1 }, ['1 answer over the limit']],
  [{ required: 0, answered: 0, overLimit: 0 }, []],
])('%j lacks %j', (counts, gaps) => expect(answerGaps(counts)).toEqual(gaps));

test('in one phrase', () => {
  expect(answersInWords({ required: 4, answered: 4, overLimit: 0 })).toBe(
    'every required question is answered',
  );
  expect(answersInWords({ required: 4, answered: 4, overLimit: 1 })).toBe(
    'every required question is answered, 1 answer over the limit',
  );
  expect(answersInWords({ required: 2, answered: 1, overLimit: 0 })).toBe(
    '1 of 2 required questions has no answer',
  );
});
