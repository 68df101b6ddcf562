/** 409 while the first request with an Idempotency-Key is not done yet: whoever waits a little gets its answer. */
export const requestInFlightMessage = 'The same request is still being processed. Please wait.';
