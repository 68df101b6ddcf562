import { room, styled } from '@harambee/ui';

/** Beside the words where there is room, else in a row below the text. */
export const Badges = styled.ul`
  && { display: block; margin: 0; padding: 0; list-style: none; max-width: none; }
  && > li { display: block; position: absolute; z-index: 2; inset-inline-end: 6px; }
  && > li::before { display: none; }
  & > li > button {
    display: inline-flex; gap: 5px; align-items: center; min-width: 36px; height: 28px; padding: 0 7px; border: 1px solid var(--accent-line);
    border-radius: 99px; background: var(--accent-tint); color: var(--accent-ink); font: 600 12px/16px var(--font-text);
    font-variant-numeric: tabular-nums;
  }
  & > li > button:hover, & > li > button[aria-expanded='true'] { background: var(--accent-line); color: var(--ink); }
  & > li > button[data-kind='suggestion'] { border-color: var(--info-line); background: var(--info-tint); color: var(--info-ink); }
  & > li > button[data-kind='suggestion']:is(:hover, [aria-expanded='true']) { background: var(--info-line); color: var(--ink); }
  & > li > button[data-unread]::after { content: ''; width: 7px; height: 7px; border-radius: 50%; background: var(--danger); }
  & > li > button > [data-words] { display: none; }
  & svg { flex: none; }
  @container ${room.narrow} {
    && { display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 0; }
    && > li { position: static; max-width: 100%; }
    & > li > button { height: 44px; padding: 0 14px; max-width: 100%; font-size: 13px; }
    & > li > button > [data-words] { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 400; }
  }
  @media (forced-colors: active) { & > li > button { border-color: ButtonText; } }
`;
