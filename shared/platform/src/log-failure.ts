/** The one place that writes to the console: failures the specification wants logged (spec 8). */
export function logFailure(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging happens
  console.error(message, error ?? '');
}
