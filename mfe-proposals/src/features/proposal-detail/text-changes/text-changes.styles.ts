import { room, styled } from '@harambee/ui';

/** Words that were added and removed, told apart by more than color. */
export const differences = `
  & ins, & del { border-radius: 3px; padding: 1px 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  & ins { background: var(--success-tint); color: var(--success-ink); text-decoration: underline; text-underline-offset: 3px; }
  & del { background: var(--error-tint); color: var(--error-ink); text-decoration: line-through; }
`;

export const List = styled.ol`
  display: grid; gap: 2px; margin: -8px 0;
  & > li { padding: 10px 0; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--line-soft); }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  ${differences}
  & summary { min-height: 24px; cursor: pointer; color: var(--primary-ink); font-weight: 600; font-size: 13px; }
  & details p { margin-top: 8px; white-space: pre-line; }
  @container ${room.narrow} { & summary { min-height: 44px; padding-block: 12px; } }
`;

export const Name = styled.form`
  display: grid; gap: 8px; margin-bottom: 16px; padding-bottom: 16px; border-bottom: 1px solid var(--line-soft);
  & label { font-size: 13px; font-weight: 600; }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; }
  & input {
    flex: 1 1 140px; min-width: 0; height: 40px; padding: 0 12px; border: 1px solid var(--line-control);
    border-radius: var(--r-control); background: var(--card); color: var(--ink); font: inherit;
  }
  @container ${room.narrow} { & input { height: 44px; font-size: 16px; } }
`;

export const Back = styled.button`
  display: block; min-height: 32px; padding: 0 8px; margin: 2px 0 0 -8px; border-radius: 8px; font: 600 13px/20px var(--font-text);
  color: var(--primary-ink);
  &:hover { background: var(--primary-tint); }
  @container ${room.narrow} { min-height: 44px; }
`;

export const Steps = styled.div`display: flex; flex-wrap: wrap; gap: 0 12px;`;

export const Intro = styled.p`margin-bottom: 20px; color: var(--ink-2);`;

/** Paragraph by paragraph, as they read then and now. */
export const Paragraphs = styled.ol`
  display: grid; gap: 20px; list-style: none; margin: 0; padding: 0;
  & > li { padding: 0; overflow-wrap: anywhere; }
  & > li + li { padding-top: 20px; border-top: 1px solid var(--line-soft); }
  & h3 { font: 600 14px/20px var(--font-text); margin-bottom: 6px; }
  & p { max-width: 68ch; white-space: pre-line; line-height: 24px; }
  & p + p { margin-top: 8px; }
  ${differences}
`;
