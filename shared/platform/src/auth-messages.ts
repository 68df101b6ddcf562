/** Shown by sign-in and sign-up when no answer came (R8-04). */
export const networkErrorMessage = 'Network error. Please try again.';
