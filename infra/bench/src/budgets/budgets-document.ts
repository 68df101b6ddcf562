import type { PageBytes } from './page-bytes.ts';

export interface PageBudget extends PageBytes {
  name: string;
  /** Kilobytes. */
  budget: number;
}

export const kilobytes = (bytes: number): number => bytes / 1024;
const shown = (bytes: number) => kilobytes(bytes).toFixed(1);
const namedModules = 10;

/** How far the document may be from the built tree before it counts as stale: 2 %. */
export const staleBeyond = 0.02;

const explanation = `# Budgets of the pages

The script that a page needs until it is usable, in kilobytes of 1,024 bytes, compressed with brotli as the gateway
sends it: the scripts of the document, the files of the route, and for pages of remotes the federation runtime, the
entry and first files of the remote, and the packages of the shell that these ask for. What a page fetches after that,
or beside it for other pages, is not in these figures; \`npm run bench -- pages\` shows it.

\`npm run budgets\` writes this file from the built tree, without a browser. A test fails if a page exceeds its budget,
or if a figure here is more than ${staleBeyond * 100} % from the built tree. Budgets are in \`infra/bench/src/budgets/budgets.json\`;
\`npm run budgets -- set\` sets those of the app's pages to today's figures and 2 % more. Raise one only with a reason in the
commit. \`npm run bench -- budgets\` compares these lists with what a browser fetches.
`;

/** docs/budgets.md */
export function budgetsDocument(pages: readonly PageBudget[]): string {
  const rows = pages.map(({ name, budget, bytes, files }) => [
    name,
    budget.toFixed(1),
    shown(bytes),
    String(files.length),
  ]);
  const biggest = pages.map(
    ({ name, modules }) =>
      `- **${name}**: ${modules
        .slice(0, namedModules)
        .map(([module, bytes]) => `${module} ${shown(bytes)}`)
        .join(', ')}`,
  );
  return `${explanation}
${table(['page', 'budget', 'today', 'files'], rows)}

## The biggest modules

Kilobytes of each page's ${namedModules} biggest modules. A module's share of its file is that of its minified length.

${biggest.join('\n')}
`;
}

/** As Prettier and Biome align them: figures to the right. */
function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Kilobytes of each page in a document. */
export function readBudgetsDocument(text: string): Map<string, number> {
  const rows = text.matchAll(/^\| (.+?) +\| +[\d.]+ \| +([\d.]+) \| +\d+ \|$/gm);
  return new Map([...rows].map(([, name = '', today]) => [name, Number(today)]));
}
