import { room, styled } from '@harambee/ui';

export const Facts = styled.div`display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr);`;

export const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-bottom: 8px;
  & h2 { font-size: var(--t-h3, 18px); line-height: 24px; margin: 0; overflow-wrap: anywhere; }
  & p { margin: 2px 0 0; font-size: 14px; line-height: 20px; color: var(--ink-2); }
  & b { font-variant-numeric: tabular-nums; }
`;

export const Texts = styled.ul`
  list-style: none; padding: 0; margin: 0;
  & > li {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; padding: 14px 0;
    border-top: 1px solid var(--line-soft);
  }
  & h3 { font-size: 15px; line-height: 20px; margin: 0; overflow-wrap: anywhere; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & p { margin: 6px 0 0; line-height: 22px; overflow-wrap: anywhere; }
  & del { color: var(--ink-3); text-decoration: line-through; }
  & ins { background: var(--success-tint); color: var(--success-ink); text-decoration: none; font-weight: 600; border-radius: 4px; padding: 0 3px; }
  @container ${room.narrow} { & > li { grid-template-columns: minmax(0, 1fr); } }
`;

export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end;
  @container ${room.narrow} { justify-content: flex-start; }
`;
