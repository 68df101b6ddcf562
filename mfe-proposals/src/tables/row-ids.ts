/** Ids of the elements of a table's row, by the row's own id. */
export const cellId = (rowId: string, column: string): string => `row-${rowId}-${column}`;
export const rowId = (rowId: string): string => `row-${rowId}`;
