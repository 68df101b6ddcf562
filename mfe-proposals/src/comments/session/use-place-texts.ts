import { sectionPlaceText } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { useDeferredValue, useMemo } from 'react';
import { useGetProposalQuery } from '../../api/proposals.api.ts';
import { mergedTextOf } from '../../merged-text/merged-text.ts';
import { typedWords } from '../state/typed-words.ts';
import type { TextOfPlace } from '../words/place-anchor.ts';
import { placeKey } from '../words/place-key.ts';

/** The texts of all sections: as the service has them, and with what waits and what is being typed. */
export function useSectionTexts(proposal: Proposal): ReadonlyMap<string, TextOfPlace> {
  const { data: known = proposal } = useGetProposalQuery(proposal.id);
  const saved = useMemo(() => textsOf(known), [known]);
  const queued = useMemo(() => (known === proposal ? saved : textsOf(proposal)), [known, proposal, saved]);
  // Words are set off a moment later than they are typed.
  const typed = useDeferredValue(typedWords.use());
  return useMemo(() => {
    const texts = new Map<string, TextOfPlace>();
    for (const [key, text] of queued) {
      const shown = typed?.key === key ? sectionPlaceText(typed.paragraphs).text : text;
      texts.set(key, { saved: saved.get(key) ?? text, shown });
    }
    return texts;
  }, [saved, queued, typed]);
}

const textsOf = (proposal: Proposal): Map<string, string> =>
  new Map(
    [...mergedTextOf(proposal).paragraphs].map(([section, paragraphs]) => [
      placeKey({ kind: 'section', section }),
      sectionPlaceText(paragraphs).text,
    ]),
  );
