/**
 * 409 while the first request with an Idempotency-Key is still running: repeating it a little later gets its answer.
 */
export const requestInFlightMessage = 'The same request is still being processed. Please wait.';
