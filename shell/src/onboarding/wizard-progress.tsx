import type { OnboardingPlace } from '@harambee/domain';
import { styled } from '@harambee/ui';

const Root = styled.div`
  flex: 1; display: flex; align-items: center; gap: 12px; min-width: 0; font-size: var(--t-sm); color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  b { color: var(--ink); white-space: nowrap; }
`;
const Segments = styled.div`
  flex: 1; display: flex; gap: 4px; min-width: 0;
  i { flex: 1; height: 5px; border-radius: 3px; background: var(--line); transition: background var(--slow) var(--ease); }
  i[data-done] { background: var(--primary); }
  @media (forced-colors: active) { i { border: 1px solid CanvasText; } i[data-done] { background: Highlight; } }
`;

/** 'Step 2 of 6', the same as a bar, and as a percentage. */
export function WizardProgress({ place: { number, of, percent } }: { place: OnboardingPlace }) {
  const words = `Step ${number} of ${of}`;
  return (
    <Root>
      <b>{words}</b>
      <Segments
        role="progressbar"
        aria-label="Setup"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words}, ${percent}%`}
      >
        {Array.from({ length: of }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <i key={place} data-done={place < number || undefined} />
        ))}
      </Segments>
      <span>{percent}%</span>
    </Root>
  );
}
