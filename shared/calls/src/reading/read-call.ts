import { callTables } from '@harambee/domain';
import type { CallPages, CallReading } from '@harambee/domain/schemas';
import { countriesIn } from './eligibility/countries-in.ts';
import { type EligibilityFound, readEligibility } from './eligibility/read-eligibility.ts';
import { readAmounts } from './fields/read-amounts.ts';
import { readDeadline } from './fields/read-deadline.ts';
import { readNames } from './fields/read-names.ts';
import {
  amountDrafts,
  attachmentDrafts,
  criterionDrafts,
  deadlineDrafts,
  eligibilityDrafts,
  findingsOf,
  nameDrafts,
  questionDrafts,
} from './findings.ts';
import { linesOf, type Passage, type Place } from './lines/passage.ts';
import { readAttachments } from './lists/read-attachments.ts';
import { readCriteria } from './lists/read-criteria.ts';
import { sharedCurrency } from './numbers/shared-currency.ts';
import type { QuestionFound } from './questions/question.ts';
import { readQuestions } from './questions/read-questions.ts';
import { readLines } from './read-lines.ts';
import { cellOf, gridsOf } from './tables/grids.ts';
import { questionRows, rowsWithoutHead } from './tables/question-rows.ts';
import { languageOf } from './text/language.ts';

const key = ({ page, line }: Place): string => `${page}:${line}`;
const byPlace = (one: QuestionFound, other: QuestionFound) =>
  one.at.page - other.at.page || one.at.line - other.at.line;

const countriesOf = (eligibility: readonly EligibilityFound[]): string[] =>
  eligibility
    .filter(({ kind, isExclusion }) => kind === 'country' && !isExclusion)
    .flatMap(({ value }) => countriesIn(value).map(({ code }) => code));

/**
 * Reads a call by rules, in English, French, Spanish and Portuguese (CALL-11): what its lines seem to say, each finding
 * beside its line (CALL-12), and the lines that no finding rests on (CALL-13). A pure function of the text, which is
 * never an instruction (CALL-18); its time grows with the length of the text alone.
 */
export function readCall(pages: CallPages): CallReading {
  const { items, furniture } = readLines(pages);
  const grids = gridsOf(items);
  const questions = [
    ...readQuestions(items),
    ...grids.flatMap(questionRows),
    ...rowsWithoutHead(items, grids),
  ].sort(byPlace);
  const asked = new Set(questions.map(({ passage }) => passage));
  const rows = new Set<Passage>(grids.flatMap(({ head, rows: below }) => [head, ...below]));
  const isQuestion = (passage: Passage) => asked.has(passage);
  const isUsed = (passage: Passage) => asked.has(passage) || rows.has(passage);
  const plain = items.map(({ passage }) => passage.plain).join(' ');
  const language = languageOf(plain);
  const helps = grids
    .filter(({ kind }) => kind === 'questions')
    .flatMap((grid) =>
      grid.rows.map((row) => ({
        row,
        question: cellOf(grid, row, 'question'),
        help: cellOf(grid, row, 'help'),
      })),
    );
  const names = readNames(items);
  const deadline = readDeadline(items, language, isUsed);
  const amounts = readAmounts(items, isUsed);
  const eligibility = readEligibility(items, isQuestion, helps);
  const countries = countriesOf(eligibility);
  for (const amount of amounts) {
    // "F CFA" is written in two unions of countries, "$" in many countries.
    if (amount.isShared || amount.currency === 'XOF')
      amount.currency = sharedCurrency(amount.currency, plain, countries);
  }
  const attachments = readAttachments(items, grids, isQuestion);
  const criteria = readCriteria(items, grids);
  const findings = findingsOf(
    [
      ...nameDrafts(names),
      ...deadlineDrafts(deadline),
      ...amountDrafts(amounts),
      ...questionDrafts(questions.slice(0, callTables.questions.maxRows)),
      ...eligibilityDrafts(eligibility.slice(0, callTables.eligibility.maxRows)),
      ...attachmentDrafts(attachments.slice(0, callTables.attachments.maxRows)),
      ...criterionDrafts(criteria.slice(0, callTables.criteria.maxRows)),
    ],
    pages,
  );
  const all = [
    ...names,
    ...(deadline ? [deadline] : []),
    ...amounts,
    ...questions,
    ...eligibility,
    ...attachments,
    ...criteria,
  ];
  const headings = items.filter(({ isHeading }) => isHeading).flatMap(({ passage }) => linesOf(passage));
  const heads = grids.flatMap(({ head }) => linesOf(head));
  const read = new Set([...all.flatMap(({ lines }) => lines), ...headings, ...heads, ...furniture].map(key));
  const unread = pages.flatMap((lines, page) =>
    lines.flatMap((line, index) => {
      const place = { page: page + 1, line: index + 1 };
      return /[\p{L}\p{N}]/u.test(line) && !read.has(key(place)) ? [place] : [];
    }),
  );
  return { findings, unread };
}
