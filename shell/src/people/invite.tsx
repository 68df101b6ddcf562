import { isEmailLike, joinerRole, type Role, roleNames, roles } from '@harambee/domain';
import type { Invitation, InviteBody } from '@harambee/domain/schemas';
import { announce, errorMessage, fieldProblemsOf, logFailure, statusOf } from '@harambee/platform';
import { Banner, Button, room, styled, TextInput } from '@harambee/ui';
import { SelectInput } from '@harambee/ui/app';
import { type FormEvent, useState } from 'react';
import { CopyLink } from './copy-link.tsx';
import { useCreateInvitationMutation, useGetInvitationsQuery } from './people.api.ts';
import { Part } from './people.styles.ts';
import { useSendAgain } from './use-send-again.ts';

const Stack = styled.div`display: grid; gap: 16px; h3 { font-size: var(--t-md); line-height: 20px; }`;
const Ask = styled.form`
  display: flex; flex-wrap: wrap; gap: 12px 8px; align-items: flex-end;
  & > div { flex: 1 1 260px; max-width: 360px; }
  & > div + div { flex: 0 1 150px; }
  @container ${room.narrow} { & > div { max-width: none; } & > button { flex: 1 1 auto; } }
`;

const About = styled.p`color: var(--ink-2); font-size: var(--t-sm); max-width: 66ch;`;

/** Invites somebody to the organization: by email, or with a link to share in another way. */
export function Invite() {
  const [invite, { isLoading, originalArgs, data: made }] = useCreateInvitationMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(joinerRole);
  const [problem, setProblem] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isOpenAlready, setOpenAlready] = useState<Invitation>();
  const { data: openOnes } = useGetInvitationsQuery();
  const { sendAgain, sending } = useSendAgain();

  const ask = async (body: InviteBody) => {
    setProblem('');
    setRefusal('');
    setOpenAlready(undefined);
    const { data, error } = await invite(body);
    if (data) {
      setEmail('');
      announce(body.email ? `Invitation sent to ${body.email}` : 'The link is ready');
      return;
    }
    logFailure('Inviting a colleague failed', error);
    const [atField] = fieldProblemsOf(error);
    if (atField?.field === 'email') setProblem(atField.message);
    else if (statusOf(error) === 409) {
      const sameAddress = (one: Invitation) => one.email.toLowerCase() === body.email?.toLowerCase();
      setOpenAlready(openOnes?.find(sameAddress));
      setRefusal(errorMessage(error, 'This address has already been invited.'));
    } else setRefusal(errorMessage(error, 'The invitation could not be created. Please try again.'));
  };
  const byMail = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (isEmailLike(address)) void ask({ email: address, role });
    else setProblem('Please enter a valid email address');
  };

  const isMailing = isLoading && originalArgs?.email !== undefined;
  return (
    <Part>
      <Stack>
        <h3>Invite a colleague</h3>
        <Ask onSubmit={byMail} noValidate aria-label="Invite a colleague">
          <div>
            <TextInput
              name="colleague-email"
              label="Your colleague’s email"
              type="email"
              autoComplete="off"
              value={email}
              error={problem}
              onChange={(event) => {
                setEmail(event.target.value);
                setProblem('');
              }}
            />
          </div>
          <SelectInput
            name="colleague-role"
            label="Role"
            value={role}
            choices={roleNames.map((name) => ({ value: name, label: roles[name].label }))}
            onChange={(event) => setRole(event.target.value as Role)}
          />
          <Button type="submit" icon="mail" busy={isMailing}>
            Send invitation
          </Button>
          <Button icon="link" busy={isLoading && !isMailing} onClick={() => void ask({ role })}>
            Create a link instead
          </Button>
        </Ask>
        <About>{roles[role].about}</About>
        {refusal && (
          <Banner
            tone={isOpenAlready ? 'warning' : 'error'}
            title={refusal}
            actions={
              isOpenAlready && (
                <Button
                  small
                  busy={sending !== undefined}
                  onClick={() => {
                    void sendAgain(isOpenAlready).then((isSent) => {
                      if (!isSent) return;
                      setRefusal('');
                      setOpenAlready(undefined);
                      setEmail('');
                    });
                  }}
                >
                  Send again
                </Button>
              )
            }
          />
        )}
        {made && !refusal && made.invitation.email && (
          <Banner tone="success" title={`Invitation sent to ${made.invitation.email}`} />
        )}
        {made && !refusal && <CopyLink key={made.link} link={made.link} />}
      </Stack>
    </Part>
  );
}
