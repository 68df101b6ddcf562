import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useScrolls } from '../layout/use-scrolls.ts';
import { media } from '../theme/media.ts';
import { asRoomObject } from '../theme/room.ts';
import { MuiTheme } from './mui-theme.tsx';
import { useNotHidden } from './use-not-hidden.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Buttons at the lower edge, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** Above the title, beside Close: the progress of a wizard. */
  lead?: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** For dialogs whose title changes: moves the focus to the new title. */
  titleRef?: Ref<HTMLHeadingElement>;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

const Head = styled.header`
  display: flex; align-items: center; gap: 12px; padding: 20px 16px 8px 24px;
  h2 { flex: 1; min-width: 0; font-size: var(--t-h2); line-height: 28px; overflow-wrap: anywhere; }
  @media ${media.phone} { padding: 12px 8px 8px 16px; }
`;
const Led = styled.header`
  padding: 16px 32px 16px; & > div { display: flex; align-items: center; gap: 12px; margin-right: -12px; }
  h2 { font-size: 26px; line-height: 32px; margin-top: 8px; overflow-wrap: anywhere; outline: 0; }
  p { color: var(--ink-2); margin-top: 2px; }
  & ~ [data-part='body'] { padding: 4px 32px 24px; color: var(--ink); flex: 1; }
  & ~ footer { padding: 12px 32px; }
  @media ${media.phone} {
    padding: 8px 16px 12px; h2 { font-size: 22px; line-height: 28px; margin-top: 4px; }
    & ~ [data-part='body'] { padding: 4px 16px 24px; } & ~ footer { padding: 12px 16px; }
  }
`;
const Body = styled.div`
  padding: 0 24px 24px; overflow: auto; color: var(--ink-2); line-height: 21px; overflow-wrap: anywhere;
  @media ${media.phone} { padding: 0 16px 24px; flex: 1; }
`;
const Foot = styled.footer`
  display: flex; gap: 8px; justify-content: flex-end; padding: 12px 24px; border-top: 1px solid var(--line-soft);
  @media ${media.phone} { padding: 12px 16px; & > * { flex: 1; } }
`;

/**
 * Header and buttons keep their place from step to step: the dialog is aligned to the top and never short. On a phone
 * it fills the screen.
 */
const ledPaper = {
  [`@media not all and ${media.phone}`]: {
    maxWidth: 760,
    alignSelf: 'flex-start',
    marginTop: 'max(24px, 6vh)',
    minHeight: 'min(560px, 100vh - 48px)',
    maxHeight: 'calc(100vh - 24px - max(24px, 6vh))',
  },
};

/** A tab stop only while it scrolls. */
function DialogBody({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  const { box, scrolls } = useScrolls<HTMLDivElement>('y');
  return (
    <Body
      id={id}
      ref={box}
      data-part="body"
      {...(scrolls && { role: 'region', 'aria-label': title, tabIndex: 0 })}
    >
      {children}
    </Body>
  );
}

/** The window of `Dialog`: keeps the focus inside, closes on Escape, makes the page inert, and returns the focus. */
export function DialogWindow(props: DialogProps) {
  const { open, title, onClose, actions, wide, lead, intro, titleRef, role, children } = props;
  const id = useId();
  const root = useNotHidden(open);
  const heading = (
    <h2 id={`${id}-title`} ref={titleRef} tabIndex={-1}>
      {title}
    </h2>
  );
  const close = <IconButton label="Close" icon="close" onClick={onClose} />;
  return (
    <MuiTheme>
      <MuiDialog
        ref={root}
        open={open}
        onClose={onClose}
        maxWidth={wide ? 'md' : 'sm'}
        fullWidth
        role={role}
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        slotProps={{ paper: { elevation: 0, sx: { ...asRoomObject, ...(lead && ledPaper) } } }}
      >
        {lead ? (
          <Led>
            <div>
              {lead}
              {close}
            </div>
            {heading}
            {intro && <p>{intro}</p>}
          </Led>
        ) : (
          <Head>
            {heading}
            {close}
          </Head>
        )}
        <DialogBody id={`${id}-body`} title={title}>
          {children}
        </DialogBody>
        {actions && <Foot>{actions}</Foot>}
      </MuiDialog>
    </MuiTheme>
  );
}
