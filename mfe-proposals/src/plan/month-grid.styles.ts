import { room, styled } from '@harambee/ui';

export const Grid = styled.div`
  margin-top: 6px; display: grid; gap: 6px; touch-action: pan-y; user-select: none; -webkit-user-select: none;
  & > div { display: grid; grid-template-columns: repeat(12, minmax(24px, 1fr)); gap: 2px; max-width: 640px; }
  & button {
    min-height: 32px; padding: 0; border: 1px solid var(--line-control); border-radius: 5px; background: var(--card); color: var(--ink-2);
    font: inherit; font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; cursor: pointer; text-align: center;
    display: grid; place-items: center;
  }
  & button[aria-pressed='true'] { background: var(--primary); border-color: var(--primary); color: var(--on-primary); font-weight: 600; }
  & [data-outside] { border-style: dashed; }
  @media (forced-colors: active) { & [aria-pressed='true'] { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
  @container ${room.narrow} { & button { min-height: 40px; } }
`;
