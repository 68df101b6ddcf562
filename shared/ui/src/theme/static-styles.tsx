import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { customProperties, darkColors } from './tokens.ts';

const key = 'css';

/**
 * For rendering pages into HTML: `collect` keeps the style rules of everything rendered in it, and
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

/**
 * The policy of pages forbids style attributes: each becomes a rule. `looks` keeps the rules of several pages together:
 * what is new is added to it. `prefix` keeps the rules of one document apart.
 */
export function withoutStyleAttributes(
  html: string,
  looks: string[] = [],
  prefix = '',
): { html: string; rules: string } {
  const changed = html.replaceAll(/ style="([^"]*)"/g, (_, look: string) => {
    if (!looks.includes(look)) looks.push(look);
    return ` data-look="${prefix}${looks.indexOf(look)}"`;
  });
  return { html: changed, rules: looks.map((look, at) => `[data-look='${prefix}${at}']{${look}}`).join('') };
}

/** The colors that the system asks for, as long as no script has set the scheme (or none may run). */
export const systemScheme = `@media (prefers-color-scheme: dark){:root:not([data-theme]){color-scheme:dark;${customProperties(darkColors)}}}`;
