import {
  allowedLength,
  allowedLengthInWords,
  amountsInWords,
  attachmentKinds,
  callLikelihoods,
  callStatuses,
  criteriaShares,
  daysLeftInWords,
  deadlineElsewhere,
  deadlineInWords,
  formatNumber,
  paths,
  verdictsInWords,
} from '@harambee/domain';
import type { Call } from '@harambee/domain/schemas';
import { Link } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import type { CSSProperties, ReactNode } from 'react';
import { daysLeftOf, readersZone } from '../../call-form/days-left.ts';
import { VerdictChip } from '../../eligibility/verdict-chip.tsx';
import * as S from './comparison.styles.ts';
import type { ComparedCall } from './use-compared-call.ts';

/** A deadline within these days is near. */
const soon = 14;

const NotSaid = () => <i>Not said</i>;

/** The moment on the reader's clock, and the words of the funder where they differ. */
function Deadline({ call }: { call: Call }) {
  const own = deadlineInWords(call);
  if (own === '') return <NotSaid />;
  const here = deadlineElsewhere(call, readersZone());
  if (!here) return <b>{own}</b>;
  return (
    <>
      <b>{here}</b>
      <small>on your clock; in the call {own}</small>
    </>
  );
}

function DaysLeft({ call }: { call: Call }) {
  const days = daysLeftOf(call);
  if (days === undefined) return <NotSaid />;
  return <b data-soon={(days >= 0 && days <= soon) || undefined}>{daysLeftInWords(days)}</b>;
}

function Eligible({ call, held }: ComparedCall) {
  if (held.verdict === undefined) return <i>The call names no conditions</i>;
  return (
    <>
      <VerdictChip verdict={held.verdict} />
      <small>{verdictsInWords(held.checks)}</small>
      <Link to={`${paths.call(call.id)}#eligible`}>See each condition</Link>
    </>
  );
}

function Questions({ call: { questions } }: { call: Call }) {
  if (questions.length === 0) return <NotSaid />;
  const required = questions.filter((question) => question.required).length;
  return (
    <>
      <b>{formatNumber(questions.length)}</b>
      {required < questions.length && <small>{formatNumber(required)} of them required</small>}
    </>
  );
}

function Documents({ call: { attachments } }: { call: Call }) {
  if (attachments.length === 0) return <NotSaid />;
  return (
    <S.Items>
      {attachments.map(({ id, name, kind, required }) => (
        <li key={id}>
          <div dir="auto">{name || (kind && attachmentKinds[kind])}</div>
          {!required && <span>Optional</span>}
        </li>
      ))}
    </S.Items>
  );
}

function Criteria({ call: { criteria } }: { call: Call }) {
  if (criteria.length === 0) return <NotSaid />;
  return (
    <S.Items>
      {criteriaShares(criteria).map(({ id, text, share }) => (
        <S.Share
          key={id}
          data-none={share === undefined || undefined}
          style={{ '--share': share ?? 0 } as CSSProperties}
        >
          <div>
            <span dir="auto">{text}</span>
            {share !== undefined && <b>{formatNumber(Math.round(share))} %</b>}
          </div>
        </S.Share>
      ))}
    </S.Items>
  );
}

/** The rows of a comparison, in the order in which a call is decided on. */
export const comparedRows: readonly { label: string; cell: (side: ComparedCall) => ReactNode }[] = [
  { label: 'Are we eligible?', cell: (side) => <Eligible {...side} /> },
  { label: 'Amount', cell: ({ call }) => amountsInWords(call) || <NotSaid /> },
  { label: 'Deadline', cell: ({ call }) => <Deadline call={call} /> },
  { label: 'Time left', cell: ({ call }) => <DaysLeft call={call} /> },
  { label: 'Questions', cell: ({ call }) => <Questions call={call} /> },
  {
    label: 'Room to write',
    cell: ({ call }) => allowedLengthInWords(allowedLength(call.questions)) || <NotSaid />,
  },
  { label: 'Documents', cell: ({ call }) => <Documents call={call} /> },
  { label: 'Criteria', cell: ({ call }) => <Criteria call={call} /> },
  { label: 'Status', cell: ({ call }) => <StatusChip {...callStatuses[call.status]} /> },
  {
    label: 'Likelihood',
    cell: ({ call }) => (call.likelihood ? callLikelihoods[call.likelihood] : <NotSaid />),
  },
];
