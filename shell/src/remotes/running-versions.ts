const running = new Map<string, string>();

/** This version of a remote is the one whose code runs now. */
export const nowRunning = (remote: string, version: string) => running.set(remote, version);

/** The version of a remote that runs in this page, if any does. */
export const runningVersion = (remote: string): string | undefined => running.get(remote);
