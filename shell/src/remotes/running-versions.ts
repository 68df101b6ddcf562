const running = new Map<string, string>();

/** Records which version of a remote runs in this page. */
export const nowRunning = (remote: string, version: string) => running.set(remote, version);

/** The version of a remote that runs in this page, if any. */
export const runningVersion = (remote: string): string | undefined => running.get(remote);
