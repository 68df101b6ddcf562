import { planOf } from './plan.ts';
import { turboPackages } from './turbo-packages.ts';

/**
 * `npm run plan -w @harambee/deploy -- COMMIT`: prints what has changed since that commit, as outputs of a GitHub
 * Actions step.
 */
const [since] = process.argv.slice(2);
const all = turboPackages();
const plan = planOf(since ? turboPackages(`...[${since}...HEAD]`) : all, all);
for (const [name, value] of Object.entries(plan)) console.log(`${name}=${JSON.stringify(value)}`);
