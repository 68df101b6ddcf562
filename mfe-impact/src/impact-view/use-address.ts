import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters are stored in the address, so that a link shows the same page. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();

  // Two filters may be set in a row: the second must not start from an address that lacks the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);

  /** An empty value is removed from the address. Filters add no entries to the history. */
  const set = (values: Record<string, string>) => {
    const next = new URLSearchParams(newest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    newest.current = next;
    setQuery(next, { replace: true });
  };

  return { query, set };
}

/** The value if it is one of these: anybody can edit an address. */
export const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | undefined =>
  names.find((name) => name === value);
