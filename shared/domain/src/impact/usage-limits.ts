/** Limits of a usage event, for whoever counts and whoever takes it: a label is a word of the product, never an id or a text. */
export const usageLabelPattern = '^[\\w /:&.-]*$';
export const usageLabelLength = 60;
/** Events in one batch. */
export const usageBatchLimit = 100;
