import { useAuth } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { GitHubMark, GoogleMark } from './provider-marks.tsx';

const Stack = styled.div`
  display: grid; gap: 12px;
  p { color: var(--ink-2); font-size: 13px; line-height: 19px; margin-top: 4px; }
`;

/** The second tab of /login and /signup. */
export function SocialLogin() {
  const { login } = useAuth();
  return (
    <Stack>
      <Button large wide onClick={() => login('google')}>
        <GoogleMark />
        Continue with Google
      </Button>
      <Button large wide onClick={() => login('github')}>
        <GitHubMark />
        Continue with GitHub
      </Button>
      <p>You will leave this page for a moment. We receive your name and email, nothing else.</p>
    </Stack>
  );
}
