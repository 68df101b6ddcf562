import { countUsage } from '@harambee/platform';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePagePattern } from '../remotes/use-page-pattern.ts';

interface CountedUse {
  paletteOpenings: number;
  isAssistantOpen: boolean;
}

/**
 * What the shell counts for /analytics: pages by their route pattern, never by the id in the address, and its
 * own tools.
 */
export function useCountedUse({ paletteOpenings, isAssistantOpen }: CountedUse): void {
  const { pathname } = useLocation();
  const pattern = usePagePattern();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same pattern is another view.
  useEffect(() => {
    if (pattern) countUsage('page_viewed', pattern);
  }, [pattern, pathname]);

  useEffect(() => {
    if (paletteOpenings > 0) countUsage('feature_used', 'Command palette');
  }, [paletteOpenings]);

  // A panel that was already open when the page loaded does not count as opened.
  const wasOpen = useRef(isAssistantOpen);
  useEffect(() => {
    if (isAssistantOpen && !wasOpen.current) countUsage('feature_used', 'Rafiki');
    wasOpen.current = isAssistantOpen;
  }, [isAssistantOpen]);
}
