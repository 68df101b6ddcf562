/**
 * Work on the session cookie, which all tabs share: refreshing, signing in, signing out. The lock is the browser's own
 * and spans tabs; where it is missing (pages without https), each tab does its work by itself.
 */
export const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('harambee-refresh', work) : work();
