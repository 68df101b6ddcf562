export const planCellId = (rowId: string, column: string): string => `plan-${rowId}-${column}`;
export const planRowId = (rowId: string): string => `plan-${rowId}`;
