import { type Static, type TSchema, Type } from 'typebox';
import { StrictObject } from '../../schemas/common.schemas.ts';
import type { PlanColumn } from './plan-columns.ts';
import { planDatePattern } from './plan-dates.ts';
import { lastMonth, type PlanRow, type PlanTableName, planColumns, planTables } from './plan-tables.ts';

/** Made by the browser; unique within its table. */
export const RowId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,24}$' });

/** Months counted from 1, both included. */
export const MonthRange = StrictObject({
  from: Type.Integer({ minimum: 1, maximum: lastMonth }),
  to: Type.Integer({ minimum: 1, maximum: lastMonth }),
});
export type MonthRange = Static<typeof MonthRange>;

function cellSchema(column: PlanColumn): TSchema {
  switch (column.kind) {
    case 'line':
    case 'text':
      return Type.String({ maxLength: column.max });
    case 'figure':
      return Type.Union([Type.Number({ minimum: column.minimum, maximum: column.maximum }), Type.Null()]);
    case 'choice':
      return Type.Unsafe<string>({ type: 'string', enum: ['', ...Object.keys(column.choices)] });
    case 'date':
      return Type.String({ pattern: planDatePattern });
    case 'months':
      return Type.Array(MonthRange, { maxItems: 24 });
    case 'links':
      return Type.Array(RowId, { maxItems: 60 });
  }
}

/** The rows of a table as they are sent. */
export const planRowsSchema = (table: PlanTableName) =>
  Type.Array(
    StrictObject({
      id: RowId,
      ...Object.fromEntries(planColumns(table).map(([name, column]) => [name, cellSchema(column)])),
    }),
    { maxItems: planTables[table].maxRows },
  );

export type OutcomeRow = PlanRow<'outcomes'>;
export type ActivityRow = PlanRow<'activities'>;
export type PersonRow = PlanRow<'people'>;
export type RiskRow = PlanRow<'risks'>;
export type AssumptionRow = PlanRow<'assumptions'>;
export type MechanismRow = PlanRow<'mechanisms'>;
export type SafeguardRow = PlanRow<'safeguards'>;
export type TrackRecordRow = PlanRow<'trackRecord'>;
