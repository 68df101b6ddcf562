import type { Ready } from './measured-pages.ts';

/** What a page says about its own loading, in milliseconds since its navigation. */
export interface Watched {
  firstPaint?: number;
  largestPaint?: number;
  layoutShift: number;
  /** Start and duration of each task longer than 50 ms. */
  longTasks: [start: number, duration: number][];
  ready?: number;
  click?: number;
}

declare global {
  interface Window {
    harambeeWatch: Watched;
    harambeeWatchFor: (ready: Ready) => void;
  }
}

/** Runs in a page before any script of it. `ready`: what shows that the page is usable. */
export function watchPage(ready: Ready): void {
  const watched: Watched = { layoutShift: 0, longTasks: [] };
  window.harambeeWatch = watched;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push([startTime, duration]));
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      watched.click ??= timeStamp;
    },
    true,
  );

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  // A form that came with the document is usable once React has taken it over.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  window.harambeeWatchFor = ({ selector, text = '', isForeign }) => {
    watched.ready = undefined;
    const isReady = (element: Element) =>
      element.textContent.includes(text) && isVisible(element) && (isForeign || isAlive(element));
    const note = () => {
      watched.ready = performance.now();
    };
    const look = () => {
      // After the frame that shows it.
      if ([...document.querySelectorAll(selector)].some(isReady)) setTimeout(note);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  window.harambeeWatchFor(ready);
}
