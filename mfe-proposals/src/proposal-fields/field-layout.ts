import { styled } from '@harambee/ui';

/** One column; width fits the answer (A11Y-05). */
export const FieldColumn = styled.div`
  display: grid; gap: 28px; grid-template-columns: minmax(0, 1fr); min-width: 0;
`;
