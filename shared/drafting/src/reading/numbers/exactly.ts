/** A figure with all digits that were given: rounding would make a number of our own. */
export const exactly = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format;
