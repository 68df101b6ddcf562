import { room, styled } from '@harambee/ui';

export const Figures = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr)); gap: 20px 24px; max-width: 600px; margin: 0;
  & > div { display: flex; flex-direction: column; min-width: 0; break-inside: avoid; }
  & dd { margin: 0; overflow-wrap: anywhere; }
  /* The value stands above its label, but is read after it. */
  & dt + dd { order: -1; font: 600 23px/30px var(--font-head); letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  & dt { font-weight: 600; line-height: 20px; overflow-wrap: anywhere; }
  & small { font-size: var(--t-sm); line-height: 18px; color: var(--ink-2); }
`;

export const Projects = styled.ol`
  display: grid; gap: 20px; max-width: 600px; margin: 0; padding: 0; list-style: none;
  & > li { border-left: 3px solid var(--line); padding-left: 16px; min-width: 0; overflow-wrap: anywhere; break-inside: avoid; }
  & h3 { font-size: 16px; line-height: 22px; }
  & p { line-height: 21px; color: var(--ink-2); }
  & h3 + p { font-size: var(--t-sm); font-variant-numeric: tabular-nums; }
  & p + p { margin-top: 4px; color: var(--ink); }
`;

export const Areas = styled.ul`
  display: flex; flex-wrap: wrap; gap: 8px; max-width: 600px; margin: 0; padding: 0; list-style: none;
  & > li { border: 1px solid var(--line); border-radius: var(--r-pill); padding: 5px 12px; line-height: 20px; background: var(--card); overflow-wrap: anywhere; }
`;

export const Links = styled.ul`
  display: grid; gap: 8px; margin: 0; padding: 0; list-style: none;
  & > li { line-height: 20px; overflow-wrap: anywhere; }
  @container ${room.narrow} { & > li { padding: 4px 0; } }
  @media print { & a[target]::after { content: ' (' attr(href) ')'; color: var(--ink-2); } }
`;

export const Photo = styled.img`
  display: block; width: 100%; height: auto; max-width: 600px; border-radius: var(--r-card); background: var(--sunken); margin-bottom: 40px;
  @media print { max-height: 70mm; width: auto; max-width: 100%; margin-bottom: 20px; }
`;
