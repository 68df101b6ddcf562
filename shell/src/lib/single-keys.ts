import { storageKeys } from '@harambee/platform';
import { useEffect } from 'react';
import { useStoredFlag } from './stored-flag.ts';

/** Whether letters alone are shortcuts: people who speak to their computer, or tremble, must be able to switch them off. */
export const useSingleKeys = () => useStoredFlag(storageKeys.singleKeys, true);

/** Says so to the whole page: hints of such keys disappear, and the search field stops listening for its slash. */
export function useSingleKeysOfPage(): boolean {
  const [isOn] = useSingleKeys();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) delete dataset.singleKeys;
    else dataset.singleKeys = 'off';
  }, [isOn]);
  return isOn;
}
