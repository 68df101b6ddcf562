import { focusField } from '@harambee/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const fieldPrefix = '#field-';

/** An address that ends in a field or a part of the form opens there: `#field-location`, `#figures`. */
export function useFieldInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the heading of the page has had the focus.
    const frame = requestAnimationFrame(() => {
      if (hash.startsWith(fieldPrefix)) return focusField(hash.slice(fieldPrefix.length));
      const part = document.getElementById(hash.slice(1));
      part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      part?.scrollIntoView?.({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
