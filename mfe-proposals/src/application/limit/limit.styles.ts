import { styled } from '@harambee/ui';

export const Counter = styled.div`
  display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; font-size: 13px; line-height: 20px; color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & > span { display: inline-flex; gap: 6px; align-items: center; }
  & small { font-size: 12.5px; color: var(--ink-3); }
  &[data-over] > span { color: var(--error-ink); font-weight: 600; }
`;

/** How much of the limit is used; the words beside it say the same. */
export const Bar = styled.i`
  display: block; width: 64px; height: 6px; border-radius: 6px; background: var(--line); overflow: hidden;
  & > i { display: block; height: 100%; border-radius: 6px; background: var(--primary); }
  [data-over] > & > i { background: var(--danger); }
  @media (forced-colors: active) { border: 1px solid CanvasText; & > i { background: Highlight; } }
`;

export const Counting = styled.span`
  position: relative; display: inline-flex; gap: 4px; align-items: center; max-width: 100%; font-size: 13px; line-height: 20px; color: var(--ink-3);
  & select {
    appearance: none; min-width: 0; max-width: 100%; min-height: 32px; padding: 0 24px 0 4px; border: 0; border-radius: 6px; background: none;
    color: var(--ink-2); font: inherit; cursor: pointer; text-overflow: ellipsis; field-sizing: content;
  }
  & select:disabled { cursor: default; opacity: 1; }
  & select:hover:enabled { background: var(--sunken); }
  & option { background: var(--raised); color: var(--ink); }
  & svg { position: absolute; right: 4px; pointer-events: none; }
  @media (pointer: coarse) { & select { min-height: 44px; font-size: 16px; } }
`;
