import { authorName, can, isSameAuthor, roleRow, signOffLimits } from '@harambee/domain';
import type { Author, SignOffs } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, useGetMembersQuery } from '@harambee/platform';
import { Banner, Button, Checkbox } from '@harambee/ui';
import { Dialog, SkeletonRows } from '@harambee/ui/app';
import { useState } from 'react';
import { useUpdateSignOffsMutation } from '../../../api/sign-offs.api.ts';
import { Choices, Stack } from './sign-offs.styles.ts';

interface ChooseSignersProps {
  id: string;
  signOffs: SignOffs;
  onClose: () => void;
}

/** A person or guest who can sign, with what tells them from others. */
interface Choice {
  signer: Author;
  about: string;
}

function useChoices({ signOffs }: SignOffs) {
  const members = useGetMembersQuery();
  const people = (members.currentData ?? [])
    .filter(({ role }) => can(role, 'signOffs.give'))
    .map(
      ({ id, firstName, lastName, role }): Choice => ({
        signer: { id, name: `${firstName} ${lastName}`.trim(), kind: 'person' },
        about: roleRow(role).label,
      }),
    );
  // Whoever was asked and has left since stays in the list, to be taken off it.
  const others = signOffs
    .filter(({ signer }) => !people.some((one) => isSameAuthor(one.signer, signer)))
    .map(({ signer }): Choice => ({ signer, about: signer.kind === 'guest' ? 'Guest' : 'Has left' }));
  return { choices: [...people, ...others], isLoading: members.isLoading, isError: members.isError };
}

/** Who must agree before the proposal is submitted (SIGNOFF-01). */
export function ChooseSigners({ id, signOffs, onClose }: ChooseSignersProps) {
  const { choices, isLoading, isError } = useChoices(signOffs);
  const [chosen, setChosen] = useState<Author[]>(() => signOffs.signOffs.map(({ signer }) => signer));
  const [save, { isLoading: isSaving, error }] = useUpdateSignOffsMutation();
  const isChosen = (signer: Author) => chosen.some((one) => isSameAuthor(one, signer));
  const isFull = chosen.length >= signOffLimits.signers;
  const confirm = async () => {
    const signers = chosen.map(({ id: signerId, kind }) => ({ id: signerId, kind }));
    const answer = await save({ id, body: { signers }, revision: signOffs.revision });
    if (answer.error) {
      logFailure('The signers could not be saved', answer.error);
      return;
    }
    announce('Saved who must agree');
    onClose();
  };
  return (
    <Dialog
      open
      title="Who must agree?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" solid busy={isSaving} onClick={() => void confirm()}>
            Save
          </Button>
        </>
      }
    >
      <Stack>
        {error !== undefined && (
          <Banner tone="error" title="Not saved">
            {errorMessage(error, 'The list could not be saved. Please try again.')}
          </Banner>
        )}
        {isLoading && <SkeletonRows rows={3} />}
        {isError && choices.length === 0 && <p>We couldn’t load who belongs to your organization.</p>}
        <Choices>
          <legend>
            They are told, and agree with the exact text, answers and budget. Until then, submitting asks why.
          </legend>
          {choices.map(({ signer, about }) => (
            <Checkbox
              key={`${signer.kind} ${signer.id}`}
              checked={isChosen(signer)}
              disabled={isFull && !isChosen(signer)}
              onChange={(isOn) =>
                setChosen((before) =>
                  isOn ? [...before, signer] : before.filter((one) => !isSameAuthor(one, signer)),
                )
              }
              label={
                <span>
                  <span dir="auto">{authorName({ name: signer.name, kind: 'person' })}</span>{' '}
                  <small>{about}</small>
                </span>
              }
            />
          ))}
        </Choices>
      </Stack>
    </Dialog>
  );
}
