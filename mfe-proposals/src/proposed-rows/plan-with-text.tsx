import type { PlanTableName } from '@harambee/domain';
import { PlanTable } from '../plan/plan-table.tsx';
import * as S from './proposed-rows.styles.ts';
import { ProposedRows } from './proposed-rows.tsx';

/** A table of the plan, below what the text proposes for it. */
export const PlanWithText = ({ table }: { table: PlanTableName }) => (
  <S.Stack>
    <ProposedRows table={table} />
    <PlanTable table={table} />
  </S.Stack>
);
