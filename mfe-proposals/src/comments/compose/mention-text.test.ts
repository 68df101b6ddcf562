import { partsWithMentions, peopleNamed, stillMentioned, typedMention, withMention } from './mention-text.ts';

const amina = { id: 'u-1', name: 'Amina Odhiambo' };
const otieno = { id: 'u-2', name: 'Otieno Ámina' };
const ami = { id: 'u-3', name: 'Amina' };
const people = [otieno, amina, ami];

test.each([
  ['@', 1, ''],
  ['See @Ami', 8, 'Ami'],
  ['(@Amina Od', 10, 'Amina Od'],
  ['line\n@O', 7, 'O'],
])('in "%s" a name is being typed', (text, caret, name) => {
  expect(typedMention(text, caret)?.name).toBe(name);
});

test.each([
  ['amina@example.org', 17],
  ['@Amina\nwords', 12],
  ['@ words', 7],
  ['words', 5],
  ['@Amina', 0],
  [`@${'a'.repeat(80)}`, 81],
])('in "%s" none is', (text, caret) => {
  expect(typedMention(text, caret)).toBeUndefined();
});

test('people are found by any of their names, whatever accents they are typed with', () => {
  expect(peopleNamed(people, 'ami').map(({ id }) => id)).toEqual(['u-1', 'u-3', 'u-2']);
  expect(peopleNamed(people, 'ODHI')).toEqual([amina]);
  expect(peopleNamed(people, '')).toHaveLength(3);
  expect(peopleNamed(people, 'x')).toEqual([]);
});

test('the whole name takes the place of what was typed of it', () => {
  const typed = typedMention('See @Ami, please', 8);
  expect(withMention('See @Ami, please', 8, typed as never, amina)).toEqual({
    text: 'See @Amina Odhiambo , please',
    caret: 20,
  });
});

test('names are parted from words; of two the longer one is meant; one that was deleted is no longer mentioned', () => {
  expect(partsWithMentions('Hi @Amina Odhiambo, @Amina and @Amin', people)).toEqual([
    { text: 'Hi ' },
    { text: '@Amina Odhiambo', person: amina },
    { text: ', ' },
    { text: '@Amina', person: ami },
    { text: ' and @Amin' },
  ]);
  expect(stillMentioned('Only @Amina', people)).toEqual([ami]);
});
