import { knownLanguages } from '../text/known-language.ts';
import { subjectsIn } from './subjects-in.ts';
import { phrasesOf, subjectLabel } from './vocabulary.ts';

const most = (text: string, language: Parameters<typeof subjectsIn>[1]) =>
  [...subjectsIn(text, language)].sort(([, one], [, other]) => other - one)[0]?.[0];

test.each([
  ['en', 'What will be different in two years?', 'outcomes'],
  ['fr', 'Qu’est-ce qui aura changé pour les familles ?', 'outcomes'],
  ['es', '¿Qué será distinto?', 'outcomes'],
  ['pt', 'O que será diferente?', 'outcomes'],
  ['en', 'Who looks after what has been built once you have gone?', 'sustainability'],
  ['en', 'Who sits on your governing body?', 'governance'],
] as const)('%s: "%s" is about %s', (language, text, subject) => {
  expect(most(text, language)).toBe(subject);
});

test('a word of a phrase says what the phrase says', () => {
  const subjects = subjectsIn('Explain your theory of change.', 'en');
  expect(subjects.has('theory')).toBe(true);
  expect(subjects.has('outcomes')).toBe(false);
});

test('a word with which forms ask says nothing by its stem: "exposez" is no exhibition', () => {
  expect(subjectsIn('Exposez les besoins de la région.', 'fr').has('arts')).toBe(false);
  expect(subjectsIn('Quelles œuvres seront exposées ?', 'fr').has('arts')).toBe(true);
});

test('up to two words may stand between those of a phrase, and no more', () => {
  expect(subjectsIn('What happens after our grant ends?', 'en').has('sustainability')).toBe(true);
  expect(subjectsIn('After a long and winding grant', 'en').has('sustainability')).toBe(false);
});

test('every subject has words in each language, and a name to be shown', () => {
  for (const language of knownLanguages) {
    const phrases = [...phrasesOf[language].values()].flat();
    const subjects = new Set(phrases.map(({ subject }) => subject));
    for (const subject of new Set([...phrasesOf.en.values()].flat().map((one) => one.subject))) {
      expect([language, subject, subjects.has(subject)]).toEqual([language, subject, true]);
      expect(subjectLabel(subject)).toMatch(/^[A-Z]/);
    }
  }
});

test('time grows with the length of the text alone', () => {
  const time = (length: number) => {
    const text = 'after the grant money runs out when our support ends who pays '.repeat(length);
    const start = process.cpuUsage();
    subjectsIn(text, 'en');
    return process.cpuUsage(start).user + 1;
  };
  time(100);
  expect(time(4_000)).toBeLessThan(400_000 + 40 * time(400));
});
