import type { Ready } from './measured-pages.ts';

/** What a page says about its own loading, in milliseconds since its navigation. */
export interface Watched {
  firstPaint?: number;
  largestPaint?: number;
  /** The element of the largest paint, and each one that has moved, in words. */
  largestElement?: string;
  layoutShift: number;
  moved: string[];
  /** Start and duration of each task longer than 50 ms. */
  longTasks: [start: number, duration: number][];
  ready?: number;
  click?: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    harambeeWatch: Watched;
    harambeeWatchFor: (ready: Ready) => void;
  }
}

/** Runs in a page before any script of it. `ready`: what shows that the page is usable. */
export function watchPage(ready: Ready): void {
  const watched: Watched = { layoutShift: 0, moved: [], longTasks: [] };
  window.harambeeWatch = watched;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  const named = (node: Node | null | undefined) =>
    `${node?.nodeName.toLowerCase()} "${node?.textContent?.trim().slice(0, 40)}"`;
  observe('largest-contentful-paint', (entry) => {
    watched.largestPaint = entry.startTime;
    watched.largestElement = named((entry as PerformanceEntry & { element?: Element }).element);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as Shift;
    if (hadRecentInput) return;
    watched.layoutShift += value;
    for (const { node, previousRect: from, currentRect: to } of sources) {
      const way = `${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`;
      watched.moved.push(`${named(node)} from ${way} after ${Math.round(startTime)} ms`);
    }
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
  // A form that came with the document is usable once a library has taken it over, which keeps what it knows of an
  // element in properties of that element.
  const isAlive = (element: Element) => Object.keys(element).length > 0;
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
