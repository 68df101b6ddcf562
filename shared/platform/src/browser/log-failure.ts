/** The only file that writes to the console (DATA-16). */
export function logFailure(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.error(message, error ?? '');
}

/** Logs a success to the console. */
export function logNote(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.info(message, detail ?? '');
}
