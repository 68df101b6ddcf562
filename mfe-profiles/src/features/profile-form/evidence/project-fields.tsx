import { can, evidenceLimits, isFilled, ownersVisibilityMessage } from '@harambee/domain';
import { useGetProposalCardsQuery, useUser } from '@harambee/platform';
import { Button, FormCheckbox, FormTextField, fieldId, styled } from '@harambee/ui';
import { FormSelect, FormTextArea, SelectInput } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { ProfileValues } from '../values/profile-values.ts';
import type { ProjectRow } from '../values/row-values.ts';
import { currencyProps } from '../values/text-props.ts';
import { RowList } from './row-list.tsx';

const Note = styled.p`color: var(--ink-2); font-size: var(--t-sm);`;

/** Projects that somebody funded: typed by hand, or own proposals that an owner chose (PROF-53). */
export function ProjectFields({ isNew }: { isNew: boolean }) {
  const { currency } = useFormikContext<ProfileValues>().values;
  const mayShow = can(useUser().role, 'visibility.change');
  return (
    <RowList
      list="projects"
      noun="Project"
      plural="projects"
      maxItems={evidenceLimits.projects}
      first="title"
      more={(add) => mayShow && !isNew && <FundedProposals onAdd={add} />}
    >
      {(name, { proposalId }) => (
        <>
          <div data-part="wide">
            <FormTextField name={name('title')} label="Title" maxLength={evidenceLimits.title} />
          </div>
          <div data-part="wide">
            <FormTextField
              name={name('funder')}
              label="Funder"
              help="Only if the funder may be named."
              optional
              width="full"
              maxLength={evidenceLimits.funder}
            />
          </div>
          <FormTextField name={name('from')} label="First year" inputMode="numeric" maxLength={4} />
          <FormTextField name={name('to')} label="Last year" inputMode="numeric" optional maxLength={4} />
          {proposalId === '' ? (
            <>
              <FormTextField
                name={name('amount')}
                label="Amount"
                inputMode="numeric"
                optional
                maxLength={20}
              />
              <FormSelect
                {...currencyProps}
                name={name('currency')}
                width="full"
                placeholder={currency === '' ? 'Choose one' : `Choose one, such as ${currency}`}
              />
            </>
          ) : (
            <div data-part="wide">
              <Note>
                This is one of your proposals. It is on the public page as long as the proposal is funded.
              </Note>
              <FormCheckbox
                name={name('showsAmount')}
                label="Show the requested amount"
                disabled={!mayShow}
              />
              {!mayShow && <Note>{ownersVisibilityMessage}</Note>}
            </div>
          )}
          <div data-part="wide">
            <FormTextArea
              name={name('summary')}
              label="What it achieved"
              optional
              rows={3}
              maxLength={evidenceLimits.summary}
            />
          </div>
        </>
      )}
    </RowList>
  );
}

/** Offers the funded proposals that are not in the list yet, once somebody asks for them. */
function FundedProposals({ onAdd }: { onAdd: (row: Partial<ProjectRow>) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ChooseProposal onAdd={onAdd} />;
  return (
    <Button small kind="quiet" icon="plus" onClick={() => setOpen(true)}>
      Add a funded proposal
    </Button>
  );
}

function ChooseProposal({ onAdd }: { onAdd: (row: Partial<ProjectRow>) => void }) {
  const { projects } = useFormikContext<ProfileValues>().values;
  const { data, isError } = useGetProposalCardsQuery({ status: 'funded', sort: 'updated', limit: 100 });
  const chosen = projects.map(({ proposalId }) => proposalId);
  const offered = data?.filter(({ id }) => !chosen.includes(id)) ?? [];
  const isDone = isError || data !== undefined;

  useEffect(() => {
    if (isDone) document.getElementById(fieldId('funded-proposal'))?.focus();
  }, [isDone]);

  if (!isDone) return <Note role="status">Looking for your funded proposals…</Note>;
  if (isError)
    return (
      <Note role="status">Your proposals could not be loaded. Type the project by hand, or try later.</Note>
    );
  if (offered.length === 0)
    return (
      <Note role="status">
        {chosen.some(isFilled) ? 'None of your other proposals' : 'None of your proposals'} is funded yet.
      </Note>
    );
  return (
    <SelectInput
      name="funded-proposal"
      label="Funded proposal"
      help="Nothing of it is public until you save."
      optional
      placeholder="Choose one of your proposals"
      choices={offered.map(({ id, title }) => ({ value: id, label: title }))}
      value=""
      onChange={({ target: { value } }) => {
        const proposal = offered.find(({ id }) => id === value);
        if (proposal)
          onAdd({ proposalId: proposal.id, title: proposal.title.slice(0, evidenceLimits.title) });
      }}
    />
  );
}
