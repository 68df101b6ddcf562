/** The answer to a call that needs mail when mail cannot be sent. */
export const mailIsOff =
  'E-mail is not set up here, so this cannot be done. Please ask whoever runs this server.';
