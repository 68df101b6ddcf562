import { storageKeys } from '@harambee/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { assistantButtonId, assistantPanelId } from '../lib/assistant-ids.ts';
import { isDialogOpen } from '../lib/shortcut-keys.ts';
import { useStoredFlag } from '../lib/stored-flag.ts';

/**
 * Whether the assistant is open. Beside the page it stays as people left it, even after a reload. Over the page
 * it opens only on request and never by itself. When it closes, it returns the focus.
 */
export function useAssistant(isDocked: boolean) {
  const [wasLeftOpen, setLeftOpen] = useStoredFlag(storageKeys.assistantOpen, false);
  const [isOver, setOver] = useState(false);
  const opener = useRef<Element>(null);
  const isOpen = isDocked ? wasLeftOpen : isOver;

  const setOpen = useCallback(
    (open: boolean) => {
      if (open) opener.current = document.activeElement;
      setLeftOpen(open);
      setOver(open);
    },
    [setLeftOpen],
  );
  const close = useCallback(() => {
    // A drawer does this by itself.
    if (isDocked) giveBack(opener.current);
    setOpen(false);
  }, [isDocked, setOpen]);

  // The window changed between wide and narrow: a panel that was over the page does not reappear by itself.
  useEffect(() => {
    if (isDocked) setOver(false);
  }, [isDocked]);
  useCloseByEscape(isDocked && isOpen, close);

  return { isOpen, close, toggle: () => (isOpen ? close() : setOpen(true)) };
}

const isIn = (id: string, element: Element | null) => element?.closest(`#${id}`) != null;

/** To the element that opened it, or to its button. If the focus has moved elsewhere meanwhile, it stays there. */
function giveBack(opener: Element | null): void {
  const { activeElement } = document;
  const isHeld = activeElement === document.body || isIn(assistantPanelId, activeElement);
  if (!isHeld) return;
  const hasPlace = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (hasPlace ? opener : document.getElementById(assistantButtonId))?.focus();
}

/** From inside, from its button, or from nowhere: elsewhere on the page, Escape has a meaning of its own. */
function useCloseByEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isDialogOpen()) return;
      const { activeElement } = document;
      const isOurs =
        activeElement === document.body ||
        isIn(assistantPanelId, activeElement) ||
        isIn(assistantButtonId, activeElement);
      if (isOurs) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, close]);
}
