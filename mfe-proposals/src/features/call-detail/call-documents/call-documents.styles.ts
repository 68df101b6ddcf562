import { room, styled } from '@harambee/ui';

export const Head = styled.header`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end;
  & > div { flex: 1 1 280px; min-width: 0; }
`;

export const List = styled.ol`
  list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;

export const Line = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: start; padding: 14px 12px 14px 20px;
  & h3 { font: 600 15px/22px var(--font-text); overflow-wrap: anywhere; }
  & p { font-size: 13px; line-height: 20px; color: var(--ink-2); overflow-wrap: anywhere; }
  & [data-part='there'] { display: flex; gap: 6px; align-items: center; color: var(--ink); }
  & [data-part='there'] > svg { color: var(--ink-3); flex: none; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); padding: 14px 16px; }
`;

export const State = styled.div`
  display: flex; gap: 8px; align-items: center; min-height: 32px;
  @container ${room.narrow} { flex-wrap: wrap; }
`;

export const Actions = styled.div`
  grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px;
`;

export const Ready = styled.p`
  display: flex; gap: 8px; align-items: flex-start; font-size: 14px; line-height: 20px; color: var(--ink-2);
  & > svg { margin-top: 2px; flex: none; color: var(--success-ink); }
  &[data-open] > svg { color: var(--accent-ink); }
`;

export const Choices = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: 8px;
  & button {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; width: 100%; padding: 12px 14px; text-align: left; cursor: pointer; color: var(--ink);
    border: 1px solid var(--line); border-radius: var(--r-control); background: var(--card); font: inherit; transition: border-color var(--fast);
  }
  & button:hover { border-color: var(--line-control); }
  & b { font-weight: 600; overflow-wrap: anywhere; }
  & small { grid-column: 1; font-size: 13px; line-height: 18px; color: var(--ink-2); }
`;
