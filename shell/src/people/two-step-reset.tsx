import type { Member } from '@harambee/domain/schemas';
import { useToast } from '@harambee/platform';
import { Dialog } from '@harambee/ui/app';
import { useState } from 'react';
import { ProofForm } from '../two-step/proof-form.tsx';
import { useGetTwoStepQuery } from '../two-step/two-step.api.ts';
import { nameOf } from './name-of.ts';
import { useDeleteMemberTwoStepMutation } from './people.api.ts';

function ResetDialog({ member, open, onClose }: { member: Member; open: boolean; onClose(): void }) {
  const { data: own } = useGetTwoStepQuery();
  const [reset] = useDeleteMemberTwoStepMutation();
  const { showToast } = useToast();
  const name = nameOf(member);
  return (
    <Dialog open={open} title={`Reset the two-step sign-in of ${name}?`} onClose={onClose}>
      {own && (
        <ProofForm
          hasPassword={own.hasPassword}
          hasApp={own.appSince !== undefined}
          submitLabel="Reset"
          kind="danger"
          onSubmit={async (proof) => {
            const { error } = await reset({ id: member.id, proof });
            if (!error) {
              showToast(`The two-step sign-in of ${name} was reset`, 'success');
              onClose();
            }
            return { error };
          }}
        >
          <p>
            For somebody who has lost their phone and their recovery codes. First make sure that it is them
            who asks. Their app, passkeys and codes stop working, every session of theirs ends, and we email
            them that you did this. Then their password alone signs them in, and they set it up again.
          </p>
        </ProofForm>
      )}
    </Dialog>
  );
}

/** Asks for a proof of the owner, then resets what a member has set up (TWOSTEP-17). */
export function useTwoStepReset() {
  const [member, setMember] = useState<Member>();
  const [isOpen, setOpen] = useState(false);
  return {
    ask: (next: Member) => {
      setMember(next);
      setOpen(true);
    },
    dialog: member && (
      <ResetDialog key={member.id} member={member} open={isOpen} onClose={() => setOpen(false)} />
    ),
  };
}
