/** Keeps all digits: rounding would create a number that nobody gave. */
export const exactly = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format;
