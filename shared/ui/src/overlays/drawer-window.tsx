import MuiDrawer from '@mui/material/Drawer';
import { asRoomObject } from '../theme/room.ts';
import type { DrawerProps } from './drawer.tsx';
import { MuiTheme } from './mui-theme.tsx';

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
