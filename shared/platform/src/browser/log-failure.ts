/** This file is the one place that writes to the console (DATA-16). */
export function logFailure(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.error(message, error ?? '');
}

/** A line in the console about something that succeeded. */
export function logNote(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.info(message, detail ?? '');
}
