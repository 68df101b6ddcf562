/**
 * How many random cases a property is tried with: all under `LONG=1`, a sixth in the usual run, with new ones each time.
 * `PROPERTY_RUNS=500 npx jest` tries each with five hundred.
 */
export const propertyRuns = (all) => {
  if (process.env.PROPERTY_RUNS) return Number(process.env.PROPERTY_RUNS);
  return process.env.LONG ? all : Math.ceil(all / 6);
};
