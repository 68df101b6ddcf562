import { room, styled } from '@harambee/ui';
import { Editor } from '../tables/table.styles.ts';

export const Stack = styled.div`display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr);`;

export const Box = styled.div`
  border: 1px solid var(--line-soft); border-radius: var(--r-card); min-width: 0;
  &[data-open] { border-color: var(--primary-line); background: var(--card); }
`;

export const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; padding: 4px 16px; font-size: 14px; line-height: 20px; color: var(--ink-2);
  &:empty { display: none; }
  & > svg { flex: none; color: var(--primary-ink); }
  & > span { min-width: 0; padding: 6px 0; }
  & > button:last-child { margin-left: auto; }
  @container ${room.narrow} { padding: 4px 12px; & > button { min-height: 44px; } }
`;

export const Help = styled.p`
  padding: 0 16px 12px; font-size: 13px; line-height: 18px; color: var(--ink-2); max-width: 70ch;
  @container ${room.narrow} { padding: 0 12px 12px; }
`;

export const List = styled.ol`list-style: none; margin: 0; padding: 0;`;

export const Item = styled.li`border-top: 1px solid var(--line-soft);`;

export const Proposal = styled.div`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); padding: 14px 16px;
  @container ${room.narrow} { padding: 14px 12px; }
`;

export const Quote = styled.figure`
  margin: 0; min-width: 0;
  & figcaption { font-size: 12px; line-height: 16px; font-weight: 600; color: var(--ink-2); margin-bottom: 2px; }
  & blockquote { margin: 0; font-size: 14px; line-height: 21px; color: var(--ink-2); overflow-wrap: anywhere; max-width: 70ch; }
  & mark { background: var(--accent-tint); color: var(--ink); border-radius: 3px; padding: 1px 2px; box-decoration-break: clone; }
  @media (forced-colors: active) { & mark { background: Mark; color: MarkText; } }
`;

export const Cells = styled(Editor)`
  padding: 0;
  @container ${room.narrow} { padding: 0; }
`;

export const Decision = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px;
  @container ${room.narrow} { & > button { min-height: 44px; } }
`;
