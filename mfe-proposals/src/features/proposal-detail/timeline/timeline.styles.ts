import { room, styled } from '@harambee/ui';

export const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 24px;
  & > :last-child { margin-left: auto; }
  @container ${room.narrow} { & > :last-child { margin-left: 0; } }
`;

export const Narrow = styled.div`max-width: 760px;`;

export const Days = styled.div`
  display: grid; gap: 24px;
  & h3 { font: 600 14px/20px var(--font-text); color: var(--ink-3); margin-bottom: 4px; }
`;

export const Entries = styled.ol`
  list-style: none; margin: 0; padding: 0;
  & > li {
    display: grid; grid-template-columns: 32px minmax(0, 1fr) auto; gap: 0 12px; padding: 10px 0; position: relative;
    line-height: 22px; overflow-wrap: anywhere;
  }
  & > li:not(:last-child)::after {
    content: ''; position: absolute; left: 15px; top: 42px; bottom: -8px; width: 1px; background: var(--line);
  }
  & b { font-weight: 600; }
  & time { font-size: 13px; color: var(--ink-3); font-variant-numeric: tabular-nums; white-space: nowrap; }
  & blockquote {
    margin: 4px 0 0; padding-left: 12px; border-left: 2px solid var(--line-control); color: var(--ink-2); white-space: pre-line;
  }
`;

export const Sign = styled.span`
  width: 32px; height: 32px; margin: -5px 0; border-radius: 50%; display: grid; place-items: center;
  background: var(--card); border: 1px solid var(--line); color: var(--ink-2);
  &[data-group='sign_offs'] { background: var(--primary-tint); border-color: var(--primary-line); color: var(--primary-ink); }
`;
