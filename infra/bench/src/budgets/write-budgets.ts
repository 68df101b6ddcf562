// `npm run budgets`, `npm run budgets -- set`

import { setBudgets, writeBudgets } from './budgets.ts';
import { readBuilds } from './build-reports.ts';

const builds = readBuilds();
if (process.argv[2] === 'set') setBudgets(builds);
const problems = writeBudgets(builds);
for (const problem of problems) console.error(problem);
console.log('docs/budgets.md is written');
if (problems.length > 0) process.exitCode = 1;
