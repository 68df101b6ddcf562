import { room, styled } from '@harambee/ui';

export const Stack = styled.div`display: grid; gap: 20px; & > :empty { display: none; }`;

/** Radio buttons in the look of chips: the browser's own keys and names. */
export const Ways = styled.fieldset`
  min-width: 0; margin: 0; padding: 0; border: 0;
  & > legend { padding: 0; margin-bottom: 8px; font-weight: 600; font-size: var(--t-md); line-height: 20px; color: var(--ink); }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; }
  & label { position: relative; display: block; }
  & input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & input:disabled { cursor: not-allowed; }
  & label > span {
    display: grid; align-items: center; min-height: 36px; padding: 0 14px; border: 1px solid var(--line-control); border-radius: 999px;
    font-size: 14px; line-height: 20px; color: var(--ink);
  }
  & input:hover:enabled + span { background: var(--sunken); }
  & input:checked + span { border-color: var(--primary); background: var(--primary-tint); color: var(--primary-ink); font-weight: 600; }
  & input:focus-visible + span { outline: 2px solid var(--focus, var(--primary)); outline-offset: 2px; }
  & input:disabled + span { border-style: dashed; border-color: var(--line); color: var(--ink-3); }
  & > p { margin-top: 8px; font-size: 13px; line-height: 19px; color: var(--ink-2); }
  @container ${room.narrow} { & label > span { min-height: 44px; } }
  @media (forced-colors: active) { & input:checked + span { outline: 2px solid Highlight; outline-offset: -4px; } }
`;

export const Form = styled.div`
  & > form { display: grid; gap: 16px; justify-items: start; }
  & > form > :not(button) { width: 100%; }
  @container ${room.narrow} { & > form > button { width: 100%; } }
`;

export const Asking = styled.div`
  display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 16px; border: 1px solid var(--line-soft);
  border-radius: var(--r-card); background: var(--sunken); color: var(--ink);
  & > [role='status'] { flex: 1; min-width: 180px; }
`;

export const More = styled.details`
  border: 1px solid var(--line-soft); border-radius: var(--r-control); padding: 0 16px;
  & > summary { min-height: 44px; display: flex; gap: 8px; align-items: center; cursor: pointer; font-weight: 600; color: var(--ink); list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { flex: none; transition: transform var(--fast); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > summary small { margin-left: auto; font-weight: 400; font-size: 13px; color: var(--ink-3); }
  @media (prefers-reduced-motion: reduce) { & > summary > svg { transition: none; } }
`;

export const MoreBody = styled.div`padding-bottom: 16px;`;

export const Results = styled.section`
  display: grid; gap: 12px;
  & > h3 { font-size: 16px; line-height: 22px; color: var(--ink); outline-offset: 4px; }
`;

export const Variants = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 16px; align-items: start;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
