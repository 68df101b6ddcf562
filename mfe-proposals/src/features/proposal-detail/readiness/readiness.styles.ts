import { room, styled } from '@harambee/ui';

export const Score = styled.div`
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px;
  & > b { font: 700 44px/44px var(--font-head); letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
  & > span:first-of-type { color: var(--ink-3); margin-right: auto; white-space: nowrap; }
  & > span:last-of-type { align-self: center; }
`;

export const Gauge = styled.div`
  position: relative; height: 8px; border-radius: 8px; margin: 16px 0 4px;
  background: linear-gradient(90deg, var(--primary) calc(var(--value) * 1%), var(--line) calc(var(--value) * 1%));
  & i { position: absolute; top: -3px; width: 2px; height: 14px; background: var(--card); }
  @media (forced-colors: active) { border: 1px solid CanvasText; forced-color-adjust: none; }
`;

export const Ticks = styled.div`
  position: relative; height: 18px; font-size: 12px; color: var(--ink-3); font-variant-numeric: tabular-nums;
  & span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
`;

export const Heading = styled.h3`margin: 14px 0 4px; font-size: 15px;`;

export const Cap = styled.p`
  display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 8px; margin-top: 12px; padding: 10px 12px; border-radius: 8px;
  background: var(--warning-tint); border: 1px solid var(--warning-line); font-size: 13px; line-height: 18px; overflow-wrap: anywhere;
  & svg { color: var(--warning-ink); margin-top: 1px; }
  & b { display: block; }
`;

/** On a phone the list is folded under this row; elsewhere there is room for it. */
export const FoldRow = styled.button`
  display: none;
  @container ${room.narrow} {
    display: flex; justify-content: space-between; align-items: center; gap: 8px; width: 100%; min-height: 44px; text-align: left;
    margin: 8px 0 -8px; border-top: 1px solid var(--line-soft); font-weight: 600;
    & svg { transition: transform var(--fast); color: var(--ink-3); }
    &[aria-expanded='true'] svg { transform: rotate(90deg); }
  }
`;

export const Folded = styled.div`
  @container ${room.narrow} { &[data-open='false'] { display: none; } margin-top: 8px; }
`;

export const Fixes = styled.ul`
  & li + li { border-top: 1px solid var(--line-soft); }
  & li > * {
    display: grid; grid-template-columns: 36px minmax(0, 1fr) 16px; gap: 4px; align-items: center; width: 100%;
    text-align: left; padding: 8px 0; font-size: 14px; line-height: 19px; color: var(--ink); overflow-wrap: anywhere;
  }
  & b { color: var(--accent-ink); font-variant-numeric: tabular-nums; }
  & button:hover { color: var(--primary-ink); }
  & svg { color: var(--ink-3); transition: transform var(--fast); }
  & [aria-expanded='true'] > svg { transform: rotate(90deg); }
  &[data-plain] li > * { grid-template-columns: minmax(0, 1fr) 16px; }
  @container ${room.narrow} { & li > button { min-height: 44px; } }
`;

export const Signals = styled.details`
  margin-top: 12px; font-size: 13px; line-height: 18px; color: var(--ink-2);
  & > summary { cursor: pointer; color: var(--primary-ink); font-weight: 600; }
  & > summary:hover { text-decoration: underline; }
  & dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; margin-top: 8px; }
  & dd { font-variant-numeric: tabular-nums; text-align: right; }
  @container ${room.narrow} { & > summary { min-height: 44px; line-height: 44px; } margin-top: 4px; }
`;

/** Opinions, one below the other. */
export const Advice = styled.ul`
  display: grid; gap: 8px; margin-block: 8px; overflow-wrap: anywhere;
  & b { display: block; color: var(--ink); }
`;

/** What to do, below the name of what it would raise. */
export const Ask = styled.span`display: block; color: var(--ink-3);`;

/** Two figures beside each other. */
export const Shares = styled.dl`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 14px 0 0; padding-top: 12px; border-top: 1px solid var(--line-soft);
  & dt { font-size: 12px; line-height: 16px; color: var(--ink-2); }
  & dd { margin: 0; font: 700 22px/28px var(--font-head); font-variant-numeric: tabular-nums; }
`;

export const Again = styled.div`margin-top: 14px;`;
export const Note = styled.p`font-size: 12px; line-height: 16px; color: var(--ink-3); margin-top: 10px;`;
