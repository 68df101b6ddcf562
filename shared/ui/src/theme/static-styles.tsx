import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const key = 'css';

/**
 * For rendering pages into HTML during the build: `collect` keeps the style rules of everything rendered in it, and
 * `element()` gives them as the style element that the browser's Emotion takes over, so it adds none of them again.
 * Runs outside browsers only.
 */
export function collectStyles() {
  const cache = createCache({ key });
  // Keeps the rules instead of rendering each beside its element.
  cache.compat = true;
  const rules = () =>
    Object.entries(cache.inserted).filter((rule): rule is [string, string] => typeof rule[1] === 'string');
  return {
    collect: (page: ReactNode) => <CacheProvider value={cache}>{page}</CacheProvider>,
    element: (further = '') => {
      const names = rules().map(([name]) => name);
      const text = rules().map(([, rule]) => rule);
      return `<style data-emotion="${[key, ...names].join(' ')}">${text.join('')}${further}</style>`;
    },
  };
}
