import { room, styled } from '@harambee/ui';

export const List = styled.ul`
  display: grid; gap: 12px; list-style: none; padding: 0; margin: 0;
  & > li { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 8px; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  & > li > svg { margin-top: 1px; color: var(--warning-ink); }
  & > li[data-severity='error'] > svg { color: var(--error-ink); }
  & b { display: block; font-size: 12px; line-height: 16px; color: var(--ink-2); font-weight: 600; }
`;

/** The places of a finding, each a link. */
export const Places = styled.span`
  display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 4px;
  & button {
    color: var(--primary-ink); font-weight: 600; font-size: 13px; line-height: 24px; min-height: 24px; text-align: left; max-width: 100%;
    text-decoration: underline; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); text-underline-offset: 2px;
  }
  & button:hover { text-decoration-color: currentColor; }
  @container ${room.narrow} { & button { min-height: 44px; } }
`;

export const Box = styled.section`
  display: grid; gap: 12px; padding: 14px 16px; border-radius: 10px; border: 1px solid var(--warning-line); background: var(--warning-tint);
  & > h3 { font-size: 15px; line-height: 20px; margin: 0; }
`;

export const Group = styled.div`
  display: grid; gap: 8px;
  & + & { margin-top: 16px; padding-top: 14px; border-top: 1px solid var(--line-soft); }
  & > h4 { font-size: 13px; line-height: 18px; margin: 0; color: var(--ink-2); }
`;

export const Heading = styled.h3`
  display: flex; align-items: center; gap: 8px; font-size: 15px; line-height: 20px; margin: 0 0 12px;
  & > span { margin-left: auto; font-weight: 600; font-size: 13px; color: var(--ink-2); }
`;

export const Quiet = styled.p`font-size: 13px; line-height: 18px; color: var(--ink-2); margin: 0;`;
