import { useCallback, useEffect, useState } from 'react';
import { isDialogOpen } from '../lib/shortcut-keys.ts';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Loads the command palette when the browser is idle, or on first use. Cmd+K and Ctrl+K both open it, on every
 * computer, from the start; never over a dialog, because both would fight for the focus.
 */
export function usePalette() {
  const [isWanted, setWanted] = useState(false);
  const [openings, setOpenings] = useState(0);

  const open = useCallback(() => {
    setWanted(true);
    setOpenings((count) => count + 1);
  }, []);

  useEffect(() => whenIdle(() => setWanted(true)), []);
  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (document.querySelector('[data-palette]') || !isDialogOpen()) open();
    };
    window.addEventListener('keydown', openByKeys);
    return () => window.removeEventListener('keydown', openByKeys);
  }, [open]);

  return { isWanted, openings, open };
}
