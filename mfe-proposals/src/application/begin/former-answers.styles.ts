import { styled } from '@harambee/ui';

export const Former = styled.details`
  margin-bottom: 16px; font-size: 14px; line-height: 21px;
  & > summary { display: inline-flex; gap: 6px; align-items: center; min-height: 36px; cursor: pointer; font-weight: 600; color: var(--primary-ink); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > ol { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); list-style: none; margin: 4px 0 0; padding: 0; }
  & article { padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--sunken); }
  & h3 { font: 600 14px/20px var(--font-text); overflow-wrap: anywhere; }
  & article > p {
    display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; margin-top: 4px; color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & footer { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; margin-top: 10px; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  & footer > span { overflow-wrap: anywhere; min-width: 0; }
  & footer > :is(button):last-child { margin-left: auto; }
  @media (pointer: coarse) { & > summary { min-height: 44px; } }
`;
