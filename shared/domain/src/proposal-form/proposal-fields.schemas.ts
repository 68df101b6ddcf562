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
import { RowId } from '../rows/values.schemas.ts';
import { Id, StrictObject } from '../schemas/common.schemas.ts';
import { type BudgetCategory, budgetCategoryNames, budgetLimits } from './budget-vocabulary.ts';
import { planRowsSchema } from './plan/plan.schemas.ts';
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

/** The maximum length of a section, set by the funder. */
export const SectionLimit = StrictObject({
  section: SectionKey,
  unit: Type.Unsafe<LimitUnit>({ type: 'string', enum: limitUnitNames }),
  maximum: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
export type SectionLimit = Static<typeof SectionLimit>;

/** A budget line. Its amount is always calculated (`budgetLineCents`), never sent. */
export const BudgetLine = StrictObject({
  /** Activities of the plan refer to it; absent until one does. */
  id: Type.Optional(RowId),
  category: Type.Unsafe<BudgetCategory>({ type: 'string', enum: budgetCategoryNames }),
  item: Type.String({ maxLength: budgetLimits.item }),
  /** In hundredths: 150 is one and a half. */
  quantityHundredths: Type.Integer({ minimum: 0, maximum: budgetLimits.quantityHundredths }),
  /** The unit: "people", "trips", "sets"; may be empty. */
  unit: Type.String({ maxLength: budgetLimits.unit }),
  /** In the smallest unit of the proposal's currency: cents, yen, fils. */
  unitCents: Type.Integer({ minimum: 0, maximum: proposalFields.requestedAmount.maximum * 100 }),
  /** For how many months it is paid; 0 for a single purchase. */
  months: Type.Integer({ minimum: 0, maximum: proposalFields.projectDuration.maximum }),
  justification: Type.String({ maxLength: budgetLimits.justification }),
});
export type BudgetLine = Static<typeof BudgetLine>;

/**
 * Indirect cost as a share of the direct cost, and the funder's maximum; both in hundredths of a percent (1,500 is 15
 * %).
 */
export const IndirectCost = StrictObject({
  rate: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
  cap: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
});
export type IndirectCost = Static<typeof IndirectCost>;

/** The schema of a field: its type and its upper limits. */
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
  /** Absent if the budget is only free text; otherwise `budget` is the text of these lines. */
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
 * What a person writes. Only types and upper limits: `proposalRules` decide whether it is complete, because an
 * unfinished draft may be saved.
 */
export const ProposalFields = StrictObject(fieldSchemas);
export type ProposalFields = Static<typeof ProposalFields>;

/**
 * POST /api/proposals. `generate: false` saves a draft ("Save as draft"), which only needs a title. A missing field
 * counts as empty (`emptyProposalFields`), so that `proposalRules` report it.
 */
export const CreateProposalBody = StrictObject({
  ...Type.Partial(ProposalFields).properties,
  generate: Type.Optional(Type.Boolean()),
  /** The call that it is made for; absent: the built-in one (CALL-23). */
  callId: Type.Optional(Id),
});
/** What a form sends: all fields. */
export type CreateProposalBody = ProposalFields & { generate?: boolean; callId?: string };

type UpdateSchemas = {
  [Name in ProposalFieldName]: Name extends LaterProposalField
    ? TOptional<FieldSchemas[Name]>
    : FieldSchemas[Name];
};

/**
 * PUT /api/proposals/{id}: the same fields. Older pages and changes queued before a field existed do not send it;
 * then its stored value stays.
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
  /** Text such as '12 months'. */
  duration: Type.String({ maxLength: 50 }),
  objectives: fieldSchemas.objectives,
});
export type DemoProposalBody = Static<typeof DemoProposalBody>;
