import { announce } from '@harambee/platform';
import { useRef, useState } from 'react';

/** Undefined before; `selected` where the browser does not allow copying. */
export type Copied = 'copied' | 'selected' | undefined;

/** Puts plain text into the clipboard; where that is not allowed, the text is shown selected, to be copied by hand. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<{ text: string; how: Copied }>();
  const shown = useRef<HTMLPreElement>(null);
  const select = () => {
    shown.current?.focus({ preventScroll: true });
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  const copy = async (): Promise<Copied> => {
    const how: Copied =
      (await navigator.clipboard?.writeText(text).then(
        () => 'copied' as const,
        () => 'selected' as const,
      )) ?? 'selected';
    setCopied({ text, how });
    if (how === 'copied') announce('Copied');
    else {
      // The text may just come to the page.
      setTimeout(select);
      announce('Your browser does not allow copying. The text is selected: press Control C.');
    }
    return how;
  };
  return {
    copy,
    /** Other words than those that were copied are not copied. */
    how: copied?.text === text ? copied.how : undefined,
    shown,
  };
}
