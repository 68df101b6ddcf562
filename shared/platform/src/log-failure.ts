/** This file is the one place that writes to the console: failures the specification wants logged (spec 8). */
export function logFailure(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.error(message, error ?? '');
}

/** A line in the console about something that went as it should, where the specification wants one (spec 7). */
export function logNote(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.info(message, detail ?? '');
}
