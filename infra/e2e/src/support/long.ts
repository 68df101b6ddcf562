/**
 * `LONG=1` runs everything, as the pipeline does. The usual run takes samples.
 */
export const isLong = Boolean(process.env.LONG);
