import { numberWord } from './number-words.ts';

test.each([
  [0, 'No'],
  [1, 'One'],
  [6, 'Six'],
  [12, 'Twelve'],
  [13, '13'],
  [1_204, '1,204'],
])('%d at the beginning of a sentence is %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});
