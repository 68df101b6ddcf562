import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Hidden = styled.span`
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`;

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return <Hidden id={id}>{children}</Hidden>;
}
