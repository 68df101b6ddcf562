/**
 * How many random cases a property test tries: all with `LONG=1`, otherwise a sixth. The cases are new in each run.
 * `PROPERTY_RUNS=500 npx jest` tries five hundred.
 */
export const propertyRuns = (all) => {
  if (process.env.PROPERTY_RUNS) return Number(process.env.PROPERTY_RUNS);
  return process.env.LONG ? all : Math.ceil(all / 6);
};
