import { paths } from '@harambee/domain';
import { useOnline } from '@harambee/platform';
import { asRoom, Link, Logo, OfflinePill, SailsPicture, styled, usePageHeading } from '@harambee/ui';
import type { ReactNode } from 'react';

const Split = styled.div`
  ${asRoom}
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 46%); min-height: 100dvh; background: var(--paper);
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
`;
const Pane = styled.div`
  display: flex; flex-direction: column; gap: 32px; padding: 32px 48px;
  @media (max-width: 899px) { padding: 24px 20px; }
`;
const Head = styled.header`
  display: flex; align-items: center; justify-content: space-between; gap: 12px;
  a { display: inline-flex; text-decoration: none; }
`;
const Box = styled.main`
  width: 100%; max-width: 384px; margin: auto;
  h1 { font-size: 32px; line-height: 40px; outline-offset: 4px; }
`;
const Lead = styled.p`color: var(--ink-2); font-size: 16px; line-height: 24px; margin: 6px 0 28px;`;
const Tail = styled.p`margin-top: 24px; text-align: center; color: var(--ink-2);`;
const Legal = styled.nav`
  display: flex; gap: 24px; justify-content: center; font-size: 13px;
  a { color: var(--ink-2); text-decoration: none; padding: 4px 0; }
  a:hover { text-decoration: underline; }
  @media (max-width: 599px) { a { min-height: 44px; display: inline-flex; align-items: center; } }
`;
const Art = styled.div`
  position: sticky; top: 8px; height: calc(100dvh - 16px); overflow: hidden; margin: 8px 8px 8px 0; border-radius: var(--r-sheet);
  background: var(--art-sky);
  & > svg { position: absolute; inset: 0; }
  & > p { position: absolute; left: 48px; top: 48px; right: 32px; max-width: 380px; z-index: 1; color: #FBF8F3; }
  b { font: 600 40px/46px var(--font-head); letter-spacing: -.025em; display: block; }
  span { font-size: 16px; line-height: 24px; display: block; margin-top: 12px; color: #E4EFE9; }
  @media (max-width: 899px) { display: none; }
`;

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The link to the other page. */
  tail: ReactNode;
}

/** The frame of sign-in and sign-up: the form beside the sails. */
export function AuthFrame({ title, lead, children, tail }: AuthFrameProps) {
  const heading = usePageHeading(title);
  const isOnline = useOnline();
  return (
    <Split>
      <Pane>
        <Head>
          <Link to={paths.login}>
            <Logo />
          </Link>
          {!isOnline && <OfflinePill />}
        </Head>
        <Box>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Lead>{lead}</Lead>
          {children}
          <Tail>{tail}</Tail>
        </Box>
        <Legal aria-label="Legal and help">
          <a href={paths.terms}>Terms</a>
          <a href={paths.privacy}>Privacy</a>
          <a href={paths.support}>Support</a>
        </Legal>
      </Pane>
      <Art aria-hidden="true">
        <p>
          <b>
            Harambee:
            <br />
            all pull together
          </b>
          <span>Proposals your whole team can stand behind, with every number traced to its source.</span>
        </p>
        <SailsPicture />
      </Art>
    </Split>
  );
}
