import { paths } from '@harambee/domain';
import { asRoom, Button, Logo, media, OfflinePill, styled } from '@harambee/ui';
import type { ReactNode } from 'react';

const Desk = styled.div`
  ${asRoom}
  min-height: 100dvh; background: var(--desk); display: flex; flex-direction: column; padding: 0 24px;
  @media ${media.phone} { padding: 0 12px; }
  @media print {
    background: none; padding: 0; min-height: 0; color: var(--ink);
    /* Paper is light, whatever the screen was: the light scheme's colors. */
    --ink: #1C2321; --ink-2: #47504B; --ink-3: #636A63; --primary-ink: #0B604D; --card: #FFFFFF; --line: #E5DDCE;
  }
`;
const Top = styled.header`
  max-width: 1088px; width: 100%; margin: 0 auto; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px;
  padding: 16px 4px; min-height: 68px;
  & > a:first-of-type { color: inherit; text-decoration: none; display: inline-flex; border-radius: var(--r-control); }
  @media print { display: none; }
`;
const End = styled.span`display: flex; align-items: center; gap: 12px; margin-left: auto;`;
const Sheet = styled.main`
  max-width: 1088px; width: 100%; margin: 0 auto; background: var(--paper); border: 1px solid var(--line); border-radius: 14px;
  overflow: hidden; outline: 0;
  @media print { border: 0; border-radius: 0; background: none; }
`;
const Foot = styled.footer`
  text-align: center; font-size: var(--t-sm); line-height: 20px; color: var(--ink-2); padding: 24px; overflow-wrap: anywhere;
  max-width: 1088px; width: 100%; margin: 0 auto;
  @media print { padding: 12px 0 0; text-align: left; }
`;

/** What only a browser knows; the gateway renders the page for somebody who is signed out and online. */
export interface Visitor {
  isSignedIn: boolean;
  isOnline: boolean;
}

interface PublicFrameProps extends Partial<Visitor> {
  children: ReactNode;
  footer?: ReactNode;
}

/** The frame of a public profile. Its links load another document, because this page needs nothing of the app. */
export function PublicFrame({ children, footer, isSignedIn = false, isOnline = true }: PublicFrameProps) {
  return (
    <Desk>
      <Top>
        <a href="/" aria-label="Harambee">
          <Logo />
        </a>
        <End>
          {!isOnline && <OfflinePill />}
          {isSignedIn ? (
            <Button href={paths.dashboard}>Go to Dashboard</Button>
          ) : (
            <Button href={paths.login}>Sign in</Button>
          )}
        </End>
      </Top>
      <Sheet>{children}</Sheet>
      {footer && <Foot>{footer}</Foot>}
    </Desk>
  );
}
