import { formatNumber } from '@harambee/domain';
import { media, styled, useMediaQuery, VisuallyHidden } from '@harambee/ui';
import { useEffect, useRef, useState } from 'react';

/** The longest time for which an intermediate number may be visible (IMPACT-08). */
const duration = 400;

// The invisible final figure reserves the width from the start.
const Digits = styled.span`
  display: inline-grid; font-variant-numeric: tabular-nums;
  &::before { content: attr(data-final); visibility: hidden; grid-area: 1 / 1; }
  & > span { grid-area: 1 / 1; }
`;

/** Fast at first, then slower and slower. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

function useCountUp(target: number): number {
  const isStill = useMediaQuery(media.reducedMotion);
  const [shown, setShown] = useState(isStill ? target : 0);
  const from = useRef(0);

  useEffect(() => {
    if (isStill) return;
    const start = from.current;
    const startedAt = performance.now();
    const show = (value: number) => {
      from.current = value;
      setShown(value);
    };
    let frame = requestAnimationFrame(function step() {
      const share = Math.min(1, (performance.now() - startedAt) / duration);
      show(Math.round(start + (target - start) * eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    // Frames are late on a busy machine, and missing in a hidden tab, so the end does not depend on them.
    const end = setTimeout(() => {
      cancelAnimationFrame(frame);
      show(target);
    }, duration);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [target, isStill]);

  return isStill ? target : shown;
}

interface CountUpProps {
  value: number;
  /** The formatted figure: "3rd" for 3. */
  format?: (value: number) => string;
}

/**
 * A figure that counts up to its value. It has its final width from the start, so that nothing moves. Screen
 * readers read only the final value, and with reduced motion it appears without counting.
 */
export function CountUp({ value, format = formatNumber }: CountUpProps) {
  const shown = useCountUp(value);
  return (
    <>
      <Digits aria-hidden="true" data-final={format(value)}>
        <span data-part="count-up">{format(shown)}</span>
      </Digits>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </>
  );
}
