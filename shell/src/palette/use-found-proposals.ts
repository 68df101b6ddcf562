import { paths } from '@harambee/domain';
import { useGetProposalCardsQuery } from '@harambee/platform';
import { useEffect, useState } from 'react';
import { standing } from './next-step.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Milliseconds without typing before the service is asked. */
const rest = 250;
/** The longest search that the service accepts. */
const longestSearch = 200;

/** The organization's own proposals that match the search. An empty search sends no request. */
export function useFoundProposals(search: string, open: (path: string) => void) {
  const typed = search.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), typed === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [typed]);
  const { currentData, isFetching, isError } = useGetProposalCardsQuery(
    { search: asked.slice(0, longestSearch), sort: 'updated', limit: 5 },
    { skip: asked === '' },
  );

  const isAsking = typed !== '' && (typed !== asked || isFetching);
  const found = typed === '' || asked === '' ? [] : (currentData ?? []);
  return {
    isAsking,
    hasFailed: isError && !isAsking && typed !== '',
    entries: found.map((proposal): PaletteEntry => {
      const to = paths.proposal(proposal.id);
      return {
        id: `found.${proposal.id}`,
        name: proposal.title || 'Untitled proposal',
        subtitle: [proposal.grantId, standing(proposal)].filter(Boolean).join(' · '),
        icon: 'file',
        to,
        perform: () => open(to),
      };
    }),
  };
}
