/**
 * How many random cases a property test tries: all with `LONG=1`, otherwise a sixth, or another part where each case is
 * costly. The cases are new in each run.
 * `PROPERTY_RUNS=500 npx jest` tries five hundred.
 */
export const propertyRuns = (all, part = 6) => {
  if (process.env.PROPERTY_RUNS) return Number(process.env.PROPERTY_RUNS);
  return process.env.LONG ? all : Math.ceil(all / part);
};
