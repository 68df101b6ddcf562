import { styled } from '@harambee/ui';

export const Form = styled.form`display: grid; gap: 10px; min-width: 0;`;

export const Label = styled.label`font: 600 13px/18px var(--font-text); color: var(--ink-2);`;

export const Box = styled.div`position: relative; min-width: 0;`;

export const Area = styled.textarea`
  display: block; width: 100%; min-height: 64px; max-height: 320px; field-sizing: content; resize: vertical; padding: 8px 10px;
  border: 1px solid var(--line-control); border-radius: var(--r-control); background: var(--card); color: var(--ink);
  font: 400 14px/20px var(--font-text); overflow-wrap: anywhere;
  &::placeholder { color: var(--ink-3); opacity: 1; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
  &[aria-invalid='true'] { border-color: var(--error-ink); }
  @media (pointer: coarse) { font-size: 16px; line-height: 22px; }
`;

export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  & > small { margin-left: auto; font-size: 12px; line-height: 16px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  & > small[data-over] { color: var(--error-ink); font-weight: 600; }
  @media (pointer: coarse) { & > button { min-height: 44px; } }
`;

/** People whose name is being typed, above everything else of the card. */
export const People = styled.div`
  position: absolute; z-index: 6; inset: calc(100% + 4px) 0 auto; padding: 4px; max-height: 240px;
  overflow-y: auto; background: var(--raised); border-radius: 10px; box-shadow: var(--float);
  & > div {
    display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 10px; align-items: center; min-height: 40px; padding: 4px 8px;
    border-radius: 7px; font: 400 14px/20px var(--font-text); color: var(--ink); cursor: pointer; overflow-wrap: anywhere;
  }
  & > div > small { color: var(--ink-3); font-size: 12px; }
  & > div[aria-selected='true'] { background: var(--primary-tint); color: var(--primary-ink); }
  @media (pointer: coarse) { & > div { min-height: 44px; } }
  @media (forced-colors: active) { border: 1px solid CanvasText; & > div[aria-selected='true'] { outline: 2px solid Highlight; } }
`;

export const Help = styled.p`font-size: 12px; line-height: 17px; color: var(--ink-3);`;
