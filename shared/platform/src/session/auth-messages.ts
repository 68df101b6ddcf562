/** Shown by sign-in and sign-up if there was no answer (AUTH-09). */
export const networkErrorMessage = 'Network error. Please try again.';
