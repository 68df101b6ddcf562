import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { MarkedPlace } from '../marks/word-marks.tsx';
import { placeName } from '../session/place-name.ts';
import { useSectionTexts } from '../session/use-place-texts.ts';
import { type CommentsPage, sectionPlace } from '../state/comments-context.ts';
import { placeKey } from '../words/place-key.ts';
import { PageComments } from './page-comments.tsx';

interface SectionCommentsProps {
  page: CommentsPage;
  /** Around the text and the margin. */
  layout: RefObject<HTMLElement | null>;
  margin: RefObject<HTMLElement | null>;
}

/** The comments of the generated text. */
export function SectionComments({ page, layout, margin }: SectionCommentsProps) {
  const { proposal } = page;
  const texts = useSectionTexts(proposal);
  const elements = useSectionElements(layout, proposal.version);
  const places = useMemo(
    () =>
      [...elements].flatMap(([section, element]): MarkedPlace[] => {
        const place = sectionPlace(section);
        const text = texts.get(placeKey(place))?.shown;
        return text === undefined ? [] : [{ place, element, text, name: placeName(place) }];
      }),
    [elements, texts],
  );
  return (
    <PageComments
      page={page}
      places={places}
      texts={texts}
      nameOf={placeName}
      order={proposalSectionKeys}
      margin={margin}
      hasWhole
    />
  );
}

type Elements = ReadonlyMap<ProposalSectionKey, HTMLElement>;

/** The sections on the page; others come with another version of the text. */
function useSectionElements(layout: RefObject<HTMLElement | null>, version: number): Elements {
  const [elements, setElements] = useState<Elements>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version draws them anew
  useEffect(() => {
    const look = () => {
      const found = [...(layout.current?.querySelectorAll<HTMLElement>('section[data-section]') ?? [])];
      const now = new Map(found.map((one) => [one.dataset.section as ProposalSectionKey, one]));
      setElements((before) =>
        before.size === now.size && [...now].every(([key, one]) => before.get(key) === one) ? before : now,
      );
    };
    look();
    if (!layout.current) return;
    const observer = new MutationObserver(look);
    observer.observe(layout.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [layout, version]);
  return elements;
}
