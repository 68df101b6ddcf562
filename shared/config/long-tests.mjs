/** True with `LONG=1`: everything runs. */
export const isLong = Boolean(process.env.LONG);

/** Of `all` the usual run tries `few`, spread evenly from the first to the last; `LONG=1` tries all of them. */
export const someOf = (all, few) => {
  if (isLong || few >= all.length) return [...all];
  const step = (all.length - 1) / Math.max(few - 1, 1);
  return Array.from({ length: few }, (_, index) => all[Math.round(index * step)]);
};

/** How often a test repeats a race that it wins or loses by chance: `few` times, with `LONG=1` `all` times. */
export const rounds = (all, few) => (isLong ? all : few);

/** Of `all` the usual run tries the first of each class, as `classOf` names it; `LONG=1` tries all of them. */
export const oneOfEach = (all, classOf) => {
  if (isLong) return [...all];
  const classes = new Map();
  for (const one of all) if (!classes.has(classOf(one))) classes.set(classOf(one), one);
  return [...classes.values()];
};
