import styled from '@emotion/styled';
import { formatNumber } from '@harambee/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { room } from '../theme/room.ts';
import { Button } from './button.tsx';

export interface ShowMoreProps {
  /** What the list is of, in the plural: "organizations". */
  noun: string;
  shown: number;
  /** Unknown while a search narrows the list. */
  total?: number;
  /** False at the end of the list: then only the count stays. */
  hasMore: boolean;
  isBusy: boolean;
  /** The last try failed: then only the button asks again. */
  hasFailed: boolean;
  onShowMore: () => void;
  /** Told in words when a press of the button has brought more, for the live region: who scrolls sees it. */
  onShown?: (words: string) => void;
}

const More = styled.p`
  display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 4px 8px; margin-top: 24px;
  font-size: var(--t-sm); color: var(--ink-3); font-variant-numeric: tabular-nums;
  @container ${room.narrow} { flex-direction: column; }
`;

/** Begins to load when the end is this near: by the time one is there, the next ones are too. */
const nearTheEnd = '1000px';

/** The next page comes when the end of the list does; the button is for keyboards, and for when it did not come. */
export function ShowMore(props: ShowMoreProps) {
  const { noun, shown, total, hasMore, isBusy, hasFailed, onShowMore, onShown } = props;
  const end = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  useWhenNear(end, onShowMore, hasMore && !isBusy && !hasFailed, shown);
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (isPressed.current && shown > shownBefore.current) {
      onShown?.(`${formatNumber(shown)} ${noun} shown`);
      isPressed.current = false;
    }
    shownBefore.current = shown;
  }, [shown, noun, onShown]);

  return (
    <More ref={end}>
      <span>
        {hasFailed && `We couldn't load the next ${noun}. `}
        {hasMore ? `Showing ${formatNumber(shown)}` : `All ${formatNumber(shown)} are shown`}
        {hasMore && total !== undefined && total > shown && ` of ${formatNumber(total)}`}.
      </span>
      {hasMore && (
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
      )}
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
