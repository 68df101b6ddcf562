import type { PlanColumn } from '@harambee/domain';
import type { CellProps } from '../tables/cell-props.ts';

export type PlanCellProps = CellProps<PlanColumn>;
