/** Shown by sign-in and sign-up when no answer came (AUTH-09). */
export const networkErrorMessage = 'Network error. Please try again.';
