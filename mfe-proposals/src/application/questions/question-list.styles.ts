import { room, styled } from '@harambee/ui';

export const Nav = styled.nav`
  min-width: 0;
  & > section + section { margin-top: 20px; }
  & h3 { padding: 0 12px 6px; font: 600 13px/18px var(--font-text); color: var(--ink-3); overflow-wrap: anywhere; }
  & ol { display: grid; gap: 2px; list-style: none; margin: 0; padding: 0; }
`;

export const Item = styled.button`
  display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 10px; width: 100%; padding: 10px 12px; border-radius: 10px;
  text-align: start; align-items: start; border: 1px solid transparent; transition: background var(--fast);
  &:hover { background: var(--sunken); }
  &[aria-current] { background: var(--card); border-color: var(--line); }
  & small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  @media (prefers-reduced-motion: reduce) { transition: none; }
  @media (forced-colors: active) { &[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
  @container ${room.medium} { background: var(--card); border-color: var(--line-soft); padding: 12px; }
`;

export const Title = styled.span`
  display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere;
  font-size: 14.5px; line-height: 20px;
  [aria-current] & { font-weight: 600; }
`;

/** The state of an answer, by its icon and its ring. */
export const Mark = styled.span`
  display: grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; border: 1.5px solid var(--line-control); color: var(--ink-2);
  &[data-tone='quiet'] { border-style: dashed; color: var(--ink-3); }
  &[data-tone='success'] { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
  &[data-tone='error'] { background: var(--error-tint); border-color: var(--error-ink); color: var(--error-ink); }
  &[data-tone='warning'] { background: var(--warning-tint); border-color: var(--warning-ink); color: var(--warning-ink); }
`;
