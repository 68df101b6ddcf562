import { useEffect, useRef, useState } from 'react';

/** Puts the focus on an element that is not on the screen before the next render. */
export function useFocusLater() {
  const wanted = useRef<string>(undefined);
  const [, again] = useState(0);
  useEffect(() => {
    if (!wanted.current) return;
    const element = document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (id: string) => {
    wanted.current = id;
    again((count) => count + 1);
  };
}
