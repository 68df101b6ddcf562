import { paths } from '@harambee/domain';
import { asRoom, Link, Logo, styled, TextLink } from '@harambee/ui';
import { Outlet } from 'react-router';

const Frame = styled.div`${asRoom} min-height: 100dvh; background: var(--paper); display: flex; flex-direction: column;`;
const Head = styled.header`
  display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 16px 32px; border-bottom: 1px solid var(--line);
  & > a:first-of-type { display: inline-flex; text-decoration: none; }
  @media (max-width: 599px) { padding: 12px 16px; a { min-height: 44px; display: inline-flex; align-items: center; } }
`;

/** The frame of the help for those who are not signed in. */
export function OpenHelp() {
  return (
    <Frame>
      <Head>
        <Link to={paths.help} aria-label="Harambee help">
          <Logo />
        </Link>
        <TextLink to={paths.login}>Sign in</TextLink>
      </Head>
      <main>
        <Outlet />
      </main>
    </Frame>
  );
}
