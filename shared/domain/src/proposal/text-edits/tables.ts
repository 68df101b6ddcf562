/** Rows of the same number of cells: shorter ones get `empty` cells at their end (EDIT-10). */
export function evenRows<Cell>(rows: readonly (readonly Cell[])[], empty: Cell): Cell[][] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? empty));
}

/** What a table without a caption is called for screen readers: by the words of its first row (EDIT-10). */
export function tableName(heads: readonly string[]): string {
  const said = heads.map((head) => head.replaceAll(/\s+/g, ' ').trim()).filter((head) => head !== '');
  return said.length > 0 ? `Table: ${said.join(', ')}` : 'Table';
}
