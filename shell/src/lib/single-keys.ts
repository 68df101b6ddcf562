import { storageKeys } from '@harambee/platform';
import { useEffect } from 'react';
import { useStoredFlag } from './stored-flag.ts';

/**
 * Whether single letters are shortcuts. People who dictate, or whose hands tremble, must be able to switch them
 * off.
 */
export const useSingleKeys = () => useStoredFlag(storageKeys.singleKeys, true);

/** Notifies the whole page: hints of such keys disappear, and the search field ignores the slash. */
export function useSingleKeysOfPage(): boolean {
  const [isOn] = useSingleKeys();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) delete dataset.singleKeys;
    else dataset.singleKeys = 'off';
  }, [isOn]);
  return isOn;
}
