import { type Check, contradiction } from '../check.ts';
import type { Checked } from '../checked.ts';
import { inFigures } from '../reading/numbers.ts';
import { passagesOf } from '../reading/passages.ts';
import { peopleOfPost, postWords, shareOfPost } from '../reading/posts.ts';

const isPost = /^(?:posts?|people|persons?|positions?|staff|fte|full-time equivalents?)$/i;

/** Shares of time in the team against posts in the budget (CHECK-02). */
export const sharesAgainstBudget: Check = function* sharesAgainstBudget(checked) {
  for (const [index, line] of (checked.proposal.budgetLines ?? []).entries()) {
    if (!isPost.test(line.unit.trim())) continue;
    const phrase = postWords(line.item.replace(/\s+of the project.*/, ''));
    const people = peopleOfPost(checked, phrase);
    const share = shareOfPost(checked, phrase);
    const [person] = people;
    const at = `budgetLines[${line.id ?? index}].quantityHundredths`;
    if (person && share !== undefined && share > line.quantityHundredths)
      yield contradiction(checked, {
        message: `${people.map(({ name, post }) => name || post).join(', ')}: ${inFigures(share)}% of a post in the team; the budget has ${inFigures(line.quantityHundredths)}% (${inFigures(line.quantityHundredths / 100)} of a post): “${line.item}”.`,
        at: [`people[${person.id}].share`, at],
      });
    const named = shareIn(line.item);
    if (named !== undefined && line.quantityHundredths < 100 && named !== line.quantityHundredths)
      yield contradiction(checked, {
        message: `“${line.item}” says ${inFigures(named)}%; its quantity is ${inFigures(line.quantityHundredths / 100)} of a post.`,
        at: [`budgetLines[${line.id ?? index}].item`, at],
      });
  }
};

/** One person with more than one whole post in the same months. */
export const overbookedPeople: Check = function* overbookedPeople(checked) {
  const rows = (checked.proposal.people ?? []).filter(
    ({ name, share }) => name.trim() !== '' && share !== null,
  );
  for (const [index, row] of rows.entries()) {
    const others = rows
      .slice(0, index)
      .filter((other) => other.name.trim() === row.name.trim() && overlap(row, other));
    const [first] = others;
    const sum = others.reduce((total, { share }) => total + (share ?? 0), row.share ?? 0);
    if (first && sum > 100)
      yield contradiction(checked, {
        message: `${row.name} has ${inFigures(sum)}% of a post: ${inFigures(first.share ?? 0)}% as ${first.post} and ${inFigures(row.share ?? 0)}% as ${row.post}.`,
        at: [`people[${row.id}].share`, `people[${first.id}].share`],
      });
  }
};

type Person = NonNullable<Checked['proposal']['people']>[number];

/** Rows without months are taken for the whole project. */
const overlap = ({ months: one }: Person, { months: other }: Person): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some(({ from, to }) => other.some((range) => range.from <= to && from <= range.to));

const shareWords =
  /(\d{1,3})\s?%|\b(half|a quarter|three quarters|a third|two thirds)\b(?= of (?:her|his|their|the) time)|\b(full|half|quarter|whole)[- ]time\b|\b(whole)\s+time\b/gi;
const values: Readonly<Record<string, number>> = {
  half: 50,
  quarter: 25,
  'a quarter': 25,
  'three quarters': 75,
  'a third': 33,
  'two thirds': 67,
  full: 100,
  whole: 100,
};
const valueOfShare = ([, percent, part, time, whole]: RegExpMatchArray): number | undefined =>
  percent !== undefined ? Number(percent) : values[(part ?? time ?? whole ?? '').toLowerCase()];

function shareIn(text: string): number | undefined {
  const found = [...text.matchAll(shareWords)];
  return found.length === 1 && found[0] && !/each/i.test(text) ? valueOfShare(found[0]) : undefined;
}

/** Names of posts end like this: "accountant", "field coordinator", "hydrologist". */
const postNames =
  /\b((?:[\p{L}-]+\s)?(?:[\p{L}]{4,}(?:ant|ator|er|or|ist|nomist|ian|ect)|nurse|lead|chef|analyst|driver))s?\b/giu;

/** Who gives which share in a text: the post that stands nearest before it in the same clause. */
function sharesIn(text: string): { post: string; share: number; words: string }[] {
  return [...text.matchAll(shareWords)].flatMap((match) => {
    const share = valueOfShare(match);
    const clause = /[^.;\n]*$/.exec(text.slice(Math.max(0, match.index - 90), match.index))?.[0] ?? '';
    const post = [...clause.matchAll(postNames)].at(-1)?.[1]?.split(/\s/).at(-1);
    return share === undefined || post === undefined
      ? []
      : [{ post: post.toLowerCase().replace(/s$/, ''), share, words: match[0] }];
  });
}

/** Shares of time in the words of the team against those in the words of the budget. */
export const sharesInWords: Check = function* sharesInWords(checked) {
  const passages = passagesOf(checked);
  const team = passages.find(({ path }) => path === 'team');
  const budget = passages.find(({ path }) => path === 'budget');
  if (!team || !budget) return;
  const budgeted = sharesIn(budget.text);
  const stated = sharesIn(team.text);
  for (const { post, share, words } of stated) {
    const own = budgeted.filter((other) => other.post === post);
    const [one] = own;
    if (!one || own.length > 1 || stated.filter((other) => other.post === post).length > 1) continue;
    if (one.share !== share)
      yield contradiction(checked, {
        message: `The team says “${words}” (${inFigures(share)}%) of the ${post}; the budget says “${one.words}” (${inFigures(one.share)}%).`,
        at: ['team', 'budget'],
      });
  }
};
