import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Drawer } from './drawer.tsx';

export interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children?: ReactNode;
}

const Head = styled.header`
  display: flex; align-items: center; padding: 8px 8px 4px 20px; position: sticky; top: 0; background: var(--desk);
  h2 { flex: 1; min-width: 0; }
`;
const Body = styled.div`padding: 0 12px max(16px, env(safe-area-inset-bottom));`;

/** A sheet at the lower edge, for phones, which have no room beside the page. */
export function Sheet({ open, title, onClose, children }: SheetProps) {
  return (
    <Drawer open={open} label={title} side="bottom" onClose={onClose}>
      <Head>
        <h2>{title}</h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Drawer>
  );
}
