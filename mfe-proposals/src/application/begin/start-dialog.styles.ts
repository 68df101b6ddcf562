import { room, styled } from '@harambee/ui';

export const Question = styled.p`margin-bottom: 16px; color: var(--ink-2); line-height: 22px; overflow-wrap: anywhere;`;

export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 24px; margin-top: 16px; align-items: start;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const Group = styled.fieldset`
  border: 0; margin: 0; padding: 0; min-width: 0;
  & + & { margin-top: 16px; }
  & legend { font: 600 13px/18px var(--font-text); color: var(--ink-3); margin-bottom: 4px; }
  & label {
    display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 8px; align-items: center; min-height: 44px; padding: 6px 10px;
    border: 1px solid transparent; border-radius: var(--r-control); cursor: pointer;
  }
  & label:hover { background: var(--sunken); }
  & label:has(:checked) { background: var(--primary-tint); border-color: var(--primary-line); }
  & input { accent-color: var(--primary); margin: 0; width: 16px; height: 16px; }
  & small { font-size: 12.5px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
`;

export const Preview = styled.section`
  position: sticky; top: 0; padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--sunken); min-width: 0;
  & h3 { font: 600 13px/18px var(--font-text); color: var(--ink-3); margin-bottom: 8px; }
  & p { white-space: pre-line; overflow-wrap: anywhere; line-height: 22px; font-size: 14.5px; max-height: 46vh; overflow-y: auto; }
  & p[data-empty] { color: var(--ink-3); }
`;
