import { asRoom, media, styled } from '@harambee/ui';

// Of the app shell, and of the frame of the document (`src/frame`).

export const Desk = styled.div`
  display: grid; grid-template-columns: var(--w-sidebar) minmax(0, 1fr); min-height: 100dvh;
  &[data-collapsed] { grid-template-columns: 64px minmax(0, 1fr); }
  &[data-assistant] { grid-template-columns: var(--w-sidebar) minmax(0, 1fr) var(--w-assistant); }
  &[data-collapsed][data-assistant] { grid-template-columns: 64px minmax(0, 1fr) var(--w-assistant); }
  @media ${media.belowDesktop} {
    &, &[data-collapsed] { grid-template-columns: minmax(0, 1fr); }
  }
`;
export const Side = styled.div`position: sticky; top: 0; height: 100dvh; min-width: 0;`;
export const Sheet = styled.div`
  margin: 8px 8px 8px 0; background: var(--paper); border: 1px solid var(--line); border-radius: var(--r-sheet);
  min-width: 0; display: flex; flex-direction: column;
  @media ${media.belowDesktop} { margin: 0; border: 0; border-radius: 0; }
`;
export const Main = styled.main`${asRoom} flex: 1; display: flex; flex-direction: column; min-width: 0; outline: 0;`;
