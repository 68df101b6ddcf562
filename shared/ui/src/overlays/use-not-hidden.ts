import { type RefCallback, useEffect, useState } from 'react';

/**
 * A window that opened while another one was closing sometimes stayed hidden from screen readers, because the closing
 * one still counted as topmost. This makes sure that the last window of the page is never hidden.
 */
export function useNotHidden(open: boolean): RefCallback<HTMLDivElement> {
  // The window enters the page later than its component.
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!open || !root) return;
    const show = () => {
      const isHidden = root.getAttribute('aria-hidden') === 'true';
      const isLast = [...document.querySelectorAll('.MuiModal-root')].at(-1) === root;
      if (isHidden && isLast) root.removeAttribute('aria-hidden');
    };
    const watch = new MutationObserver(show);
    watch.observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
    watch.observe(document.body, { childList: true });
    show();
    return () => watch.disconnect();
  }, [open, root]);
  return setRoot;
}
