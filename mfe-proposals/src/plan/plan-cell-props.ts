import type { PlanColumn } from '@harambee/domain';
import type { KeyboardEvent } from 'react';

export interface PlanCellProps {
  id: string;
  column: PlanColumn;
  help?: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}
