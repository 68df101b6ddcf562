import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredPages } from '../pages/measured-pages.ts';
import { repositoryFolder } from '../repository-folder.ts';
import { budgetsDocument, kilobytes, type PageBudget } from './budgets-document.ts';
import type { Builds } from './build-reports.ts';
import { pageBytes } from './page-bytes.ts';

export const documentPath = join(repositoryFolder, 'docs/budgets.md');
/** Kilobytes of each page, by its name. */
const budgetsPath = join(repositoryFolder, 'infra/bench/src/budgets/budgets.json');

/** Not set from a measurement: people who sign in have nothing in their cache, and wait for every byte. */
const fixed = new Set(['/login', '/signup']);
const room = 1.02;

export function readBudgets(builds: Builds): PageBudget[] {
  const budgets = JSON.parse(readFileSync(budgetsPath, 'utf8')) as Record<string, number>;
  return measuredPages.map((page) => {
    const budget = budgets[page.name];
    if (budget === undefined) throw new Error(`${page.name} has no budget in ${budgetsPath}.`);
    return { name: page.name, budget, ...pageBytes(page, builds) };
  });
}

/** Today's figures and 2 % more, in tenths of a kilobyte; the pages of the gate keep theirs. */
export function setBudgets(builds: Builds): void {
  const before = JSON.parse(readFileSync(budgetsPath, 'utf8')) as Record<string, number>;
  const budgetOf = (page: (typeof measuredPages)[number]) =>
    (fixed.has(page.name) && before[page.name]) ||
    Math.ceil(kilobytes(pageBytes(page, builds).bytes) * room * 10) / 10;
  const budgets = Object.fromEntries(measuredPages.map((page) => [page.name, budgetOf(page)]));
  writeFileSync(budgetsPath, `${JSON.stringify(budgets, null, 2)}\n`);
}

/** Writes docs/budgets.md and returns the pages that exceed their budgets, each as a sentence. */
export function writeBudgets(builds: Builds): string[] {
  const pages = readBudgets(builds);
  writeFileSync(documentPath, budgetsDocument(pages));
  return tooBig(pages);
}

export const tooBig = (pages: readonly PageBudget[]): string[] =>
  pages
    .filter(({ bytes, budget }) => kilobytes(bytes) > budget)
    .map(
      ({ name, bytes, budget, modules }) =>
        `${name} needs ${kilobytes(bytes).toFixed(1)} KB of script, of ${budget} KB. Its biggest modules: ${modules
          .slice(0, 5)
          .map(([module]) => module)
          .join(', ')}`,
    );
