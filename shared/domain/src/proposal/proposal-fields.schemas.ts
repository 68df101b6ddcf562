import { type Static, Type } from 'typebox';
import { type BudgetCategory, budgetCategoryNames, budgetLimits } from '../budget/budget-vocabulary.ts';
import { StrictObject } from '../schemas/common.schemas.ts';
import { type ProposalSectionKey, proposalLimits, proposalSectionKeys } from './proposal-vocabulary.ts';
import { type LimitUnit, limitUnitNames } from './section-limits.ts';

const Text = Type.String({ maxLength: proposalLimits.text });
const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

/** The longest a section may be, as the funder sets it. */
export const SectionLimit = StrictObject({
  section: SectionKey,
  unit: Type.Unsafe<LimitUnit>({ type: 'string', enum: limitUnitNames }),
  maximum: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
export type SectionLimit = Static<typeof SectionLimit>;

/** One line of a budget; what it comes to is computed (`budgetLineCents`), never stated. */
export const BudgetLine = StrictObject({
  category: Type.Unsafe<BudgetCategory>({ type: 'string', enum: budgetCategoryNames }),
  item: Type.String({ maxLength: budgetLimits.item }),
  /** Hundredths: 150 is one and a half. */
  quantityHundredths: Type.Integer({ minimum: 0, maximum: budgetLimits.quantityHundredths }),
  /** What is counted: "people", "trips", "sets"; may be empty. */
  unit: Type.String({ maxLength: budgetLimits.unit }),
  /** Integer US cents. */
  unitCents: Type.Integer({ minimum: 0, maximum: proposalLimits.requestedAmount.maximum * 100 }),
  /** How many months it is paid for; 0 when it is bought once. */
  months: Type.Integer({ minimum: 0, maximum: proposalLimits.projectDuration.maximum }),
  justification: Type.String({ maxLength: budgetLimits.justification }),
});
export type BudgetLine = Static<typeof BudgetLine>;

/** Indirect cost of the direct cost, and the most the funder allows; hundredths of a per cent (1,500 is 15 %). */
export const IndirectCost = StrictObject({
  rate: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
  cap: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
});
export type IndirectCost = Static<typeof IndirectCost>;

/**
 * What a person writes. Types and upper limits only: whether it is complete is asked of
 * `proposalRules`, because a draft may be saved half-written.
 */
export const ProposalFields = StrictObject({
  title: Type.String({ maxLength: proposalLimits.title }),
  grantId: Type.String({ maxLength: proposalLimits.grantId }),
  organization: Type.String({ maxLength: proposalLimits.organization }),
  category: Type.String({ maxLength: 100 }),
  description: Text,
  objectives: Type.Array(Type.String({ maxLength: proposalLimits.objective }), {
    maxItems: proposalLimits.objectives,
  }),
  beneficiaries: Type.Integer({ minimum: 0, maximum: proposalLimits.beneficiaries.maximum }),
  methodology: Text,
  /** Whole US dollars. */
  requestedAmount: Type.Integer({ minimum: 0, maximum: proposalLimits.requestedAmount.maximum }),
  /** `YYYY-MM-DD`, or empty in a draft. */
  deadline: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }),
  budget: Text,
  /** Months. */
  projectDuration: Type.Integer({ minimum: 0, maximum: proposalLimits.projectDuration.maximum }),
  timeline: Text,
  sustainability: Text,
  team: Text,
  /** Empty when the budget is free text only; where there are lines, `budget` is their text. */
  budgetLines: Type.Optional(Type.Array(BudgetLine, { maxItems: budgetLimits.lines })),
  indirectCost: Type.Optional(IndirectCost),
  sectionLimits: Type.Optional(Type.Array(SectionLimit, { maxItems: proposalSectionKeys.length })),
});
export type ProposalFields = Static<typeof ProposalFields>;

/**
 * POST /api/proposals. `generate: false` keeps a draft ("Save as draft") and then only a title is asked for.
 * A field that is left out counts as empty (`emptyProposalFields`), so that `proposalRules` names it in its own words.
 */
export const CreateProposalBody = StrictObject({
  ...Type.Partial(ProposalFields).properties,
  generate: Type.Optional(Type.Boolean()),
});
/** What a form sends: all fields. */
export type CreateProposalBody = ProposalFields & { generate?: boolean };

/** PUT /api/proposals/{id}: the same fields and no further ones. */
export const UpdateProposalBody = ProposalFields;

/** POST /api/proposals/draft: the demo proposal of onboarding (ONBOARD-14). */
export const DemoProposalBody = StrictObject({
  title: Type.String({ minLength: 1, maxLength: proposalLimits.title }),
  description: Text,
  amount: Type.Integer({ minimum: 0, maximum: proposalLimits.requestedAmount.maximum }),
  /** In words: '12 months'. */
  duration: Type.String({ maxLength: 50 }),
  objectives: ProposalFields.properties.objectives,
});
export type DemoProposalBody = Static<typeof DemoProposalBody>;
