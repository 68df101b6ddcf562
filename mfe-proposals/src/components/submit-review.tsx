import { submitReview } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Icon, type IconName, styled } from '@harambee/ui';
import { useMemo } from 'react';
import { answersOf, useFindings } from '../findings/use-findings.ts';
import { fieldsOf } from '../form-values/proposal-values.ts';
import { OldMeasure } from './old-measure.tsx';
import { useApplicationState } from './use-application-state.ts';

const Points = styled.ul`
  display: grid; gap: 8px; list-style: none; padding: 0; margin: 0;
  & li { display: flex; gap: 8px; align-items: flex-start; overflow-wrap: anywhere; }
  & svg { flex: none; margin-top: 3px; }
  & li[data-tone='warning'] { color: var(--warning-ink); }
  & li[data-tone='error'] { color: var(--error-ink); font-weight: 600; }
  & li[data-tone='success'] { color: var(--success-ink); }
`;

interface Point {
  tone: 'success' | 'plain' | 'warning' | 'error';
  icon: IconName;
  text: string;
}

/** What is said before a proposal is sent: how ready it is, what is open, what does not agree. */
export function SubmitReview({ proposal }: { proposal: Proposal }) {
  const fields = useMemo(() => fieldsOf(proposal), [proposal]);
  const application = useApplicationState(proposal);
  const { readiness, notes, mismatches, problems } = submitReview({
    ...proposal,
    fields,
    ...(application && { application }),
  });
  const answers = useMemo(() => answersOf(proposal), [proposal]);
  const findings = useFindings(answers);
  const known = new Set(problems.map(({ message }) => `${message}.`));
  const warnings: Point[] = [
    ...problems.map(({ message }): Point => ({ tone: 'error', icon: 'alert-circle', text: `${message}.` })),
    ...(findings ?? [])
      .filter(({ severity, message }) => severity === 'error' && !known.has(message))
      .map(({ message }): Point => ({ tone: 'warning', icon: 'alert-triangle', text: message })),
    ...mismatches.map((text): Point => ({ tone: 'warning', icon: 'alert-triangle', text })),
    ...notes.map((text): Point => ({ tone: 'plain', icon: 'info', text })),
  ];
  const none: Point = {
    tone: 'success',
    icon: 'check-circle',
    text: 'No open notes and no contradictions.',
  };
  return (
    <Points aria-label="Before you submit">
      {readiness !== undefined && (
        <li>
          <Icon name="chart" size={18} />
          <span>
            Readiness <b>{readiness} of 100</b>
            <OldMeasure metadata={proposal.metadata} />
          </span>
        </li>
      )}
      {(warnings.length > 0 || !findings ? warnings : [none]).map(({ tone, icon, text }) => (
        <li key={text} data-tone={tone}>
          <Icon name={icon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </Points>
  );
}
