import { room, styled } from '@harambee/ui';

export const Stack = styled.div`display: grid; gap: 16px; font-size: 14px; line-height: 20px;`;

/** A link leads here. */
export const Place = styled.div`scroll-margin-top: 88px; outline: none;`;

export const Quiet = styled.p`color: var(--ink-2);`;

export const Hash = styled.code`
  font: 600 13px/20px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-variant-numeric: tabular-nums; white-space: nowrap;
  padding: 1px 6px; border-radius: 6px; background: var(--primary-tint); color: var(--primary-ink);
`;

export const Signers = styled.ul`
  display: grid; list-style: none; margin: -10px 0; padding: 0;
  & > li {
    display: grid; grid-template-columns: 32px minmax(0, 1fr) auto; gap: 4px 10px; align-items: center; padding: 10px 0;
  }
  & > li + li { border-top: 1px solid var(--line-soft); }
  & b { font-weight: 600; overflow-wrap: anywhere; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
`;

export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  @container ${room.narrow} { & > button { flex: 1 1 100%; } }
`;

export const Changes = styled.ul`
  display: grid; gap: 12px; list-style: none; margin: 8px 0 0; padding: 0;
  & b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  & p { overflow-wrap: anywhere; }
  & ins, & del { border-radius: 3px; padding: 1px 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  & ins { background: var(--success-tint); color: var(--success-ink); text-decoration: underline; text-underline-offset: 3px; }
  & del { background: var(--error-tint); color: var(--error-ink); text-decoration: line-through; }
`;

export const Details = styled.details`
  & summary { min-height: 24px; cursor: pointer; color: var(--primary-ink); font-weight: 600; }
  & > p { margin-top: 8px; color: var(--ink-2); }
  @container ${room.narrow} { & summary { min-height: 44px; padding-block: 12px; } }
`;

export const Choices = styled.fieldset`
  border: 0; margin: 0; padding: 0; display: grid; gap: 4px;
  & legend { padding: 0; margin-bottom: 8px; color: var(--ink-2); }
  & small { color: var(--ink-3); }
`;
