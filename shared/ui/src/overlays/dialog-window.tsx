import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import { useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import { media } from '../theme/media.ts';
import type { DialogProps } from './dialog.tsx';
import { MuiTheme } from './mui-theme.tsx';

const Head = styled.header`
  display: flex; align-items: center; gap: 12px; padding: 20px 16px 8px 24px;
  h2 { flex: 1; min-width: 0; font-size: var(--t-h2); line-height: 28px; overflow-wrap: anywhere; }
  @media ${media.phone} { padding: 12px 8px 8px 16px; }
`;
const Body = styled.div`
  padding: 0 24px 24px; overflow: auto; color: var(--ink-2); line-height: 21px; overflow-wrap: anywhere;
  @media ${media.phone} { padding: 0 16px 24px; flex: 1; }
`;
const Foot = styled.footer`
  display: flex; gap: 8px; justify-content: flex-end; padding: 12px 24px; border-top: 1px solid var(--line-soft);
  @media ${media.phone} { padding: 12px 16px; & > * { flex: 1; } }
`;

/** The window of `Dialog`: focus stays inside, Escape closes, the page behind is inert, the focus returns. */
export function DialogWindow({ open, title, onClose, actions, wide, role, children }: DialogProps) {
  const id = useId();
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        onClose={onClose}
        maxWidth={wide ? 'md' : 'sm'}
        fullWidth
        role={role}
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        slotProps={{ paper: { elevation: 0 } }}
      >
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </Head>
        <Body id={`${id}-body`}>{children}</Body>
        {actions && <Foot>{actions}</Foot>}
      </MuiDialog>
    </MuiTheme>
  );
}
