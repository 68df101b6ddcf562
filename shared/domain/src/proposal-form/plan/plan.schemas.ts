import { type Static, type TSchema, Type } from 'typebox';
import { RowId, valueSchema } from '../../rows/values.schemas.ts';
import { StrictObject } from '../../schemas/common.schemas.ts';
import { isValueColumn, type PlanColumn } from './plan-columns.ts';
import { planDatePattern } from './plan-dates.ts';
import { lastMonth, type PlanRow, type PlanTableName, planColumns, planTables } from './plan-tables.ts';

/** Months counted from 1, both included. */
export const MonthRange = StrictObject({
  from: Type.Integer({ minimum: 1, maximum: lastMonth }),
  to: Type.Integer({ minimum: 1, maximum: lastMonth }),
});
export type MonthRange = Static<typeof MonthRange>;

function cellSchema(column: PlanColumn): TSchema {
  if (isValueColumn(column)) return valueSchema(column);
  switch (column.kind) {
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
