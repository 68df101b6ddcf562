import { setFirstRetryPause } from '@harambee/platform/retry-pause';
import { configure } from '@testing-library/react';
import { server } from './fake-server.ts';
import { screenIs } from './screen.ts';

// Lazy pages and chunks are compiled when they are first asked for, on machines that are busy with other things.
// Asking of every element whether a style hides it costs seconds on whole pages; what must be seen is asked by `toBeVisible`.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });
jest.setTimeout(60_000);
setFirstRetryPause(5);

// jsdom draws nothing, so it cannot scroll either.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// jsdom has no width either: tests say what the window is like.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches:
      (query === '(min-width: 1024px)' && screenIs.desktop) ||
      (query === '(min-width: 1440px)' && screenIs.desktop && screenIs.docked) ||
      (query === '(display-mode: standalone)' && screenIs.standalone),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

beforeEach(() => {
  Object.assign(screenIs, { desktop: true, docked: true, standalone: false });
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  expect(server.unexpected).toEqual([]);
});
