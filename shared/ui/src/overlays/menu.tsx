import { Suspense, useId, useRef, useState } from 'react';
import { Button, type ButtonKind } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import type { IconName } from '../icons/icon.tsx';
import { lazyOverlay } from './lazy-overlay.ts';
import type { MenuItemEntry } from './menu-list.tsx';

export type { MenuItemEntry };

export interface MenuProps {
  /** Name of the button that opens it. */
  label: string;
  items: readonly MenuItemEntry[];
  /** With `iconOnly` the label is not shown. */
  icon?: IconName;
  iconOnly?: boolean;
  kind?: ButtonKind;
}

const overlay = lazyOverlay(async () => (await import('./menu-list.tsx')).MenuList);

/** A button and the list of actions it opens. */
export function Menu({ label, items, icon = 'dots', iconOnly, kind = 'plain' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasOpened = overlay.useOpened(open);
  const id = useId();
  const press = {
    ref: button,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {iconOnly ? (
        <IconButton {...press} label={label} icon={icon} />
      ) : (
        <Button {...press} kind={kind} iconAfter="chevron-down">
          {label}
        </Button>
      )}
      <Suspense fallback={null}>
        {hasOpened && (
          <overlay.Component
            id={id}
            label={label}
            anchor={button.current}
            open={open}
            items={items}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
