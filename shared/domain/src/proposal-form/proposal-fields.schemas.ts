import {
  type Static,
  type TArray,
  type TInteger,
  type TOptional,
  type TSchema,
  type TString,
  type TUnsafe,
  Type,
} from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { type BudgetCategory, budgetCategoryNames, budgetLimits } from './budget-vocabulary.ts';
import { planRowsSchema, RowId } from './plan/plan.schemas.ts';
import type { PlanRow, PlanTableName } from './plan/plan-tables.ts';
import {
  byProposalField,
  type LaterProposalField,
  type ProposalField,
  type ProposalFieldName,
  proposalFields,
} from './proposal-fields.ts';
import { type ProposalSectionKey, proposalSectionKeys } from './proposal-sections.ts';
import { type LimitUnit, limitUnitNames } from './section-limits.ts';

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
  /** What activities of the plan name it by; absent until one does. */
  id: Type.Optional(RowId),
  category: Type.Unsafe<BudgetCategory>({ type: 'string', enum: budgetCategoryNames }),
  item: Type.String({ maxLength: budgetLimits.item }),
  /** Hundredths: 150 is one and a half. */
  quantityHundredths: Type.Integer({ minimum: 0, maximum: budgetLimits.quantityHundredths }),
  /** What is counted: "people", "trips", "sets"; may be empty. */
  unit: Type.String({ maxLength: budgetLimits.unit }),
  /** In the smallest unit of the proposal's currency: cents, yen, fils. */
  unitCents: Type.Integer({ minimum: 0, maximum: proposalFields.requestedAmount.maximum * 100 }),
  /** How many months it is paid for; 0 when it is bought once. */
  months: Type.Integer({ minimum: 0, maximum: proposalFields.projectDuration.maximum }),
  justification: Type.String({ maxLength: budgetLimits.justification }),
});
export type BudgetLine = Static<typeof BudgetLine>;

/** Indirect cost of the direct cost, and the most the funder allows; hundredths of a per cent (1,500 is 15 %). */
export const IndirectCost = StrictObject({
  rate: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
  cap: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
});
export type IndirectCost = Static<typeof IndirectCost>;

/** The schema of one field: its type and its upper limits. */
function schemaOf(field: ProposalField): TSchema {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'choice':
      return Type.String({ maxLength: field.max });
    case 'day':
      return Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' });
    case 'number':
      return Type.Integer({ minimum: 0, maximum: field.maximum });
    case 'list':
      return Type.Array(Type.String({ maxLength: field.max }), { maxItems: field.maxItems });
    case 'rows':
      return Type.Optional(planRowsSchema(field.table));
    default:
      return structured[field.kind];
  }
}

const structured = {
  /** Absent when the budget is free text only; where there are lines, `budget` is their text. */
  budgetLines: Type.Optional(Type.Array(BudgetLine, { maxItems: budgetLimits.lines })),
  indirectCost: Type.Optional(IndirectCost),
  sectionLimits: Type.Optional(Type.Array(SectionLimit, { maxItems: proposalSectionKeys.length })),
};

type SchemaOf<
  Name extends ProposalFieldName,
  Kind = (typeof proposalFields)[Name]['kind'],
> = Kind extends 'rows'
  ? Name extends PlanTableName
    ? TOptional<TArray<TUnsafe<PlanRow<Name>>>>
    : never
  : Kind extends keyof typeof structured
    ? (typeof structured)[Kind]
    : Kind extends 'number'
      ? TInteger
      : Kind extends 'list'
        ? TArray<TString>
        : TString;
type FieldSchemas = {
  -readonly [Name in ProposalFieldName]: SchemaOf<Name>;
};
const fieldSchemas = byProposalField(schemaOf) as FieldSchemas;

/**
 * What a person writes. Types and upper limits only: whether it is complete is asked of
 * `proposalRules`, because a draft may be saved half-written.
 */
export const ProposalFields = StrictObject(fieldSchemas);
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

type UpdateSchemas = {
  [Name in ProposalFieldName]: Name extends LaterProposalField
    ? TOptional<FieldSchemas[Name]>
    : FieldSchemas[Name];
};

/**
 * PUT /api/proposals/{id}: the same fields and no further ones. Pages and kept changes of before a field was added do
 * not send it, and it stays as it is stored.
 */
export const UpdateProposalBody = StrictObject(
  byProposalField((field, name) =>
    field.since ? Type.Optional(fieldSchemas[name] as TSchema) : fieldSchemas[name],
  ) as UpdateSchemas,
);
export type UpdateProposalBody = Static<typeof UpdateProposalBody>;

/** POST /api/proposals/draft: the demo proposal of onboarding (ONBOARD-14). */
export const DemoProposalBody = StrictObject({
  title: Type.String({ minLength: 1, maxLength: proposalFields.title.max }),
  description: fieldSchemas.description,
  amount: Type.Integer({ minimum: 0, maximum: proposalFields.requestedAmount.maximum }),
  /** In words: '12 months'. */
  duration: Type.String({ maxLength: 50 }),
  objectives: fieldSchemas.objectives,
});
export type DemoProposalBody = Static<typeof DemoProposalBody>;
