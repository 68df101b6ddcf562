import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { MuiTheme } from './mui-theme.tsx';

export interface MenuItemEntry {
  label: string;
  icon?: IconName;
  /** Path inside the application. Either `to` or `onSelect`. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuListProps {
  id: string;
  label: string;
  anchor: HTMLElement | null;
  open: boolean;
  items: readonly MenuItemEntry[];
  onClose: () => void;
}

/** The list of `Menu`. */
export function MenuList({ id, label, anchor, open, items, onClose }: MenuListProps) {
  return (
    <MuiTheme>
      <MuiMenu
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { id, 'aria-label': label },
          paper: { elevation: 0, 'data-raised': true } as object,
        }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.label}
            disabled={item.disabled}
            data-danger={item.danger || undefined}
            onClick={() => {
              onClose();
              item.onSelect?.();
            }}
            {...(item.to !== undefined && { component: Link, to: item.to })}
          >
            {item.icon && <Icon name={item.icon} size={16} />}
            {item.label}
          </MenuItem>
        ))}
      </MuiMenu>
    </MuiTheme>
  );
}
