import { type AttachmentKind, attachmentKinds } from '@harambee/domain';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DocumentFilters } from '../../api/documents.api.ts';

/** Which documents are listed; the first one is meant where the address names none. */
export const shownDocuments = [
  { value: 'all', label: 'All documents' },
  { value: 'soon', label: 'Expired or soon to' },
] as const;
export type ShownDocuments = (typeof shownDocuments)[number]['value'];

export const kindChoices: readonly { value: AttachmentKind | ''; label: string }[] = [
  { value: '', label: 'Any' },
  ...Object.entries(attachmentKinds).map(([value, label]) => ({ value: value as AttachmentKind, label })),
];

/** What is listed, and which document is open, live in the address, so that a link shows the same. */
export function useDocumentFilters() {
  const [query, setQuery] = useSearchParams();
  // Two filters set one directly after the other: the second must not start from an address that lacks the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const set = (name: 'show' | 'kind' | 'open', value: string) => {
    const next = new URLSearchParams(newest.current);
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
    newest.current = next;
    setQuery(next, { replace: true });
  };
  const shown: ShownDocuments = query.get('show') === 'soon' ? 'soon' : 'all';
  const kind =
    kindChoices.find(({ value }) => value !== '' && value === query.get('kind'))?.value || undefined;
  const filters: DocumentFilters = { ...(kind && { kind }), ...(shown === 'soon' && { expiring: 'soon' }) };
  return {
    ...{ shown, kind, filters },
    open: query.get('open') ?? undefined,
    isNarrowed: kind !== undefined || shown !== 'all',
    show: (value: ShownDocuments) => set('show', value),
    setKind: (value: AttachmentKind | '') => set('kind', value),
    setOpen: (id: string | undefined) => set('open', id ?? ''),
    showAll: () => {
      set('show', '');
      set('kind', '');
    },
  };
}
