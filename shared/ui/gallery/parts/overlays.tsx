import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  AnchoredCard,
  ChangedElsewhere,
  ConfirmDialog,
  Dialog,
  Drawer,
  LeaveDialog,
  Sheet,
} from '../../src/app.ts';
import { Button, Page } from '../../src/index.ts';
import { type Shown, show } from '../show.tsx';
import { longText, longWord, nothing } from '../words.ts';

const confirm = {
  open: true,
  title: 'Delete “Safe water for 14 schools”?',
  text: 'The draft, its five sections and its three versions are deleted. This cannot be undone.',
  confirmLabel: 'Delete proposal',
  onConfirm: nothing,
  onCancel: nothing,
};
const answers = [
  { name: 'title', label: 'Title', read: 'Water', mine: 'Safe water', theirs: 'Clean water' },
  { name: 'mission', label: 'Mission', read: '', mine: longText, theirs: `${longWord} ${longText}` },
];
const menu = (
  <Button kind="quiet" icon="home">
    Dashboard
  </Button>
);
const closes = {
  alone: true,
  alive: (set: (changed: { open: boolean }) => void) => ({ onClose: () => set({ open: false }) }),
} as const;

/** `AnchoredCard` beside a piece of text. */
function CardBeside({ label, children }: { label: string; children?: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Page title="A drafted text">
      <p>
        The schools have <mark ref={setAnchor}>5,320</mark> pupils.
      </p>
      <AnchoredCard anchor={anchor} label={label}>
        {children}
      </AnchoredCard>
    </Page>
  );
}

/** Leaves the page as soon as it is shown, so that the dialog asks. */
function Leaving({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [start] = useState(pathname);
  useEffect(() => void navigate(`${start.replace(/\/$/, '')}/elsewhere`), [navigate, start]);
  return children;
}

/** What covers the page. */
export const overlays: readonly Shown[] = [
  show(
    Dialog,
    {
      filled: {
        open: true,
        title: 'Share this proposal',
        onClose: nothing,
        actions: <Button>Done</Button>,
        children: 'Anybody with the link can read it.',
      },
      'in steps': {
        open: true,
        title: 'Who are you?',
        intro: 'Step 1 of 4',
        lead: <b>Welcome</b>,
        onClose: nothing,
        children: 'Name and place',
      },
      wide: { open: true, wide: true, title: 'Versions', onClose: nothing, children: longText },
      'long words': {
        open: true,
        title: longWord,
        onClose: nothing,
        children: Array(40).fill(longText).join('. '),
      },
    },
    closes,
  ),
  show(
    ConfirmDialog,
    {
      plain: { ...confirm, title: 'Send it now?', text: 'The funder gets it at once.', confirmLabel: 'Send' },
      danger: { ...confirm, kind: 'danger' },
      busy: { ...confirm, kind: 'danger', busy: true },
      'long words': { ...confirm, title: longWord, text: longText, confirmLabel: longText },
    },
    { alone: true, alive: (set) => ({ onCancel: () => set({ open: false }) }) },
  ),
  show(
    LeaveDialog,
    {
      asking: {
        mayLose: () => true,
        title: 'Leave this page?',
        text: 'Your text is kept on this device.',
        stayLabel: 'Keep writing',
      },
    },
    { alone: true, around: (dialog) => <Leaving>{dialog}</Leaving> },
  ),
  show(
    ChangedElsewhere,
    {
      two: {
        title: 'Also changed by Wanjiru',
        text: 'Choose which version to keep.',
        answers,
        onSave: nothing,
        onCancel: nothing,
      },
      busy: {
        title: 'Also changed by Wanjiru',
        text: 'Choose which version to keep.',
        answers,
        busy: true,
        onSave: nothing,
        onCancel: nothing,
      },
    },
    { alone: true },
  ),
  show(
    Drawer,
    {
      left: { open: true, label: 'Main menu', onClose: nothing, children: menu },
      right: { open: true, label: 'Details', side: 'right', onClose: nothing, children: menu },
      bottom: { open: true, label: 'Filters', side: 'bottom', onClose: nothing, children: menu },
    },
    closes,
  ),
  show(
    Sheet,
    {
      filled: { open: true, title: 'Sections', onClose: nothing, children: menu },
      'long words': { open: true, title: longWord, onClose: nothing, children: longText },
    },
    closes,
  ),
  {
    ...show(
      CardBeside,
      {
        filled: { label: 'Where 5,320 comes from', children: 'Your return of June 2026' },
        'long words': { label: 'Where it comes from', children: `${longText} ${longWord}` },
      },
      { alone: true },
    ),
    name: 'AnchoredCard',
    component: AnchoredCard,
  },
];
