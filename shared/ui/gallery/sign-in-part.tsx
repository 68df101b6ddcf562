import { Formik } from 'formik';
import { useState } from 'react';
import {
  Button,
  FormCheckbox,
  FormTextField,
  Logo,
  PasswordField,
  SailsPicture,
  styled,
  Tabs,
  TextLink,
} from '../src/index.ts';

const Split = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 46%); min-height: 1000px; background: var(--paper);
  & > div:first-of-type { padding: 32px 48px; display: flex; flex-direction: column; }
  & > div:last-of-type { margin: 8px 8px 8px 0; border-radius: 14px; overflow: hidden; position: relative; }
  & > div:last-of-type > svg { position: absolute; inset: 0; }
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); & > div:first-of-type { padding: 24px 20px; } & > div:last-of-type { display: none; } }
`;
const Box = styled.div`
  width: 100%; max-width: 384px; margin: auto;
  & h1 { font-size: 32px; line-height: 40px; }
  & > p { color: var(--ink-2); font-size: 16px; line-height: 24px; margin: 6px 0 28px; }
`;
const Form = styled.form`--h-input: 44px; display: grid; gap: 20px;`;
const Spread = styled.div`display: flex; justify-content: space-between; align-items: center;`;

/** The sign-in page of the shell, simplified. */
export function SignInPart() {
  const [tab, setTab] = useState('email');
  return (
    <Split>
      <div>
        <Logo />
        <Box>
          <h1>Welcome back</h1>
          <p>Your drafts are where you left them.</p>
          <Tabs
            look="segments"
            label="Way to sign in"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'email',
                label: 'Email',
                panel: (
                  <Formik
                    initialValues={{
                      email: 'wanjiru@majikwawote.or.ke',
                      password: 'correct horse',
                      remember: true,
                    }}
                    onSubmit={() => {}}
                  >
                    <Form noValidate>
                      <FormTextField name="email" label="Email" type="email" autoComplete="username" />
                      <PasswordField name="password" label="Password" autoComplete="current-password" />
                      <Spread>
                        <FormCheckbox name="remember" label="Remember me" />
                        <TextLink to="/reset">Forgot your password?</TextLink>
                      </Spread>
                      <Button kind="primary" large wide type="submit">
                        Sign in
                      </Button>
                    </Form>
                  </Formik>
                ),
              },
              {
                id: 'social',
                label: 'Social login',
                panel: (
                  <Button wide large>
                    Continue with Google
                  </Button>
                ),
              },
            ]}
          />
        </Box>
      </div>
      <div>
        <SailsPicture />
      </div>
    </Split>
  );
}
