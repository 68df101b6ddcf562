import { media, styled } from '@harambee/ui';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { heightOfStack, stackCards } from './stack.ts';

/** Something that stands beside words. */
export interface MarginItem {
  id: string;
  view: ReactNode;
}

interface MarginListProps {
  label: string;
  /** In reading order. */
  items: readonly MarginItem[];
  /** Where the words of an item begin on the screen; undefined if they are not on the page. */
  topOf: (id: string) => number | undefined;
  /** With each turn the words may stand elsewhere. */
  turn: number;
  /** Stands beside its words; the others give way. */
  open: string | undefined;
}

const Column = styled.ol`
  position: relative; margin: 0; padding: 0; list-style: none;
  & > li { position: absolute; inset: 0 0 auto; transition: transform var(--slow) var(--ease); }
  &[data-still] > li { transition: none; }
  @media ${media.reducedMotion} { & > li { transition: none; } }
`;

interface Places {
  tops: ReadonlyMap<string, number>;
  height: number;
}

/** A column of cards beside a text, each as near to its words as the others let it. */
export function MarginList({ label, items, topOf, turn, open }: MarginListProps) {
  const column = useRef<HTMLOListElement>(null);
  const [places, setPlaces] = useState<Places>({ tops: new Map(), height: 0 });
  const given = useRef({ items, topOf, open });
  given.current = { items, topOf, open };

  const place = useCallback(() => {
    const list = column.current;
    if (!list) return;
    const edge = list.getBoundingClientRect().top;
    const elements = new Map([...list.children].map((one) => [(one as HTMLElement).dataset.item, one]));
    let last = 0;
    const cards = given.current.items.map(({ id }) => {
      const top = given.current.topOf(id);
      // Without words on the page it follows the one before it.
      last = top === undefined ? last : Math.max(0, top - edge);
      return { id, top: last, height: (elements.get(id) as HTMLElement | undefined)?.offsetHeight ?? 0 };
    });
    const tops = stackCards(cards, given.current.open);
    const height = heightOfStack(cards, tops);
    setPlaces((before) => (isSame(before, { tops, height }) ? before : { tops, height }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever may move a card or its words
  useLayoutEffect(place, [place, items, turn, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the cards that are there
  useLayoutEffect(() => {
    const list = column.current;
    if (!list || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    for (const card of list.children) observer.observe(card);
    return () => observer.disconnect();
  }, [place, items]);

  return (
    <Column
      ref={column}
      aria-label={label}
      style={{ height: places.height }}
      data-still={places.height === 0 || undefined}
    >
      {items.map(({ id, view }) => (
        <li key={id} data-item={id} style={{ transform: `translateY(${places.tops.get(id) ?? 0}px)` }}>
          {view}
        </li>
      ))}
    </Column>
  );
}

const isSame = (one: Places, other: Places): boolean =>
  one.height === other.height &&
  one.tops.size === other.tops.size &&
  [...one.tops].every(([id, top]) => other.tops.get(id) === top);
