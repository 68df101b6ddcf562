import { isEmailLike, paths } from '@harambee/domain';
import { Banner, Button, TextInput, TextLink } from '@harambee/ui';
import { type ReactNode, useState } from 'react';
import { triedAddress } from '../tried-address.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';

interface AskByMailProps {
  title: string;
  lead: string;
  /** Why the person has to ask again. */
  notice?: ReactNode;
  /** Sends the link by email. Rejects with the message to show. */
  send(email: string): Promise<void>;
}

const checkAddress = ({ email }: { email: string }) =>
  isEmailLike(email)
    ? undefined
    : {
        field: 'email',
        message: email.trim() === '' ? 'Email is required' : 'Please enter a valid email address',
      };

/** A page that emails a link to people who have an account. It never reveals who has one. */
export function AskByMail({ title, lead, notice, send }: AskByMailProps) {
  const [sentTo, setSentTo] = useState('');
  return (
    <AuthFrame title={title} lead={lead} tail={<TextLink to={paths.login}>Back to sign in</TextLink>}>
      {sentTo ? (
        <Banner tone="success" title="Check your email">
          If {sentTo} has an account here, a link is on its way. It works once and expires in 30 minutes.
        </Banner>
      ) : (
        notice
      )}
      <AuthForm
        initialValues={{ email: triedAddress.read() }}
        check={checkAddress}
        onSubmit={async ({ email }) => {
          await send(email.trim());
          setSentTo(email.trim());
        }}
      >
        {(bind, isBusy) => (
          <>
            <TextInput {...bind('email')} label="Email" type="email" autoComplete="username" />
            <Button kind={sentTo ? 'plain' : 'primary'} type="submit" large wide busy={isBusy}>
              {sentTo ? 'Send another link' : 'Send me a link'}
            </Button>
          </>
        )}
      </AuthForm>
    </AuthFrame>
  );
}
