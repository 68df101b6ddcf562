import type { CallFixture, Place, Said } from './call-truth.ts';
import { allCalls, freshCalls, heldOutCalls, seenCalls } from './calls.ts';
import { standsAt } from './stands-at.ts';

const count = (of: (call: CallFixture) => unknown[]) => allCalls.flatMap(of).length;
const of = (language: string) => allCalls.filter((call) => call.language === language).length;
const before = ([page, line]: Place, [laterPage, laterLine]: Place) =>
  page < laterPage || (page === laterPage && line <= laterLine);
const compact = (text: string) => text.replaceAll(/[\s.,']/g, '');

/** Everything that the truth says to stand somewhere, with a name for messages. */
const saidIn = ({ truth }: CallFixture): [name: string, said: Said & { interrupted?: true }][] => {
  const { title, funder, reference, least, most, deadline, questions } = truth;
  const one = {
    title,
    funder,
    reference,
    least,
    most,
    deadline: deadline.kind === 'none' ? undefined : deadline,
  };
  const { eligibility, attachments, criteria, noQuestions, fields, otherDates, otherAmounts } = truth;
  const many = {
    eligibility,
    attachments,
    criteria,
    noQuestions,
    fields,
    otherDates,
    otherAmounts,
    questions,
  };
  return [
    ...Object.entries(one).flatMap(([name, said]): [string, Said][] => (said ? [[name, said]] : [])),
    ...Object.entries(many).flatMap(([name, list]) => list.map((said): [string, Said] => [name, said])),
    ...questions.flatMap(({ help, limit, uncountable }) =>
      Object.entries({ help, limit, uncountable }).flatMap(([name, said]): [string, Said][] =>
        said ? [[name, said]] : [],
      ),
    ),
  ];
};

test('calls in four languages, twenty seen, ten held out and twelve written after the rules', () => {
  expect([seenCalls.length, heldOutCalls.length, freshCalls.length]).toEqual([20, 10, 12]);
  expect([of('en'), of('fr'), of('es'), of('pt')]).toEqual([15, 9, 9, 9]);
  expect(new Set(allCalls.map(({ id }) => id)).size).toBe(42);
  expect(new Set(allCalls.map(({ from }) => from)).size).toBe(4);
});

test('there is enough of each kind', () => {
  expect(count(({ truth }) => truth.questions)).toBeGreaterThanOrEqual(320);
  expect(count(({ truth }) => truth.questions.filter(({ limit }) => limit))).toBeGreaterThanOrEqual(180);
  expect(count(({ truth }) => (truth.deadline.kind === 'none' ? [] : [1]))).toBeGreaterThanOrEqual(25);
  expect(count(({ truth }) => [truth.least, truth.most].filter(Boolean))).toBeGreaterThanOrEqual(25);
  expect(count(({ truth }) => truth.eligibility)).toBeGreaterThanOrEqual(60);
  expect(count(({ truth }) => truth.attachments)).toBeGreaterThanOrEqual(60);
  expect(count(({ truth }) => truth.criteria)).toBeGreaterThanOrEqual(40);
  expect(count(({ truth }) => truth.noQuestions)).toBeGreaterThanOrEqual(60);
});

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  const { pages, truth } = call;

  test('has 40 to 200 lines', () => {
    const lines = pages.flat().length;
    expect([lines >= 40, lines <= 200, lines]).toEqual([true, true, lines]);
  });

  test('says each thing where the truth says it', () => {
    const wrong = saidIn(call).filter(
      ([, { text, at, interrupted }]) => !standsAt(pages, text, at, interrupted),
    );
    expect(wrong).toEqual([]);
  });

  test('has its questions in order, none of which is also no question', () => {
    const { questions, noQuestions } = truth;
    questions.slice(1).forEach(({ at }, index) => {
      expect(before(questions[index]?.at ?? [0, 0], at)).toBe(true);
    });
    const places = new Set(questions.map(({ text, at }) => `${at} ${text}`));
    expect(noQuestions.filter(({ text, at }) => places.has(`${at} ${text}`))).toEqual([]);
  });

  test('has limits that name their figure, and the questions that share it', () => {
    for (const [index, { limit, uncountable }] of truth.questions.entries()) {
      if (!limit) continue;
      expect(uncountable).toBeUndefined();
      expect(limit.unit === 'words' && limit.spaces !== undefined).toBe(false);
      const figure =
        limit.text === 'Three hundred words for each of i to v will do, and we stop reading after that.';
      expect(figure || compact(limit.text).includes(String(limit.maximum))).toBe(true);
      if (limit.together) expect(limit.together).toContain(index + 1);
    }
  });

  test('has amounts in a currency, and a deadline that exists in its zone', () => {
    const { currency, least, most, deadline } = truth;
    expect(currency === undefined).toBe(!(least || most));
    if (least && most) expect(least.value).toBeLessThan(most.value);
    if (deadline.kind === 'none') return;
    const dates = deadline.kind === 'stated' ? [deadline.date] : deadline.readings;
    for (const date of dates) expect(new Date(`${date}T00:00Z`).toISOString().slice(0, 10)).toBe(date);
    if (deadline.zone && !/^[+-]\d\d:\d\d$/.test(deadline.zone))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: deadline.zone })).not.toThrow();
  });
});

describe('the proof itself', () => {
  const pages = [
    ['1 Tell us', 'about your exper-', 'ience with', 'foot'],
    ['head', 'rivers.'],
  ];

  test('sees words on the wrong line, words that are missing and words in pieces', () => {
    expect(standsAt(pages, 'Tell us about your experience with', [1, 1])).toBe(true);
    expect(standsAt(pages, 'about your experience', [1, 1])).toBe(false);
    expect(standsAt(pages, 'Tell us about your experience with rivers.', [1, 1])).toBe(false);
    expect(standsAt(pages, 'Tell us about your experience with rivers.', [1, 1], true)).toBe(true);
    expect(standsAt(pages, 'Tell us about lakes', [1, 1], true)).toBe(false);
  });
});
