import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * "Search proposals" and "Search grants" come here with `?focus=search`; the word leaves the address once it is done. True
 * from then on: the field stays, though there may be nothing to search yet.
 */
export function useSearchFocus(): boolean {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('focus') === 'search';
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  useEffect(() => {
    if (!isAsked) return;
    document.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('focus');
        return after;
      },
      { replace: true },
    );
  }, [isAsked, setQuery]);
  return wasAsked;
}
