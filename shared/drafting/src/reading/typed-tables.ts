/** A row typed with bars or tabs between its cells. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|\s?|\s?\|\s*$/g, '')
    .split(/\s*[|\t]\s*/)
    .map((cell) => cell.trim());

const isRow = (line: string): boolean => cellsOf(line).length > 2;
const isRule = (line: string): boolean => /^[\s|:+-]+$/.test(line);

/**
 * Turns tables typed with bars into lists: each row with the headers of its cells, so that it can be read aloud.
 * "Newborn deaths – Method: verbal autopsies; How often: every month".
 */
export function withoutBars(block: string): string {
  const lines = block.split('\n');
  const first = lines.findIndex(isRow);
  if (first === -1 || !lines.slice(first + 1).some(isRow)) return block;
  const heads = cellsOf(lines[first] as string);
  return lines
    .flatMap((line, place) => {
      if (place === first || (place > first && isRule(line))) return [];
      return place > first && isRow(line) ? [rowInWords(cellsOf(line), heads)] : [line];
    })
    .join('\n');
}

function rowInWords([name = '', ...cells]: string[], [, ...heads]: string[]): string {
  const stated = cells.flatMap((cell, place) => {
    if (cell === '') return [];
    const head = heads[place];
    return [head ? `${head}: ${cell.replace(/[.;]$/, '')}` : cell];
  });
  return `• ${name} – ${stated.join('; ')}`;
}
