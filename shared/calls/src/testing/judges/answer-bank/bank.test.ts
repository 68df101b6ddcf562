import type { FormerAnswer, NewQuestion } from './answer-bank.ts';
import { formerAnswers, newQuestions } from './bank.ts';
import { freshFormerAnswers, freshNewQuestions } from './fresh/fresh-bank.ts';

/** Words that carry no subject, in all four languages. */
const empty = new Set(
  `a about after also an and any are as at be been by can did do does each else for from had has have how in into is it its
  many might more most much my nor not of often on once one or our out so some such than that the their them then there
  these they this those to was we were what when where which who whom why will with would you your yourself
  à au aux avec ce ces comment dans de des du elle elles en est et faites feriez font il ils la le les leur leurs lesquelles
  ou où par pas pour pourquoi que quel quelle quels quelles qui quoi sa se ses son sont sur un une vos votre vous y êtes
  al cada como con cuando cuántas cuánta cuál cuáles cómo cuándo da de del dónde el ella en es esta este ha han hace la las lo
  los me no o para por qué quién quiénes se ser si sin su sus un una y ya van va
  ao as às com da das desde do dos e ela em essas este isto na nas no nos nosso num onde os quantas quantos que quem são ser
  seu sua são tem têm um uma vocês é`.split(/\s+/),
);
const contentWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length > 2 && !empty.has(word))
      // The first letters stand for the stem.
      .map((word) => word.slice(0, 6)),
  );
const inLanguage = (list: { language: string }[]) =>
  ['en', 'fr', 'es', 'pt'].map((language) => list.filter((one) => one.language === language).length);

interface Bank {
  answers: FormerAnswer[];
  questions: NewQuestion[];
  languages: number[];
  without: number;
}
const banks: [name: string, bank: Bank][] = [
  ['the bank', { answers: formerAnswers, questions: newQuestions, languages: [30, 10, 10, 10], without: 10 }],
  [
    'the fresh bank',
    { answers: freshFormerAnswers, questions: freshNewQuestions, languages: [24, 12, 12, 12], without: 15 },
  ],
];

describe.each(banks)('%s', (_, { answers, questions, languages, without }) => {
  const answer = (id: string | null) => answers.find((former) => former.id === id);

  test('has sixty former answers in four languages', () => {
    expect(inLanguage(answers)).toEqual(languages);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(60);
    expect(new Set(answers.map((former) => former.answer)).size).toBe(60);
    for (const { id, language, date } of answers) {
      expect(id.startsWith(`${language}-`)).toBe(true);
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    }
  });

  test('has answers of 40 to 150 words', () => {
    const lengths = answers.map((former) => [former.id, former.answer.split(/\s+/).length] as const);
    expect(lengths.filter(([, words]) => words < 40 || words > 150)).toEqual([]);
  });

  test('has fifty new questions with an answer in their language, and some without', () => {
    expect(questions.filter(({ right }) => right !== null)).toHaveLength(50);
    expect(questions.filter(({ right }) => right === null)).toHaveLength(without);
    for (const { right, language } of questions) if (right) expect(answer(right)?.language).toBe(language);
    const rights = questions.flatMap(({ right }) => right ?? []);
    expect(new Set(rights).size).toBe(50);
  });

  test('asks new questions that share at most half of their content words with the former ones', () => {
    const tooClose = questions.flatMap(({ question, right }) => {
      const [own, former] = [contentWords(question), contentWords(answer(right)?.question ?? '')];
      const shared = [...own].filter((word) => former.has(word));
      return shared.length > own.size / 2 ? [`${question} ${shared}`] : [];
    });
    expect(tooClose).toEqual([]);
  });
});
