/** A spreadsheet must not read a name as a formula, nor a comma in it as a new cell. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a CSV file begins with: the byte order mark lets every spreadsheet read every script. */
export const csvStart = '\uFEFF';

/** One row of a CSV file, with its end (ACTIONS-05). */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;
