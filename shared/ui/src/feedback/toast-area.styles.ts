import styled from '@emotion/styled';
import { media } from '../theme/media.ts';
import { rise } from '../theme/motion.ts';

/** The lower right of the window, where toasts and snackbars are stacked. */
export const ToastArea = styled.div`
  position: fixed; right: 24px; bottom: 24px; width: min(640px, calc(100vw - 32px)); z-index: 1500;
  display: grid; justify-items: end; pointer-events: none;
  & > * { display: grid; justify-items: end; width: 100%; }
  & > :not(:empty) ~ :not(:empty) { margin-top: 12px; }
  /* Above the buttons at the lower edge, and beside the assistant. */
  body:has([data-part='sticky-actions']) & { bottom: 84px; }
  body:has([data-assistant]) & { right: calc(var(--w-assistant) + 24px); width: min(640px, calc(100vw - 32px - var(--w-assistant))); }
  @media ${media.phone} { right: 16px; bottom: 84px; }
  /* If a dialog covers the screen, snackbars wait until it is closed. */
  @media ${media.belowDesktop} { body:has([aria-modal='true']) & > [data-part='snackbars'] { display: none; } }
`;

/** One toast or snackbar: icon, text and actions. */
export const SnackbarBox = styled.div`
  display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 12px; align-items: center; background: var(--raised);
  width: min(440px, 100%); border-radius: var(--r-card); box-shadow: var(--float); padding: 14px 12px 14px 16px;
  pointer-events: auto; animation: ${rise} var(--slow) var(--ease);
  & > svg { color: var(--_ink); align-self: start; margin-top: 1px; }
  b, [data-part='words'] > span { display: block; overflow-wrap: anywhere; }
  [data-part='words'] > span { color: var(--ink-2); font-size: var(--t-sm); }
  [data-part='actions'] { display: flex; gap: 6px; }
  &:has([data-part='actions']) { width: min(480px, 100%); }
  &[data-wide][data-wide] { width: min(620px, 100%); gap: 16px; padding: 16px; grid-template-columns: 44px minmax(0, 1fr) auto; }
  @media (max-width: 699px) {
    &[data-wide][data-wide] { width: min(440px, 100%); }
    &[data-wide] [data-part='actions'] { grid-column: 1 / -1; justify-content: flex-end; flex-wrap: wrap; }
  }
  @media ${media.phone} {
    & [data-part='actions'] { grid-column: 1 / -1; flex-wrap: wrap; }
    & [data-part='actions'] > button { flex: 1 1 auto; }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
