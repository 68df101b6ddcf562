import { formerAnswers, newQuestions } from './bank.ts';

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
const answer = (id: string | null) => formerAnswers.find((former) => former.id === id);
const inLanguage = (list: { language: string }[]) =>
  ['en', 'fr', 'es', 'pt'].map((language) => list.filter((one) => one.language === language).length);

test('sixty former answers, thirty in English and ten in each other language', () => {
  expect(inLanguage(formerAnswers)).toEqual([30, 10, 10, 10]);
  expect(new Set(formerAnswers.map(({ id }) => id)).size).toBe(60);
  expect(new Set(formerAnswers.map(({ answer }) => answer)).size).toBe(60);
  for (const { id, language, date } of formerAnswers) {
    expect(id.startsWith(`${language}-`)).toBe(true);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});

test('an answer has 40 to 150 words', () => {
  const lengths = formerAnswers.map(({ id, answer }) => [id, answer.split(/\s+/).length] as const);
  expect(lengths.filter(([, words]) => words < 40 || words > 150)).toEqual([]);
});

test('fifty new questions have their answer in their language, ten have none', () => {
  expect(newQuestions.filter(({ right }) => right !== null)).toHaveLength(50);
  expect(newQuestions.filter(({ right }) => right === null)).toHaveLength(10);
  for (const { right, language } of newQuestions) if (right) expect(answer(right)?.language).toBe(language);
  const rights = newQuestions.flatMap(({ right }) => right ?? []);
  expect(new Set(rights).size).toBe(50);
});

test('a new question shares at most half of its content words with the former one', () => {
  const tooClose = newQuestions.flatMap(({ question, right }) => {
    const [own, former] = [contentWords(question), contentWords(answer(right)?.question ?? '')];
    const shared = [...own].filter((word) => former.has(word));
    return shared.length > own.size / 2 ? [`${question} ${shared}`] : [];
  });
  expect(tooClose).toEqual([]);
});
