import { Icon, VisuallyHidden } from '@harambee/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownThread } from '../comment-scene.ts';
import { countReplies, shortened, threadName, wordsId } from '../threads/thread-words.ts';
import * as S from './marks.styles.ts';

interface BadgesProps {
  placeName: string;
  element: HTMLElement;
  threads: readonly ShownThread[];
  ranges: ReadonlyMap<string, Range>;
  open: string | undefined;
  onOpen: (threadId: string) => void;
}

/** Pixels of a button and the gap below it. */
const step = 32;

/** The buttons beside the words of a place, one for each conversation: the way from the words to what is said of them. */
export function Badges({ placeName, element, threads, ranges, open, onOpen }: BadgesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const frame = list.current?.offsetParent ?? element;
    const edge = frame.getBoundingClientRect().top;
    const own = element.getBoundingClientRect().top - edge;
    let next = 0;
    const placed = new Map<string, number>();
    for (const { thread } of threads) {
      const words = ranges.get(thread.id)?.getBoundingClientRect?.();
      const top = Math.max(next, words ? words.top - edge - 2 : own);
      placed.set(thread.id, top);
      next = top + step;
    }
    setTops((before) =>
      before.size === placed.size && [...placed].every(([id, top]) => before.get(id) === top)
        ? before
        : placed,
    );
  }, [element, threads, ranges]);
  return (
    <S.Badges ref={list} aria-label={`Comments on ${placeName}`} data-comments="">
      {threads.map((shown) => {
        const { thread, isUnread } = shown;
        return (
          <li key={thread.id} style={{ top: tops.get(thread.id) ?? 0 }}>
            <button
              type="button"
              id={wordsId(thread.id)}
              aria-expanded={open === thread.id}
              data-kind={thread.suggestion ? 'suggestion' : undefined}
              data-unread={isUnread || undefined}
              title={shortened(thread.comments[0]?.text ?? '', 120)}
              onClick={() => onOpen(thread.id)}
            >
              <Icon name={thread.suggestion ? 'pencil' : 'comment'} size={16} />
              <span aria-hidden="true">{thread.comments.length}</span>
              <span data-words="" aria-hidden="true" dir="auto">
                {shortened(thread.anchor?.quote ?? placeName, 40)}
              </span>
              <VisuallyHidden>
                {threadName(shown)}
                {thread.comments.length > 1 && `, ${countReplies(thread)}`}
                {isUnread && ', new'}
              </VisuallyHidden>
            </button>
          </li>
        );
      })}
    </S.Badges>
  );
}
