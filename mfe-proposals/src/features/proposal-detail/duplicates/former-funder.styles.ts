import { styled } from '@harambee/ui';

export const From = styled.p`
  font-size: 13px; line-height: 18px; color: var(--ink-2); margin: 0 0 12px; overflow-wrap: anywhere;
`;

export const Done = styled.div`display: flex; justify-content: flex-end; margin-top: 12px;`;
