import { keyframes, media, styled } from '@harambee/ui';

const appear = keyframes`from { opacity: 0; transform: translateY(4px); } to { opacity: 1; transform: none; }`;

/** What can be done with selected words: beside them, or at the lower edge of a screen that is touched. */
export const Bar = styled.div`
  position: fixed; z-index: 30; display: flex; gap: 2px; align-items: center; padding: 4px; max-width: calc(100vw - 16px);
  background: var(--raised); border-radius: 10px; box-shadow: var(--float); font: 400 14px/20px var(--font-text);
  animation: ${appear} var(--fast) var(--ease);
  & > button { white-space: nowrap; }
  @media (pointer: coarse) {
    inset: auto 8px max(8px, env(safe-area-inset-bottom)) !important; justify-content: center;
    & > button { min-height: 44px; flex: 1; }
  }
  @media ${media.reducedMotion} { animation: none; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** Where words are chosen with the keys: at the lower edge, so that it covers none of them. */
export const Choosing = styled(Bar)`
  inset: auto auto max(16px, env(safe-area-inset-bottom)) 50%; width: 560px; transform: translateX(-50%); flex-wrap: wrap; gap: 8px; padding: 12px 14px;
  animation: none; outline: none;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > p { flex: 1 1 100%; min-width: 0; overflow-wrap: anywhere; }
  & > p > q { font-weight: 600; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; quotes: none; }
  & > p > small { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; margin-top: 4px; font-size: 12px; line-height: 18px; color: var(--ink-3); }
  @media (pointer: coarse) { transform: none; width: auto; & > p > small { display: none; } }
`;
