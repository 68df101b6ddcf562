import { styled } from '@harambee/ui';

export const Panel = styled.section`
  min-width: 0;
  [role='dialog'] > & { padding: 0 16px max(24px, env(safe-area-inset-bottom)); }
`;

export const Head = styled.header`
  position: sticky; top: 56px; z-index: 4; display: flex; flex-wrap: wrap; gap: 4px; align-items: center; min-height: 48px; margin-bottom: 12px;
  background: var(--paper);
  & > h2 { flex: 1; min-width: 0; font-size: 18px; line-height: 24px; letter-spacing: -0.01em; outline: none; }
  & > h2:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; border-radius: 4px; }
  [role='dialog'] > section > & { top: 0; margin-inline: -16px; padding: 8px 8px 8px 16px; background: var(--desk); }
  @media (pointer: coarse) { & > button { min-height: 44px; } }
`;

export const Stack = styled.div`display: grid; gap: 12px; margin-bottom: 12px; &:empty { display: none; }`;
