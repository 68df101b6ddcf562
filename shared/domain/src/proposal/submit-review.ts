import { budgetAgreement, budgetProblems } from '../budget/budget-agreement.ts';
import { formatCents } from '../budget/budget-cents.ts';
import { reviewBudget } from '../budget/budget-checks.ts';
import { budgetReading } from '../budget/budget-reading.ts';
import { parseBudgetText } from '../budget/budget-text.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { proposalFieldLabels } from '../proposal-form/proposal-fields.ts';
import { type FieldProblem, problemsOf } from '../rules.ts';
import { proposalRules } from './proposal-rules.ts';
import type { StaleSection } from './proposal-text.schemas.ts';
import { changedAnswerNames, staleSectionNames } from './stale-sections.ts';

/** What is checked before a proposal is sent; a draft may lack some of it. */
export interface SubmitSubject {
  fields: ProposalFields;
  /** The sections of the newest text, with what each still lacks. */
  sections?: readonly { needs: readonly string[] }[];
  stale?: readonly StaleSection[];
  metadata?: { quality: number };
  /** Of a proposal that is made for a call. */
  application?: { gaps: readonly { message: string }[] };
}

/** What a person is told before sending a proposal, whatever its status. */
export interface SubmitReview {
  /** 0 to 100; absent if there is no text. */
  readiness?: number;
  /** What is still open: a missing text, missing answers, facts that the text needs. */
  notes: string[];
  /** Contradictions between parts of the proposal, in words. */
  mismatches: string[];
  /** What prevents sending it. */
  problems: FieldProblem[];
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Drafts and finished proposals get the same review, so that the sender knows what is missing. */
export function submitReview({
  fields,
  sections = [],
  stale = [],
  metadata,
  application,
}: SubmitSubject): SubmitReview {
  const hasText = sections.length > 0;
  return {
    ...(hasText && metadata && { readiness: metadata.quality }),
    notes: [
      ...notesOf(fields, sections),
      ...(application?.gaps ?? []).map(({ message }) => (/[.?!…]$/.test(message) ? message : `${message}.`)),
    ],
    mismatches: [
      ...(stale.length > 0
        ? [
            `The text is older than your answers: ${changedAnswerNames(stale)} changed. This affects ${staleSectionNames(stale)}.`,
          ]
        : []),
      ...budgetMismatches(fields),
    ],
    problems: budgetProblems(fields),
  };
}

function notesOf(fields: ProposalFields, sections: readonly { needs: readonly string[] }[]): string[] {
  const open = [...new Set(problemsOf(proposalRules, fields).map(({ field }) => field))];
  const names = open.map((field) => proposalFieldLabels[field as keyof ProposalFields]);
  const needs = new Set(sections.flatMap((section) => section.needs)).size;
  return [
    ...(sections.length === 0 ? ['It has no generated text yet.'] : []),
    ...(names.length > 0 ? [`Not answered: ${names.join(', ')}.`] : []),
    ...(needs > 0 ? [`${plural(needs, 'note', 'notes')} marked “needs” in the text.`] : []),
  ];
}

/** Contradicting figures that do not prevent sending. */
function budgetMismatches(fields: ProposalFields): string[] {
  const { state, requestedCents } = budgetAgreement(fields);
  const conflicts = reviewBudget(fields).headcounts.filter(({ stated, budgeted }) => stated !== budgeted);
  return [
    ...(state === 'unsure'
      ? [
          `In the budget we read ${budgetReading(parseBudgetText(fields.budget))}, but ${formatCents(requestedCents)} is requested.`,
        ]
      : []),
    ...conflicts.map(
      ({ who, stated, budgeted }) =>
        `The text mentions ${stated} ${who}, but the budget pays for ${budgeted}.`,
    ),
  ];
}
