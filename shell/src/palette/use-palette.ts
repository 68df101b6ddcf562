import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../remotes/preload.ts';

/**
 * The command palette is loaded when the browser is idle, or when somebody asks for it. Until it is there and listens
 * itself, Cmd+K and Ctrl+K are caught here.
 */
export function usePalette() {
  const [isWanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);
  const [openings, setOpenings] = useState(0);

  const open = useCallback(() => {
    setWanted(true);
    setOpenings((count) => count + 1);
  }, []);
  const onReady = useCallback(() => setReady(true), []);

  useEffect(() => whenIdle(() => setWanted(true)), []);
  useEffect(() => {
    if (isReady) return;
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', openByKeys);
    return () => window.removeEventListener('keydown', openByKeys);
  }, [isReady, open]);

  return { isWanted, openings, open, onReady };
}
