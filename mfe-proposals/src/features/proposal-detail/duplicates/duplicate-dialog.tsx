import { paths, proposalFields } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { errorMessage, logFailure, showToast } from '@harambee/platform';
import { Button, styled, TextInput } from '@harambee/ui';
import { Dialog, SelectInput } from '@harambee/ui/app';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetNextCallsQuery } from '../../../api/calls.api.ts';
import { useCreateDuplicateMutation } from '../../../api/proposals.api.ts';

const Fields = styled.form`display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr);`;

const mostCalls = 50;

interface DuplicateDialogProps {
  proposal: Proposal;
  onClose: () => void;
}

/** Asks for which call a proposal is copied; form, text and edits come along (CALL-37). */
export function DuplicateDialog({ proposal, onClose }: DuplicateDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const [duplicate, { isLoading }] = useCreateDuplicateMutation();
  const { data: calls = [] } = useGetNextCallsQuery(mostCalls);
  const [title, setTitle] = useState(proposal.title);
  const [callId, setCallId] = useState('');
  const idempotencyKey = useRef(crypto.randomUUID()).current;
  const error = title.trim() === '' ? proposalFields.title.required : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (error) return;
    const body = { title, ...(callId && { callId }) };
    const answer = await duplicate({ id: proposal.id, body, idempotencyKey });
    if (answer.error) {
      logFailure('The proposal could not be duplicated', answer.error);
      showToast(
        errorMessage(answer.error, 'The proposal could not be duplicated. Please try again.'),
        'error',
      );
      return;
    }
    onClose();
    showToast('This is the copy. The list says what must change.', 'success');
    navigate(paths.proposal(answer.data.id));
  };

  return (
    <Dialog
      open
      title="Duplicate for another funder"
      intro="Answers, plan, text and your edits are copied. This proposal stays as it is."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={isLoading}>
            Duplicate
          </Button>
        </>
      }
    >
      <Fields id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          name="duplicateTitle"
          label="Title of the copy"
          value={title}
          error={error}
          maxLength={proposalFields.title.max}
          onChange={({ target }) => setTitle(target.value)}
        />
        {calls.length > 0 && (
          <SelectInput
            name="duplicateCall"
            label="Call of the new funder"
            help="Its reference and deadline are filled in, and its amounts are compared."
            optional
            width="full"
            placeholder="None yet"
            choices={calls.map(({ id, name, funder }) => ({
              value: id,
              label: funder ? `${name} (${funder})` : name,
            }))}
            value={callId}
            onChange={({ target }) => setCallId(target.value)}
          />
        )}
      </Fields>
    </Dialog>
  );
}
