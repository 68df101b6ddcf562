import { duplicateTasks, type ProposalFieldName, paths } from '@harambee/domain';
import type { DuplicateOf, Proposal } from '@harambee/domain/schemas';
import type { Finding } from '@harambee/drafting/checks';
import { errorMessage, logFailure, showToast } from '@harambee/platform';
import { Button, Card, Icon, Link } from '@harambee/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useGetCallQuery } from '../../../api/calls.api.ts';
import { useDeleteDuplicateOfMutation } from '../../../api/proposals.api.ts';
import type { OnPlace } from '../../../findings/finding-list.tsx';
import * as S from '../../../findings/findings.styles.ts';
import { answersOf, useFindings } from '../../../findings/use-findings.ts';
import { fieldsOf } from '../../../form-values/proposal-values.ts';
import * as Own from './former-funder.styles.ts';

interface FormerFunderProps {
  proposal: Proposal;
  from: DuplicateOf;
  onPlace: OnPlace;
}

/** What is left of the former funder in a copy, and what was chosen for it (CALL-37). */
export function FormerFunder({ proposal, from, onPlace }: FormerFunderProps) {
  const answers = useMemo(() => answersOf(proposal), [proposal]);
  const findings = useFindings(answers);
  const { data: call } = useGetCallQuery(proposal.callId ?? skipToken);
  const tasks = useMemo(() => duplicateTasks(fieldsOf(proposal), from, call), [proposal, from, call]);
  const left = (findings ?? []).filter((finding) => isOfFormer(finding, from.names));
  const must = tasks.filter(({ kind }) => kind === 'must').length + left.length;
  const done = useDone(proposal.id);
  return (
    <Card>
      <S.Heading>
        <Icon name="copy" size={18} />
        For the new funder
        {must > 0 && <span>{must} to change</span>}
      </S.Heading>
      <Own.From>
        Copied from <Link to={paths.proposal(from.proposalId)}>{from.title}</Link>
      </Own.From>
      <S.List aria-label="What must change for the new funder">
        {tasks.map(({ field, message, kind }) => (
          <Task key={message} isMust={kind === 'must'} message={message} places={[field]} onPlace={onPlace} />
        ))}
        {left.map(({ message, places }) => (
          <Task key={message} isMust message={message} places={places} onPlace={onPlace} />
        ))}
      </S.List>
      {tasks.length + left.length === 0 && findings && (
        <S.Quiet>Nothing of the former funder is left that the checks can see.</S.Quiet>
      )}
      <Own.Done>
        <Button small busy={done.isBusy} onClick={() => void done.forget()}>
          {must === 0 ? 'Done' : 'Hide this list'}
        </Button>
      </Own.Done>
    </Card>
  );
}

const isOfFormer = ({ kind, message }: Finding, names: readonly string[]): boolean =>
  kind === 'leftover' && names.some((name) => message.startsWith(`“${name}”`));

interface TaskProps {
  isMust: boolean;
  message: string;
  places: readonly (ProposalFieldName | Finding['places'][number])[];
  onPlace: OnPlace;
}

function Task({ isMust, message, places, onPlace }: TaskProps) {
  return (
    <li data-severity={isMust ? 'error' : 'warning'}>
      <Icon name={isMust ? 'alert-circle' : 'eye'} size={18} />
      <span>
        <b>{isMust ? 'Must change' : 'Look at it'}</b>
        <span dir="auto">{message}</span>
        <S.Places>
          {places.map((place) => {
            const { path, label } = typeof place === 'string' ? { path: place, label: 'Change it' } : place;
            return (
              <button key={path} type="button" onClick={() => onPlace(path)}>
                {label}
              </button>
            );
          })}
        </S.Places>
      </span>
    </li>
  );
}

function useDone(id: string) {
  const [forget, { isLoading }] = useDeleteDuplicateOfMutation();
  return {
    isBusy: isLoading,
    forget: async () => {
      const { error } = await forget(id);
      if (!error) return;
      logFailure('The list could not be hidden', error);
      showToast(errorMessage(error, 'The list could not be hidden. Please try again.'), 'error');
    },
  };
}
