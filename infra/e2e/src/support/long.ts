/** `LONG=1`: everything there is, as the pipeline runs it. The usual run takes a sample where one stands for many. */
export const isLong = Boolean(process.env.LONG);
