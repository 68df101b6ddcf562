import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { AnswerIndex } from './answer-index.ts';
import type { SearchableAnswer } from './stored-answer.ts';

const risks: SearchableAnswer = {
  id: 'risks',
  question: 'Set out the main risks and mitigation measures.',
  text: 'Wells may be dry; a tenth of the budget waits for a second try.',
  language: 'en',
};
const board: SearchableAnswer = {
  id: 'board',
  question: 'Describe your board.',
  text: 'Nine members, elected for three years, meet six times a year.',
  language: 'en',
};
const risques: SearchableAnswer = {
  id: 'risques',
  question: 'Quels sont les risques ?',
  text: 'Un forage peut être sec.',
  language: 'fr',
};

const indexOf = (...answers: SearchableAnswer[]) => {
  const index = new AnswerIndex();
  for (const answer of answers) index.put(answer);
  return index;
};
const ids = (index: AnswerIndex, question: string) => index.search(question).map(({ id }) => id);

test('a question without a word in common finds the answer, and says why', () => {
  const [first] = indexOf(risks, board).search('What could go wrong?');
  expect(first).toMatchObject({ id: 'risks', fits: true, subjects: ['Risks'], words: [] });
});

test('the own language comes first, another one after it', () => {
  expect(ids(indexOf(risks, board, risques), 'What could go wrong?')).toEqual(['risks', 'risques']);
  expect(ids(indexOf(risks, board, risques), 'Qu’est-ce qui pourrait mal tourner ?')).toEqual([
    'risques',
    'risks',
  ]);
});

test('where nothing fits, what is nearest is marked so; an empty index and an empty question find nothing', () => {
  const found = indexOf(risks, board).search('Which paintings will you lend, and who meets the courier?');
  expect(found.every(({ fits }) => !fits)).toBe(true);
  expect(new AnswerIndex().search('Who?')).toEqual([]);
  expect(indexOf(risks).search('')).toEqual([]);
});

test('an answer is replaced and removed without a trace', () => {
  const index = indexOf(risks, board);
  index.put({ ...risks, question: 'Zebras?', text: 'None.' });
  expect(index.size).toBe(2);
  expect(ids(index, 'zebras')).toEqual(['risks']);
  expect(index.search('What could go wrong?').filter(({ fits }) => fits)).toEqual([]);
  index.remove('risks');
  index.remove('unknown');
  expect(ids(index, 'zebras')).toEqual([]);
});

test('a filter leaves the others out', () => {
  expect(indexOf(risks, risques).search('risks', { only: (id) => id === 'board' })).toEqual([]);
  const [found] = indexOf(risks, risques).search('What could go wrong?', { only: (id) => id === 'risques' });
  expect(found).toMatchObject({ id: 'risques', fits: true });
});

test('whatever is asked and stored, scores are numbers, in order, and each answer comes once', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const answers = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      question: text,
      text,
      language: fc.constantFrom('en' as const, 'fr' as const, 'es' as const, 'pt' as const, 'other' as const),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  );
  fc.assert(
    fc.property(answers, text, (stored, question) => {
      const found = indexOf(...stored).search(question);
      const scores = found.map(({ score }) => score);
      expect(scores.every((score) => Number.isFinite(score) && score > 0)).toBe(true);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    }),
    { numRuns: propertyRuns(300) },
  );
});
