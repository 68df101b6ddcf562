import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button in it, for states that only a press shows: an open menu, a chart as a table. */
export function Pressed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return <div ref={box}>{children}</div>;
}
