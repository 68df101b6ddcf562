import { type Check, contradiction, doubt } from '../check.ts';
import { inFigures, isYear, numbersIn, wordsAfter } from '../reading/numbers.ts';
import { passagesOf } from '../reading/passages.ts';
import { isSlipOf } from './slips.ts';

const peopleWords = new Set(
  'person beneficiary inhabitant resident girl boy child woman man youth student pupil patient farmer member learner mother newborn refugee worker participant'.split(
    ' ',
  ),
);

/** The number of people in title and text against the answer of the form (CHECK-02). */
export const statedPeople: Check = function* statedPeople(checked) {
  const { proposal } = checked;
  const { beneficiaries, outcomes = [] } = proposal;
  if (beneficiaries < 1) return;
  const planned = new Set(outcomes.flatMap(({ baseline, target, total }) => [baseline, target, total]));
  for (const { path, field, text } of passagesOf(checked)) {
    if (!['title', 'description', 'objectives', 'methodology', 'sections', 'team'].includes(field)) continue;
    for (const stated of numbersIn(text)) {
      const { value, words } = stated;
      if (value === beneficiaries || isYear(stated) || planned.has(value)) continue;
      const after = wordsAfter(text, stated.end, 3);
      const who = after.find((word) => peopleWords.has(word));
      if (!who) continue;
      const message = `The text says “${words} ${text
        .slice(stated.end)
        .trim()
        .split(/\s+/)[0]
        ?.replace(
          /[.,;:]$/,
          '',
        )}” (${inFigures(value)}); the number of beneficiaries is ${inFigures(beneficiaries)}.`;
      if (isSlipOf(value, beneficiaries))
        yield contradiction(checked, { message, at: [path, 'beneficiaries'] });
      else if (field === 'title' && /^(?:person|beneficiary)$/.test(after[0] ?? ''))
        yield doubt(checked, { message, at: [path, 'beneficiaries'] });
    }
  }
};

const ageRange =
  /\b(?:aged?|ages|between the ages of)\s+(?:between\s+|from\s+)?(\d{1,2})\s*(?:to|-|–|—|and)\s*(\d{1,2})\b/gi;

/** Two ranges of ages that overlap, and neither is a part of the other. */
export const statedAges: Check = function* statedAges(checked) {
  const found = passagesOf(checked)
    .filter(({ field }) => field !== 'trackRecord')
    .flatMap(({ path, text }) =>
      [...text.matchAll(ageRange)].map(([words, from, to]) => ({
        path,
        words,
        from: Number(from),
        to: Number(to),
      })),
    );
  const [first, ...others] = found;
  if (!first) return;
  for (const other of others) {
    const isSame = other.from === first.from && other.to === first.to;
    const isOverlap = other.from <= first.to && first.from <= other.to;
    const isNested =
      (other.from >= first.from && other.to <= first.to) ||
      (first.from >= other.from && first.to <= other.to);
    if (!isSame && isOverlap && !isNested)
      yield contradiction(checked, {
        message: `One text says “${other.words}”, another “${first.words}”.`,
        at: [other.path, first.path],
      });
  }
};
