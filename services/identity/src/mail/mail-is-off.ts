/** The answer to a call that needs mail when mail cannot be sent. */
export const mailIsOff =
  'Email is not set up here, so this is not possible. Please ask whoever runs this server.';
