/**
 * Limits of a usage event, for both sender and receiver. A label is a word of the product, never an id or somebody's
 * text.
 */
export const usageLabelPattern = '^[\\w /:&.-]*$';
export const usageLabelLength = 60;
/** Events in one batch. */
export const usageBatchLimit = 100;
