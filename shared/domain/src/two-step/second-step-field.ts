/**
 * The field that a refused sign-in names when a second step must follow (TWOSTEP-09); its message says the same to older
 * pages. In a file of its own: the sign-in page needs no more of two-step sign-in.
 */
export const secondStepField = 'secondStep';
