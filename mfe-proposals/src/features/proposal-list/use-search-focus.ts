import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** "Search proposals" and "Search grants" come here with `?focus=search`; the word leaves the address once it is done. */
export function useSearchFocus() {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('focus') === 'search';
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
}
