import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { asRoomObject } from '../theme/room.ts';
import { MuiTheme } from './mui-theme.tsx';

export interface DrawerProps {
  open: boolean;
  /** Its name for screen readers. */
  label: string;
  /** `bottom` is a sheet, for phones. */
  side?: 'left' | 'right' | 'bottom';
  /** Width in px of a drawer at a side. */
  width?: number;
  /** May take the whole width of a phone: for a panel that people work in. */
  cover?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** The window of `Drawer`. */
export function DrawerWindow(props: DrawerProps) {
  const { open, label, side = 'left', width = 288, cover, onClose, children } = props;
  return (
    <MuiTheme>
      <MuiDrawer
        open={open}
        onClose={onClose}
        anchor={side}
        slotProps={{
          paper: {
            elevation: 0,
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: asRoomObject,
            style:
              side === 'bottom'
                ? { maxHeight: '85vh', borderRadius: '16px 16px 0 0' }
                : { width, maxWidth: cover ? '100vw' : '88vw' },
          },
        }}
      >
        {children}
      </MuiDrawer>
    </MuiTheme>
  );
}
