import { room, styled } from '@harambee/ui';

/** Mock-up 02, "Your next step". As tall with nothing to say as with a draft, so that nothing below it jumps. */
export const Card = styled.section`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 24px; align-items: center; padding: 20px 24px 20px 20px;
  min-height: 154px; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card);
  &[data-plain] { grid-template-columns: minmax(0, 1fr) auto; padding-left: 24px; }
  h2 { font-size: var(--t-h2); line-height: 28px; margin: 4px 0 6px; overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
  p { color: var(--ink-2); }
  @container ${room.narrow} {
    &, &[data-plain] { grid-template-columns: minmax(0, 1fr); padding: 16px; }
    min-height: 210px; align-content: center;
    h2 { font-size: 20px; line-height: 26px; }
    & > :is(a, button) { margin-top: 14px; }
  }
`;
export const Leaf = styled.div`
  width: 92px; align-self: stretch; border: 1px solid var(--accent-line); border-radius: 10px; background: var(--accent-tint);
  color: var(--accent-ink); text-align: center; display: flex; flex-direction: column; justify-content: center; overflow: hidden;
  b { font: 700 40px/40px var(--font-head); letter-spacing: -.03em; }
  span { font-size: var(--t-xs); line-height: 16px; font-weight: 600; }
  @container ${room.narrow} { display: none; }
`;
export const When = styled.div`
  color: var(--accent-ink); font-weight: 600; font-size: var(--t-sm); display: flex; gap: 6px; align-items: center;
  &[data-quiet] { color: var(--ink-2); }
  & > svg { flex: none; }
`;
export const Steps = styled.div`
  display: flex; gap: 4px; margin-top: 14px; align-items: center;
  i { flex: 0 1 56px; height: 5px; border-radius: 3px; background: var(--line); }
  i[data-done] { background: var(--primary); }
  span { margin-left: 8px; white-space: nowrap; color: var(--ink-3); font-size: var(--t-sm); }
  @container ${room.narrow} { i { flex: 1; } }
  @media (forced-colors: active) { i { border: 1px solid CanvasText; } i[data-done] { background: Highlight; } }
`;
