import styled from '@emotion/styled';
import { formatNumber } from '@harambee/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { room } from '../theme/room.ts';
import { Button } from './button.tsx';

export interface ShowMoreProps {
  /** The plural name of the items: "organizations". */
  noun: string;
  shown: number;
  /** Unknown while a search filters the list. */
  total?: number;
  /** False at the end of the list: then only the count stays. */
  hasMore: boolean;
  isBusy: boolean;
  /** The last try failed: then only the button tries again. */
  hasFailed: boolean;
  onShowMore: () => void;
  /** Announced when a press of the button has loaded more; people who scroll see it. */
  onShown?: (words: string) => void;
}

const More = styled.p`
  display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 4px 8px; margin-top: 24px;
  font-size: var(--t-sm); color: var(--ink-3); font-variant-numeric: tabular-nums;
  @container ${room.narrow} { flex-direction: column; }
`;

/** Starts to load when the end is this near, so that the next items are there in time. */
const nearTheEnd = '1000px';

/** Loads the next page when the end of the list is near. The button is for keyboards, and for failures. */
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

/** Observed again for each page: an end that is still near after one has arrived requests the next. */
function useWhenNear(end: RefObject<HTMLElement | null>, act: () => void, isEnabled: boolean, page: number) {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` is what observes anew
  useEffect(() => {
    if (!isEnabled || !end.current || typeof IntersectionObserver === 'undefined') return;
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
  }, [end, isEnabled, page]);
}
