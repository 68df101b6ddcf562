import { budgetProblems, isBudgetPossible } from '../budget/budget-agreement.ts';
import { type FieldProblem, isFilled, problemsOf, type Rule } from '../rules.ts';
import type { ProposalFields } from './proposal-fields.schemas.ts';
import { isProposalCategory, proposalLimits } from './proposal-vocabulary.ts';
import { isCalendarDay } from './text-checks.ts';

/** The five sections of the form, in their order, with the ids of the side navigation (PROP-10). */
export const proposalFormSections = {
  basic: 'Basic Information',
  project: 'Project Details',
  funding: 'Funding & Budget',
  implementation: 'Implementation',
  team: 'Team & Impact',
} as const;
export type ProposalFormSection = keyof typeof proposalFormSections;
export const proposalFormSectionNames = Object.keys(proposalFormSections) as ProposalFormSection[];

type ProposalRule = Rule<ProposalFields> & { section: ProposalFormSection };

const { beneficiaries, requestedAmount, projectDuration } = proposalLimits;

const durationAtMost: Rule<ProposalFields> = {
  field: 'projectDuration',
  message: 'Duration must be at most 60 months',
  holds: (p) => p.projectDuration <= projectDuration.maximum,
};

/**
 * What a complete proposal has to have: every message (PROP-14), in the order of the form.
 * The form, the service and the drafting engine's "needs" all read this table.
 */
export const proposalRules: readonly ProposalRule[] = [
  { section: 'basic', field: 'title', message: 'Title is required', holds: (p) => isFilled(p.title) },
  { section: 'basic', field: 'grantId', message: 'Grant ID is required', holds: (p) => isFilled(p.grantId) },
  {
    section: 'basic',
    field: 'organization',
    message: 'Organization is required',
    holds: (p) => isFilled(p.organization),
  },
  {
    section: 'basic',
    field: 'category',
    message: 'Category is required',
    holds: (p) => isFilled(p.category),
  },
  {
    section: 'basic',
    field: 'category',
    message: 'Category is not in the list',
    holds: (p) => isProposalCategory(p.category),
  },
  {
    section: 'basic',
    field: 'description',
    message: 'Description is required',
    holds: (p) => isFilled(p.description),
  },
  {
    section: 'project',
    field: 'objectives',
    message: 'All objectives must be filled',
    holds: (p) => p.objectives.length > 0 && p.objectives.every(isFilled),
  },
  {
    section: 'project',
    field: 'beneficiaries',
    message: 'Number of beneficiaries must be greater than 0',
    holds: (p) => p.beneficiaries >= beneficiaries.minimum,
  },
  {
    section: 'project',
    field: 'methodology',
    message: 'Methodology is required',
    holds: (p) => isFilled(p.methodology),
  },
  {
    section: 'funding',
    field: 'requestedAmount',
    message: 'Amount must be greater than 0',
    holds: (p) => p.requestedAmount >= requestedAmount.minimum,
  },
  {
    section: 'funding',
    field: 'deadline',
    message: 'Deadline is required',
    holds: (p) => isCalendarDay(p.deadline),
  },
  {
    section: 'funding',
    field: 'budget',
    message: 'Budget breakdown is required',
    holds: (p) => isFilled(p.budget),
  },
  {
    section: 'implementation',
    field: 'projectDuration',
    message: 'Duration must be greater than 0',
    holds: (p) => p.projectDuration >= projectDuration.minimum,
  },
  { section: 'implementation', ...durationAtMost },
  {
    section: 'implementation',
    field: 'timeline',
    message: 'Timeline is required',
    holds: (p) => isFilled(p.timeline),
  },
  {
    section: 'implementation',
    field: 'sustainability',
    message: 'Sustainability plan is required',
    holds: (p) => isFilled(p.sustainability),
  },
  { section: 'team', field: 'team', message: 'Team information is required', holds: (p) => isFilled(p.team) },
];

/** What is impossible, in a draft as in a complete proposal. */
const possibilityRules: readonly Rule<ProposalFields>[] = [
  {
    field: 'beneficiaries',
    message: `Number of beneficiaries must be at most ${beneficiaries.maximum.toLocaleString('en-US')}`,
    holds: (p) => p.beneficiaries <= beneficiaries.maximum,
  },
  {
    field: 'requestedAmount',
    message: `Amount must be at most ${requestedAmount.maximum.toLocaleString('en-US')}`,
    holds: (p) => p.requestedAmount <= requestedAmount.maximum,
  },
  {
    field: 'budget',
    message: 'The budget comes to more than can be requested',
    holds: isBudgetPossible,
  },
  {
    field: 'sectionLimits',
    message: 'A section can have one limit only',
    holds: ({ sectionLimits = [] }) =>
      new Set(sectionLimits.map(({ section }) => section)).size === sectionLimits.length,
  },
];

/** What a proposal that is to have its text has to have: complete, and possible. */
export const proposalCompleteRules: readonly Rule<ProposalFields>[] = [...proposalRules, ...possibilityRules];

const titleRules = proposalRules.filter((rule) => rule.field === 'title');

/**
 * What a half-written proposal has to have ("Save as draft", and every later change of it): a title; and what is
 * filled in has to be possible.
 */
export const proposalDraftRules: readonly Rule<ProposalFields>[] = [
  ...titleRules,
  {
    field: 'category',
    message: 'Category is not in the list',
    holds: (p) => p.category === '' || isProposalCategory(p.category),
  },
  {
    field: 'deadline',
    message: 'Deadline is not a valid date',
    holds: (p) => p.deadline === '' || isCalendarDay(p.deadline),
  },
  durationAtMost,
  ...possibilityRules,
];

/**
 * What keeps a proposal from being created with its text: the rules above, and for a budget of lines that it equals the
 * request and keeps the cap of indirect costs. A budget of free text is compared when the proposal is sent
 * (`budgetProblems`); until then the page only names the difference, so that a form is
 * never refused for it (PROP-24). At most one problem for each field.
 */
export function createProblems(fields: ProposalFields): FieldProblem[] {
  const problems = problemsOf(proposalCompleteRules, fields);
  const differences = fields.budgetLines?.length ? budgetProblems(fields) : [];
  return [
    ...problems,
    ...differences.filter(({ field }) => !problems.some((problem) => problem.field === field)),
  ];
}
