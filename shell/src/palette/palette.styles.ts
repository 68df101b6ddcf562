import { media, styled } from '@harambee/ui';

export const Scrim = styled.div`
  position: fixed; inset: 0; z-index: 1400; background: var(--scrim); display: flex; justify-content: center; align-items: flex-start;
  padding: min(128px, 14vh) 16px 16px;
  @media ${media.phone} { padding: 16px; }
`;
export const Box = styled.div`
  width: 640px; max-width: 100%; max-height: 100%; display: flex; flex-direction: column; background: var(--raised);
  border-radius: var(--r-sheet); box-shadow: var(--float); overflow: hidden;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
export const Ask = styled.div`
  display: flex; align-items: center; gap: 12px; padding: 0 20px; height: 60px; flex: none; border-bottom: 1px solid var(--line);
  color: var(--ink-2);
  input { flex: 1; min-width: 0; border: 0; background: none; outline: 0; font-size: 18px; color: var(--ink); height: 100%; }
  /* The name stands beside it already. */
  span + input::placeholder { color: transparent; }
  @media ${media.phone} { padding: 0 4px 0 16px; height: 56px; input { font-size: 17px; } }
`;
export const Within = styled.span`
  flex: none; padding: 2px 8px; border-radius: 6px; background: var(--primary-tint); color: var(--primary-ink);
  font-size: 13px; font-weight: 600;
`;
export const List = styled.div`
  overflow-y: auto; overscroll-behavior: contain; max-height: 560px; padding-bottom: 8px; scroll-padding-block: 34px 8px;
`;
export const Group = styled.div`font-size: 12px; line-height: 16px; color: var(--ink-3); padding: 14px 20px 6px;`;
export const Entry = styled.div`
  display: flex; align-items: center; gap: 14px; min-height: 44px; padding: 0 12px; margin: 0 8px; border-radius: 8px; cursor: pointer;
  & > svg { color: var(--ink-3); flex: none; }
  & > div { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 400; font-size: 15px; }
  small { color: var(--ink-3); font-size: 13px; margin-left: 6px; }
  &[aria-selected='true'] { background: var(--primary-tint); }
  &[aria-selected='true'] b { font-weight: 600; }
  &[aria-selected='true'] > svg { color: var(--primary-ink); }
  &[aria-selected='true'] small { color: var(--ink-2); }
  @media (forced-colors: active) { &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
  @media ${media.phone} {
    min-height: 52px;
    b, small { display: block; overflow: hidden; text-overflow: ellipsis; margin: 0; }
    /* No keyboard, no keys. */
    & > span { display: none; }
  }
`;
export const Word = styled.p`
  padding: 24px 20px; color: var(--ink-2);
  &[data-small] { padding: 10px 20px 14px; font-size: 13px; color: var(--ink-3); }
  &:empty { padding: 0; }
`;
export const Foot = styled.div`
  display: flex; gap: 20px; border-top: 1px solid var(--line); padding: 10px 20px; font-size: 12px; color: var(--ink-3);
  background: var(--sunken); align-items: center; flex: none;
  & > span { display: flex; gap: 6px; align-items: center; }
  & > a { margin-left: auto; color: var(--ink-2); }
  @media ${media.phone} { display: none; }
`;

/** The page behind does not scroll. This is a CSS rule, so that a window below keeps its own lock. */
export const pageHeld = 'body { overflow: hidden; }';
