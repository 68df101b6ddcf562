import { recentlyUpdated, useGetProposalCardsQuery } from '@harambee/platform';
import { Button, media, styled } from '@harambee/ui';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { tourSteps } from './tour-steps.ts';
import type { Tour } from './use-tour.ts';

const Box = styled.section`
  position: fixed; left: calc(var(--w-sidebar) + 32px); bottom: 24px; z-index: 1400; width: min(400px, calc(100vw - 32px)); background: var(--raised);
  border-radius: var(--r-card); box-shadow: var(--float); padding: 18px 20px 16px; display: grid; gap: 10px;
  max-height: calc(100dvh - 48px); overflow: auto;
  h2 { font-size: var(--t-lg); line-height: 1.3; }
  h2:focus-visible { outline-offset: 4px; }
  p { color: var(--ink-2); }
  [data-part='count'] { color: var(--ink-3); font-size: var(--t-sm); }
  [data-part='actions'] { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px; }
  [data-part='actions'] > :first-of-type { margin-right: auto; }
  @media ${media.belowDesktop} { left: 24px; }
  @media ${media.phone} { left: 16px; right: 16px; bottom: 16px; width: auto; padding: 14px 16px; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  @media print { display: none; }
`;

/** The text that is due next, which colleagues have read; otherwise any text. */
function useProposalToShow(): string | undefined {
  const { data = [] } = useGetProposalCardsQuery(recentlyUpdated);
  const due = data
    .filter(({ status, deadline }) => status === 'completed' && deadline !== '')
    .sort((one, other) => one.deadline.localeCompare(other.deadline));
  return (due[0] ?? data.find(({ version }) => version > 0))?.id;
}

/** A card at the lower edge with the step of the tour. The page beside it stays usable; Escape inside it, or while nothing has the focus, leaves the tour. */
export function GuidedTour({ step: index, goTo, leave }: Tour & { step: number }) {
  const steps = tourSteps(useProposalToShow());
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const hasMoved = useRef(false);
  const at = Math.min(index, steps.length - 1);
  const step = steps[at];
  // The first step must not take the focus from the page; a step that was asked for is read aloud.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it follows.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [at]);
  // Somebody who has focused nothing yet has nothing else that Escape could mean.
  useEffect(() => {
    const onEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && !defaultPrevented) leave();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });
  const show = (next: number) => {
    const path = steps[next]?.path;
    if (path === undefined) return;
    hasMoved.current = true;
    goTo(next);
    navigate(path);
  };
  if (!step) return null;
  const following = steps[at + 1];
  return (
    <Box
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <span data-part="count">
        Tour of the demo, {at + 1} of {steps.length}
      </span>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.text}</p>
      <div data-part="actions">
        <Button small kind="quiet" onClick={leave}>
          Leave the tour
        </Button>
        {at > 0 && (
          <Button small onClick={() => show(at - 1)}>
            Back
          </Button>
        )}
        {following ? (
          <Button small kind="primary" disabled={following.path === undefined} onClick={() => show(at + 1)}>
            {at === 0 ? 'Show me the text' : 'Next'}
          </Button>
        ) : (
          <Button small kind="primary" onClick={leave}>
            Done
          </Button>
        )}
      </div>
    </Box>
  );
}
