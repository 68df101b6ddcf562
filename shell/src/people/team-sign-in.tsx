import { formatDay, paths, twoStep } from '@harambee/domain';
import { useGetMembersQuery, useToast } from '@harambee/platform';
import { Banner, Button, Card, styled, TextLink } from '@harambee/ui';
import { Dialog, SelectInput, StatusChip } from '@harambee/ui/app';
import { useState } from 'react';
import { RowsState } from '../lib/rows-state.tsx';
import { ProofForm } from '../two-step/proof-form.tsx';
import { useGetTwoStepQuery } from '../two-step/two-step.api.ts';
import { useGetTwoStepRequirementQuery, useUpdateTwoStepRequirementMutation } from './people.api.ts';

const Stack = styled.div`display: grid; gap: 16px; & > p { color: var(--ink-2); line-height: 21px; max-width: 68ch; } & > button { justify-self: start; }`;

const days = [
  { value: '0', label: 'At once' },
  { value: '7', label: 'In a week' },
  { value: String(twoStep.graceDays.usual), label: 'In two weeks' },
  { value: '30', label: 'In 30 days' },
];

/** "2 of 5 people have it." */
function useCount(): string {
  const { data: members = [] } = useGetMembersQuery();
  const having = members.filter((one) => one.twoStep).length;
  if (members.length < 2) return '';
  return `${having} of ${members.length} people have it.`;
}

/** Lets owners require two-step sign-in of everybody (TWOSTEP-15). */
export function TeamSignIn() {
  const query = useGetTwoStepRequirementQuery();
  const { data: requirement } = query;
  const { data: own } = useGetTwoStepQuery();
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const count = useCount();
  const isRequired = requirement?.requiredFrom !== undefined;
  const hasOwn = own !== undefined && (own.appSince !== undefined || own.passkeys.length > 0);
  const isOver = isRequired && new Date(requirement.requiredFrom ?? '') <= new Date();

  return (
    <Card
      title="Two-step sign-in of the team"
      actions={
        requirement && (
          <StatusChip tone={isRequired ? 'success' : 'info'} label={isRequired ? 'Required' : 'Optional'} />
        )
      }
    >
      <RowsState of="sign-in settings" query={query} />
      {requirement && (
        <Stack>
          <p>
            {isRequired
              ? isOver
                ? `Everybody needs two-step sign-in. Whoever has not set it up is led to it at their next sign-in. ${count}`
                : `Everybody needs two-step sign-in from ${formatDay(requirement.requiredFrom ?? '')}. Until then, whoever has not set it up is reminded on every page. ${count}`
              : `You can require it of everybody: a stolen password then opens nothing. ${count}`}
          </p>
          {!isRequired && own && !hasOwn && (
            <Banner tone="info" title="Set it up for yourself first">
              Then you can require it of others.{' '}
              <TextLink to={`${paths.settings}?tab=security`}>Set it up now</TextLink>
            </Banner>
          )}
          {(isRequired || hasOwn) && (
            <Button
              onClick={() => {
                setOpening(opening + 1);
                setOpen(true);
              }}
            >
              {isRequired ? 'No longer require it' : 'Require two-step sign-in'}
            </Button>
          )}
          {own && (
            <RequirementDialog
              key={opening}
              open={isOpen}
              isRequired={isRequired}
              own={{ hasPassword: own.hasPassword, hasApp: own.appSince !== undefined }}
              onClose={() => setOpen(false)}
            />
          )}
        </Stack>
      )}
    </Card>
  );
}

interface RequirementDialogProps {
  open: boolean;
  isRequired: boolean;
  own: { hasPassword: boolean; hasApp: boolean };
  onClose(): void;
}

function RequirementDialog({ open, isRequired, own, onClose }: RequirementDialogProps) {
  const [graceDays, setGraceDays] = useState(String(twoStep.graceDays.usual));
  const [update] = useUpdateTwoStepRequirementMutation();
  const { showToast } = useToast();
  return (
    <Dialog
      open={open}
      title={isRequired ? 'No longer require two-step sign-in?' : 'Require two-step sign-in?'}
      onClose={onClose}
    >
      <ProofForm
        {...own}
        submitLabel={isRequired ? 'No longer require it' : 'Require it'}
        kind={isRequired ? 'danger' : 'primary'}
        onSubmit={async (proof) => {
          const { error } = await update({
            required: !isRequired,
            ...(!isRequired && { graceDays: Number(graceDays) }),
            proof,
          });
          if (!error) {
            showToast(
              isRequired ? 'Two-step sign-in is optional' : 'Two-step sign-in is required',
              'success',
            );
            onClose();
          }
          return { error };
        }}
      >
        <p>
          {isRequired
            ? 'What people have set up goes on working, and each of them may turn it off.'
            : graceDays === '0'
              ? 'Whoever has not set it up is signed out now, and sets it up at their next sign-in. Unsaved words on their screens stay in their browsers.'
              : 'Until then, whoever has not set it up is reminded on every page. After that, they set it up at their next sign-in.'}
        </p>
        {!isRequired && (
          <SelectInput
            name="grace-days"
            label="Required"
            choices={days}
            value={graceDays}
            onChange={(event) => setGraceDays(event.target.value)}
          />
        )}
      </ProofForm>
    </Dialog>
  );
}
