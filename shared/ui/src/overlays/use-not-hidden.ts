import { type RefCallback, useEffect, useState } from 'react';

/**
 * A window that opens while another one is still closing was sometimes left hidden from screen readers: the one that
 * closes still counted as the one on top. The last window of the page is never hidden.
 */
export function useNotHidden(open: boolean): RefCallback<HTMLDivElement> {
  // It comes into the page later than the component that shows it.
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
