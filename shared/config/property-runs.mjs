/**
 * How many random cases a property test tries: all with `LONG=1`, otherwise a twelfth, or another share if each case is
 * expensive. Every run has new cases. `PROPERTY_RUNS=500 npx jest` tries five hundred.
 */
export const propertyRuns = (all, part = 12) => {
  if (process.env.PROPERTY_RUNS) return Number(process.env.PROPERTY_RUNS);
  return process.env.LONG ? all : Math.ceil(all / part);
};
