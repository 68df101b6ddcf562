/**
 * How many random cases a property is tried with: a few new ones each time, so that the usual run stays short.
 * `PROPERTY_RUNS=500 npx jest` tries each with five hundred.
 */
export const propertyRuns = (usual: number): number => Number(process.env.PROPERTY_RUNS ?? usual);
