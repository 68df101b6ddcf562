import { useState } from 'react';
import { ConfirmDialog, Drawer, Menu, Sheet } from '../src/app.ts';
import { Button, Page, ToastHost } from '../src/index.ts';

/** Overlays. */
export function OverlaysPart() {
  const [open, setOpen] = useState('confirm');
  const close = () => setOpen('');
  return (
    <Page
      title="What floats"
      actions={
        <>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Menu
            label="More"
            items={[
              { label: 'Edit', icon: 'pencil', onSelect: close },
              { label: 'Delete proposal', icon: 'trash', danger: true, onSelect: close },
            ]}
          />
        </>
      }
    >
      <ConfirmDialog
        open={open === 'confirm'}
        kind="danger"
        title="Delete “Safe water for 14 schools”?"
        text="The draft, its five sections and its three versions are deleted. This cannot be undone."
        confirmLabel="Delete proposal"
        onConfirm={close}
        onCancel={close}
      />
      <Drawer open={open === 'drawer'} label="Main menu" onClose={close}>
        <Button kind="quiet" icon="home" onClick={close}>
          Dashboard
        </Button>
      </Drawer>
      <Sheet open={open === 'sheet'} title="Sections" onClose={close}>
        <Button kind="quiet" icon="check" onClick={close}>
          Basic Information
        </Button>
      </Sheet>
      <ToastHost
        onClose={() => {}}
        toasts={[
          { id: 1, tone: 'error', message: 'The proposal was not saved', text: 'It is kept on this device.' },
        ]}
      />
    </Page>
  );
}
