import { type ReactNode, type Ref, Suspense } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** At the lower edge, the main button last. */
  actions?: ReactNode;
  wide?: boolean;
  /** Above the title, beside Close: how far a wizard has come. */
  lead?: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** For windows whose title changes: the focus goes to the new one. */
  titleRef?: Ref<HTMLHeadingElement>;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

const overlay = lazyOverlay(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A window over the page; a full screen on a phone. Its code is fetched while the page rests. */
export function Dialog(props: DialogProps) {
  const hasOpened = overlay.useOpened(props.open);
  return <Suspense fallback={null}>{hasOpened && <overlay.Component {...props} />}</Suspense>;
}
