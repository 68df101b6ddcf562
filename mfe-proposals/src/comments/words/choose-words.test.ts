import { chooseByKey, firstChosen, stretchOfWords } from './choose-words.ts';

const text = 'We mend taps. They last.\nOne more line\nand another';
const words = (chosen: ReturnType<typeof firstChosen>) => {
  const stretch = stretchOfWords(text, chosen);
  return stretch && text.slice(stretch.start, stretch.end);
};

const press = (...keys: string[]) =>
  words(
    keys.reduce(
      (chosen, key) =>
        chooseByKey(text, chosen, { key: key.replace('+', ''), shiftKey: key.startsWith('+') }) ?? chosen,
      firstChosen(text),
    ),
  );

test('it begins with the first sentence; arrows go from word to word and from paragraph to paragraph', () => {
  expect(press()).toBe('We mend taps.');
  expect(press('ArrowRight')).toBe('They');
  expect(press('ArrowRight', 'ArrowLeft')).toBe('taps.');
  expect(press('ArrowDown')).toBe('One');
  expect(press('ArrowDown', 'ArrowDown', 'ArrowRight')).toBe('another');
  expect(press('ArrowDown', 'ArrowUp')).toBe('We');
  expect(press('ArrowLeft', 'ArrowLeft')).toBe('We');
});

test('with Shift it takes more words or fewer, and never none', () => {
  expect(press('+ArrowRight')).toBe('We mend taps. They');
  expect(press('+ArrowLeft', '+ArrowLeft', '+ArrowLeft', '+ArrowLeft')).toBe('We');
  expect(press('+ArrowDown')).toBe('We mend taps. They last.');
  expect(press('ArrowRight', '+ArrowDown', '+ArrowDown')).toBe('They last.\nOne more line');
});

test('other keys choose nothing', () => {
  expect(chooseByKey(text, firstChosen(text), { key: 'a', shiftKey: false })).toBeUndefined();
});
