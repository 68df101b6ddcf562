/**
 * Work on what all tabs share: one tab at a time, in turn. The lock is the browser's own and spans tabs; where it is
 * missing (pages without https), each tab does its work by itself. Unless `lock` says otherwise it is about the session
 * cookie: refreshing, signing in, signing out.
 */
export const oneTabAtATime = <T>(work: () => Promise<T>, lock = 'harambee-refresh'): Promise<T> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();
