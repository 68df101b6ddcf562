export { anyFacts, emptyFacts } from './any-facts.ts';
export { applications } from './judges/applications/applications.ts';
export { isKnownNumber, numbersIn } from './known-numbers.ts';
export { propertyRuns } from './property-runs.ts';
export { realFacts } from './real-facts.ts';
export { plannedWater, waterPlan } from './water-plan.ts';
export { waterProject } from './water-project.ts';
