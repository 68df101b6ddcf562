import { room, styled } from '@harambee/ui';

/** As the portal gets it: nothing is trimmed or set off. */
export const PlainText = styled.pre`
  flex: 1 0 100%; margin: 0; padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--sunken);
  font: 400 14.5px/22px var(--font-text); color: var(--ink); white-space: pre-wrap; overflow-wrap: anywhere; user-select: text;
`;

export const Portal = styled.div`
  display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); max-width: 640px; width: 100%;
`;

export const Progress = styled.div`
  display: grid; gap: 8px; font-size: 13.5px; line-height: 20px; color: var(--ink-2); font-variant-numeric: tabular-nums;
  & > p { display: flex; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
`;

export const Card = styled.article`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); padding: 16px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  & h2 { font-size: 17px; line-height: 24px; overflow-wrap: anywhere; outline: none; }
  & h2:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; border-radius: 4px; }
  & > p { font-size: 13px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
  & > pre { max-height: 42vh; overflow-y: auto; }
`;

export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px;
  & > button { min-height: 44px; flex: 1 1 120px; }
`;

export const Tick = styled.label`
  display: inline-flex; gap: 10px; align-items: center; min-height: 44px; cursor: pointer; font-size: 14.5px; line-height: 20px;
  & input { width: 20px; height: 20px; margin: 0; accent-color: var(--primary); flex: none; }
`;

export const Steps = styled.nav`
  display: flex; justify-content: space-between; gap: 8px; align-items: center;
  & > span { font-size: 13px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  & button { min-height: 44px; }
`;

export const KeyHint = styled.p`
  && { font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  @container ${room.narrow} { display: none; }
`;

export const Warning = styled.p`
  && { display: flex; gap: 6px; align-items: center; color: var(--warning-ink); font-weight: 600; }
  & svg { flex: none; }
`;
