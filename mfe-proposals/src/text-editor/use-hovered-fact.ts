import { type RefObject, useEffect, useState } from 'react';

const pause = 150;

/** The fact under the pointer, for its card; keyboards have the line below the text. */
export function useHoveredFact(words: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [hovered, setHovered] = useState<HTMLElement>();
  useEffect(() => {
    const { current: root } = words;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (element: HTMLElement | undefined) => {
      clearTimeout(timer);
      timer = setTimeout(() => setHovered(element), pause);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      show((target instanceof Element && target.closest<HTMLElement>('[data-fact]')) || undefined);
    };
    const hide = () => {
      clearTimeout(timer);
      setHovered(undefined);
    };
    const leave = () => show(undefined);
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', leave);
    root.addEventListener('keydown', hide);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('keydown', hide);
    };
  }, [words]);
  return hovered;
}
