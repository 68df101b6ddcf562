import type { KeyboardEvent } from 'react';

/** What a cell of any table gets; `column` says its kind. */
export interface CellProps<Column> {
  id: string;
  column: Column;
  help?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}
