import { useAuth } from '@harambee/platform';
import { Button, Checkbox, styled } from '@harambee/ui';
import { GitHubMark, GoogleMark } from './provider-marks.tsx';

const Stack = styled.div`
  display: grid; gap: 12px;
  p { color: var(--ink-2); font-size: 13px; line-height: 19px; margin-top: 4px; }
`;

export interface Remember {
  value: boolean;
  onChange(value: boolean): void;
}

interface SocialLoginProps {
  remember: Remember | undefined;
  isShown: boolean;
}

/** The second tab of /login and /signup. "Remember me" appears once on a page, in the visible tab. */
export function SocialLogin({ remember, isShown }: SocialLoginProps) {
  const { login } = useAuth();
  return (
    <Stack>
      <Button large wide onClick={() => login('google', remember?.value)}>
        <GoogleMark />
        Continue with Google
      </Button>
      <Button large wide onClick={() => login('github', remember?.value)}>
        <GitHubMark />
        Continue with GitHub
      </Button>
      {remember && isShown && (
        <Checkbox label="Remember me" checked={remember.value} onChange={remember.onChange} />
      )}
      <p>You will leave this page for a moment. We receive only your name and email.</p>
    </Stack>
  );
}
