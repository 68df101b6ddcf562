import { room, styled } from '@harambee/ui';

export const Panel = styled.section`
  display: grid; gap: 12px; justify-items: start; margin: -8px 0 20px; padding: 16px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  font-size: 14px; line-height: 20px; color: var(--ink-2);
  & > h2 { font: 600 16px/22px var(--font-head); color: var(--ink); }
  & > p { max-width: 75ch; }
  & > div { width: 100%; }
  @container ${room.narrow} { & > button { width: 100%; } }
`;

export const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
  & > [role='status'] { flex: 1; min-width: 180px; }
  @container ${room.narrow} { & > button { min-height: 44px; } }
`;

export const Outcome = styled.div`
  display: grid; gap: 4px; outline-offset: 4px;
  & > p { max-width: 75ch; }
  & > p:first-child { font-weight: 600; color: var(--ink); }
`;
