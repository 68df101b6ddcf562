import { isBlankLine } from '../budget/budget-lines.ts';
import { currencyOf } from '../format/currencies.ts';
import type { FactCard, GeneratedSection } from '../proposal/proposal-text.schemas.ts';
import { textOfBlocks } from '../proposal/text-edits/block-text.ts';
import { type LaidEdit, mergedSection } from '../proposal/text-edits/merged-section.ts';
import type { TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { knownFacts } from '../proposal/text-edits/todays-fact.ts';
import { budgetCategories } from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine, ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { signedWords } from './signed-words.ts';

/** What people agree with: a proposal as they read it. The service and the page have the same of it. */
export interface SignedProposal {
  fields: Pick<
    ProposalFields,
    'title' | 'requestedAmount' | 'currency' | 'budget' | 'budgetLines' | 'indirectCost'
  >;
  sections: readonly GeneratedSection[];
  edits?: readonly LaidEdit[];
  facts: readonly FactCard[];
  /** Of the call that it is made for, the built-in one included. */
  application: {
    call: { questions: readonly { id: string; text: string }[] };
    answers: readonly { questionId: string; text: readonly TextBlock[]; isGone?: true }[];
  };
}

/** A place of a proposal, with what stands there. */
export interface SignedPlace {
  place: string;
  /** What people call it; no part of what they agree with. */
  label: string;
  words: string[];
}

const placeOf = (place: string, label: string, ...texts: string[]): SignedPlace => ({
  place,
  label,
  words: texts.flatMap(signedWords),
});

function placesOfSections({ sections, edits = [], facts }: SignedProposal): SignedPlace[] {
  const known = knownFacts(sections, facts);
  return sections.flatMap((section) => {
    const { key, title, tables = [] } = section;
    const texts = mergedSection(section, edits, known).map(({ text }) => text.text);
    return [
      placeOf(`heading/${key}`, `Heading of ${title}`, title),
      placeOf(`section/${key}`, title, ...texts),
      ...tables.map((table, at) => {
        const rows = table.rows.map((row) => row.map(({ text }) => text).join(' | '));
        const name = `${title}, table “${table.title}”`;
        return placeOf(`table/${key}/${at}`, name, table.title, table.heads.join(' | '), ...rows);
      }),
    ];
  });
}

/** What people call the answer to a question. */
export const answerLabel = (question: string): string => `Answer to “${question}”`;

/** In an order that does not depend on the call: moving a question changes no words. */
function placesOfAnswers({ application: { call, answers } }: SignedProposal): SignedPlace[] {
  const questions = new Map(call.questions.map(({ id, text }) => [id, text]));
  return answers
    .filter(({ isGone }) => !isGone)
    .map(({ questionId, text }) =>
      placeOf(
        `answer/${questionId}`,
        answerLabel(questions.get(questionId) ?? questionId),
        textOfBlocks(text).text,
      ),
    )
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** Lines, where there are any: the text of a budget is made from them. */
function placesOfBudget({ fields }: SignedProposal): SignedPlace[] {
  const { requestedAmount, budget, budgetLines = [], indirectCost } = fields;
  const lines = budgetLines.filter((line) => !isBlankLine(line));
  const requested = placeOf(
    'budget/requested',
    'Requested amount',
    `${requestedAmount} ${currencyOf(fields)}`,
  );
  if (lines.length === 0) return [requested, placeOf('budget/text', 'Budget', budget)];
  return [
    requested,
    placeOf('budget/lines', 'Budget', ...lines.map(lineText)),
    ...(indirectCost
      ? [
          placeOf(
            'budget/indirect',
            'Indirect cost',
            `${percent(indirectCost.rate)} ${percent(indirectCost.cap)}`,
          ),
        ]
      : []),
  ];
}

const lineText = ({
  category,
  item,
  quantityHundredths,
  unit,
  unitCents,
  months,
  justification,
}: BudgetLine) =>
  [
    budgetCategories[category],
    item,
    quantityHundredths / 100,
    unit,
    unitCents,
    months,
    justification,
    '',
  ].join(' | ');

const percent = (hundredths: number): string => `${hundredths / 100} %`;

/**
 * The canonical form of a proposal: every visible word and number of its text, answers and budget, by place, and nothing
 * else (SIGNOFF-03). Places without words are left out.
 */
export const signedText = (proposal: SignedProposal): SignedPlace[] =>
  [
    placeOf('title', 'Title', proposal.fields.title),
    ...placesOfSections(proposal),
    ...placesOfAnswers(proposal),
    ...placesOfBudget(proposal),
  ].filter(({ words }) => words.length > 0);
