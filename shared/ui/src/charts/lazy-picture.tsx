import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenIdle } from '../loading/when-idle.ts';

const MissingPicture = () => <p>We couldn't load the chart. The table has all its figures.</p>;

/**
 * The picture of a chart. The chart library is bigger than the rest of a page, so it loads beside the page's data, or
 * ahead when the browser is idle. Without it, the table is still there.
 */
export function lazyPicture<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  whenIdle(() => void load().catch(() => {}));
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: MissingPicture };
    }
  });
}
