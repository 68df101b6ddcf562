import { room, styled } from '@harambee/ui';

export const Fold = styled.details`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); min-width: 0;
  & > summary {
    display: flex; gap: 8px; align-items: center; min-height: 52px; padding: 0 16px; cursor: pointer; font-weight: 600; list-style: none;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { transition: transform var(--fast); flex: none; }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > summary > span { margin-left: auto; font-weight: 400; font-size: 13px; color: var(--ink-3); text-align: right; }
  & > p { padding: 0 16px 12px; font-size: 13px; line-height: 18px; color: var(--ink-2); max-width: 70ch; }
  @media (prefers-reduced-motion: reduce) { & > summary > svg { transition: none; } }
`;

export const Rows = styled.ol`list-style: none; margin: 0; padding: 0;`;

export const Row = styled.li`
  border-top: 1px solid var(--line-soft);
  &[data-open] { background: var(--primary-tint); border-top-color: var(--primary-line); }
  & > div > button[data-row] {
    display: grid; grid-template-columns: 28px minmax(0, 1fr) auto; gap: 8px; align-items: baseline; width: 100%; min-height: 48px;
    padding: 12px 16px; text-align: left; color: var(--ink); font: inherit; line-height: 20px; background: none; border: 0; cursor: pointer;
  }
  & button[data-row] > b { font: 600 15px/20px var(--font-head); color: var(--primary-ink); }
  & button[data-row] > span { overflow-wrap: anywhere; }
  & button[data-row] small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & button[data-row] > em {
    font-style: normal; font-size: 12px; line-height: 18px; color: var(--warning-ink); white-space: nowrap;
  }
  @container ${room.narrow} {
    & > div > button[data-row] { grid-template-columns: 24px minmax(0, 1fr); padding: 12px; }
    & button[data-row] > em { grid-column: 2; white-space: normal; }
  }
`;

export const Editor = styled.div`
  display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 14px 12px; align-items: end; padding: 4px 16px 16px 52px;
  & > [data-width='full'] { grid-column: 1 / -1; }
  & > [data-width='half'] { grid-column: span 3; }
  & > [data-width='third'] { grid-column: span 2; }
  & label, & legend { display: block; font-weight: 600; font-size: 13px; line-height: 18px; padding: 0; }
  & [data-help] { display: block; font-size: 12px; line-height: 16px; color: var(--ink-2); margin-top: 1px; }
  & input:not([type='checkbox']), & textarea, & select {
    display: block; width: 100%; min-height: 40px; margin-top: 4px; padding: 8px 10px; border: 1px solid var(--line-control);
    border-radius: var(--r-control); background: var(--card); color: var(--ink); font: inherit; font-size: 14px; line-height: 20px;
  }
  & [data-flag] > label { display: inline-flex; gap: 10px; align-items: center; min-height: 40px; font-weight: 400; font-size: 14px; cursor: pointer; }
  & [data-flag] input { width: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--primary); }
  & textarea { resize: none; overflow: hidden; field-sizing: content; overflow-wrap: anywhere; }
  & [data-number] { font-variant-numeric: tabular-nums; }
  & [aria-invalid='true'] { border-color: var(--danger); }
  & [data-problem] { display: block; margin-top: 4px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--danger-ink); }
  & fieldset { border: 0; padding: 0; min-width: 0; }
  @container ${room.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr)); padding: 4px 12px 14px;
    & > [data-width] { grid-column: 1 / -1; }
    & > [data-width='third'] { grid-column: span 1; }
    & input:not([type='checkbox']), & textarea, & select { min-height: 44px; font-size: 16px; }
  }
`;

export const Missing = styled.p`
  grid-column: 1 / -1; display: flex; gap: 8px; font-size: 13px; line-height: 18px; color: var(--ink-2);
  & > svg { flex: none; margin-top: 1px; color: var(--warning-ink); }
`;

export const RowActions = styled.div`
  grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px; align-items: center;
  & > :last-child { margin-left: auto; }
`;

export const Choices = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px;
  & > label {
    display: inline-flex; gap: 8px; align-items: center; min-height: 36px; max-width: 100%; padding: 4px 12px 4px 8px; cursor: pointer;
    border: 1px solid var(--line-control); border-radius: 18px; background: var(--card); font-weight: 400; overflow-wrap: anywhere;
  }
  & > label:has(:checked) { border-color: var(--primary); background: var(--primary-tint); font-weight: 600; }
  & input { width: 16px; height: 16px; flex: none; accent-color: var(--primary); }
  & > p { font-size: 13px; line-height: 18px; color: var(--ink-3); }
  @container ${room.narrow} { & > label { min-height: 44px; } }
`;

export const Foot = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 8px 12px; border-top: 1px solid var(--line);
  & > span { margin-left: auto; padding-right: 4px; font-size: 13px; color: var(--ink-3); }
  @container ${room.narrow} { & > span { display: none; } }
`;

export const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 16px; border-top: 1px solid var(--line-soft);
  font-size: 13px; line-height: 18px; color: var(--ink-2); overflow-wrap: anywhere;
`;
