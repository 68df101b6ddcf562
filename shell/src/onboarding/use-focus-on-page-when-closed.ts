import { useEffect } from 'react';

/** The window opens by itself, so there is no button to give the focus back to: the page gets it. */
export function useFocusOnPageWhenClosed(isOpen: boolean) {
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => {
      const active = document.activeElement;
      const isLost = !active || active === document.body || active.closest('[role="dialog"]') !== null;
      if (isLost) document.getElementById('main')?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [isOpen]);
}
