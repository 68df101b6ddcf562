/**
 * Runs work on data that all tabs share in one tab at a time. It uses the browser's lock, which spans tabs;
 * where that is missing (pages without https), each tab works by itself. Unless `lock` says otherwise, it
 * protects the session cookie: refresh, sign-in, sign-out.
 */
export const oneTabAtATime = <T>(work: () => Promise<T>, lock = 'harambee-refresh'): Promise<T> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();
