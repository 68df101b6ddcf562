import { useEffect, useRef } from 'react';
import { isFree, isPress, isSingleKey } from '../lib/shortcut-keys.ts';

export interface Shortcut {
  keys: readonly string[];
  run: () => void;
}

/** Milliseconds between two keys of a sequence. */
const keyGapMs = 1_000;

/**
 * The shortcuts of all entries, on every page. kbar's own are not used: they also fire in dialogs and after
 * keys that a form has used, allow 400 ms for a sequence, and cannot be switched off.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], withSingleKeys: boolean) {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });

  useEffect(() => {
    let pressed = 0;
    let waiting: readonly Shortcut[] = [];
    let last = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
      if (!isFree(event)) {
        waiting = [];
        return;
      }
      const isLate = event.timeStamp - last > keyGapMs;
      const usable = newest.current.filter(({ keys }) => withSingleKeys || !isSingleKey(keys));
      const next = (from: readonly Shortcut[], place: number) =>
        from.filter(({ keys }) => keys[place] !== undefined && isPress(event, keys[place]));
      const goesOn = isLate ? [] : next(waiting, pressed);
      pressed = goesOn.length > 0 ? pressed : 0;
      const matches = goesOn.length > 0 ? goesOn : next(usable, 0);
      pressed += 1;
      last = event.timeStamp;
      const done = matches.find(({ keys }) => keys.length === pressed);
      waiting = done ? [] : matches;
      if (matches.length > 0) event.preventDefault();
      done?.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [withSingleKeys]);
}
