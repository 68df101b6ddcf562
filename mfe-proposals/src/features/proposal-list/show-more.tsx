import { formatNumber } from '@harambee/domain';
import { announce } from '@harambee/platform';
import { Button, media, styled } from '@harambee/ui';
import { type RefObject, useEffect, useRef } from 'react';

const More = styled.p`
  display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 4px 8px; margin-top: 24px;
  font-size: 13px; color: var(--ink-3);
  @media ${media.phone} { flex-direction: column; }
`;

/** Begins to load when the end is this near: by the time one is there, the next cards are too. */
const nearTheEnd = '1000px';

interface ShowMoreProps {
  shown: number;
  /** Unknown while a search narrows the list. */
  total: number | undefined;
  isBusy: boolean;
  /** The last try failed: then only the button asks again. */
  hasFailed: boolean;
  onShowMore: () => void;
}

/** The next page comes when the end of the list does; the button is for keyboards, and for when it did not come. */
export function ShowMore({ shown, total, isBusy, hasFailed, onShowMore }: ShowMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  useWhenNear(end, onShowMore, !isBusy && !hasFailed, shown);
  // Who scrolls sees the cards come; who presses the button may not.
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (isPressed.current && shown > shownBefore.current) {
      announce(`${formatNumber(shown)} proposals shown`);
      isPressed.current = false;
    }
    shownBefore.current = shown;
  }, [shown]);

  return (
    <More ref={end}>
      <span>
        {hasFailed && 'The next proposals did not arrive. '}
        Showing {formatNumber(shown)}
        {total !== undefined && total > shown && ` of ${formatNumber(total)}`}.
      </span>
      <Button
        kind="quiet"
        small
        busy={isBusy}
        onClick={() => {
          isPressed.current = true;
          onShowMore();
        }}
      >
        Show more
      </Button>
    </More>
  );
}

/** Observed anew for each page: an end that is still near after one has arrived asks for the next. */
function useWhenNear(end: RefObject<HTMLElement | null>, act: () => void, isWanted: boolean, page: number) {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` is what observes anew
  useEffect(() => {
    if (!isWanted || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        newest.current();
      },
      { rootMargin: `0px 0px ${nearTheEnd} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isWanted, page]);
}
