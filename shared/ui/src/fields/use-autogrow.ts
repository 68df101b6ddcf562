import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lets a text area grow with its text in browsers that support it. `--rows` is its initial height. */
export const autogrowStyles = 'field-sizing: content; --rows-height: calc(var(--rows) * 22px + 22px);';

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

/** The same for other browsers: the text area never gets shorter than its initial height. */
export function useAutogrow(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const grow = () => {
      const element = area.current;
      if (!element || element.scrollHeight <= element.clientHeight) return;
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
    };
    if (growsByItself()) return;
    grow();
    window.addEventListener('resize', grow);
    return () => window.removeEventListener('resize', grow);
  }, [text]);
  return area;
}
