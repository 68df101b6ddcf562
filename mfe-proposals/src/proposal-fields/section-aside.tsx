import {
  currencyOf,
  formatCents,
  formatMoney,
  formatNumber,
  isDurationGiven,
  minorUnits,
  type ProposalFormSection,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Icon, room, styled } from '@harambee/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { budgetFindings, type Finding } from './budget-findings.ts';

const Aside = styled.aside`
  position: sticky; top: 88px; display: grid; gap: 24px; font-size: 13px; line-height: 19px; color: var(--ink-2);
  & h3 { font-size: 15px; color: var(--ink); margin-bottom: 8px; }
  & ul { display: grid; gap: 10px; }
  & li { display: grid; grid-template-columns: 16px minmax(0, 1fr); gap: 8px; }
  & li svg { margin-top: 2px; color: var(--ink-3); }
  & li[data-met] svg { color: var(--success-ink); }
  & hr { border: 0; border-top: 1px solid var(--line); width: 100%; margin: 0; }
  & strong { color: var(--ink); font-variant-numeric: tabular-nums; }
  @container ${room.wide} { grid-column: 2; position: static; max-width: 616px; }
  @container ${room.medium} { grid-column: 1; }
`;

interface Check {
  text: string;
  isMet: (values: ProposalFields) => boolean;
}

const hasFigure = (text: string) => /\d/.test(text);
/** The objectives that are prose: an empty row is none where outcomes of the plan say them. */
const written = ({ objectives, outcomes }: ProposalFields): string[] =>
  outcomes?.length ? objectives.filter((objective) => objective.trim() !== '') : objectives;
/** What the project is to reach: objectives, and outcomes of the plan, each once. */
const aims = (fields: ProposalFields): string[] => [
  ...written(fields),
  ...new Set((fields.outcomes ?? []).map(({ outcome, indicator }) => outcome || indicator)),
];
const hasYear = (text: string) => /\b(19|20)\d\d\b/.test(text);

/** Only what can be seen in the answers themselves; how well it is said stays with the reader. */
const checks: Record<Exclude<ProposalFormSection, 'funding'>, Check[]> = {
  basic: [
    {
      text: 'The title is short enough to say in one breath',
      isMet: (p) => p.title !== '' && p.title.length <= 90,
    },
    { text: 'The need is put in figures', isMet: (p) => hasFigure(p.description) },
    { text: 'A year says how fresh the figures are', isMet: (p) => hasYear(p.description) },
  ],
  project: [
    { text: 'Three to five objectives', isMet: (p) => aims(p).length >= 3 && aims(p).length <= 5 },
    {
      text: 'Every objective has a figure',
      isMet: (p) => written(p).every(hasFigure) && (p.outcomes ?? []).every(({ target }) => target !== null),
    },
    {
      text: 'Every objective has a date',
      isMet: (p) =>
        written(p).every(hasYear) && (p.outcomes ?? []).every(({ targetDate }) => targetDate !== ''),
    },
  ],
  implementation: [
    {
      text: 'Steps have a month or a year',
      isMet: (p) =>
        hasFigure(p.timeline) ||
        monthNames.test(p.timeline) ||
        (p.activities ?? []).some(({ months }) => months.length > 0),
    },
    {
      text: 'It says who carries on after the grant',
      isMet: (p) => p.sustainability.trim() !== '' || (p.mechanisms ?? []).length > 0,
    },
  ],
  team: [
    { text: 'Roles are named', isMet: (p) => p.team.trim() !== '' || (p.people ?? []).length > 0 },
    {
      text: 'Numbers of people or years of experience',
      isMet: (p) =>
        hasFigure(p.team) || numberWords.test(p.team) || (p.people ?? []).some(({ share }) => share !== null),
    },
    {
      text: 'Somebody measures the results',
      isMet: (p) =>
        (p.outcomes ?? []).some(({ responsible }) => responsible !== '') ||
        /monitor|evaluat|measur|result/i.test(p.team),
    },
  ],
};

const monthNames = /january|february|march|april|may|june|july|august|september|october|november|december/i;
const numberWords = /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

/** What reviewers look for in this section, ticked where the answers already show it. */
export function SectionAside({ section }: { section: ProposalFormSection }) {
  const { values } = useFormikContext<ProposalFields>();
  const costs = section === 'funding' ? costOf(values) : undefined;
  const findings: Finding[] =
    section === 'funding'
      ? budgetFindings(values)
      : checks[section].map(({ text, isMet }) => ({ text, met: isMet(values) }));
  return (
    <Aside aria-label="Advice">
      <div>
        <h3>What reviewers check here</h3>
        <ul>
          {findings.map(({ text, met }) => (
            <li key={text} data-met={met || undefined}>
              <Icon name={met ? 'check' : 'minus'} size={16} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      {costs && (
        <>
          <hr />
          <div>
            <h3>What it comes to</h3>
            <p>{costs}</p>
          </div>
        </>
      )}
    </Aside>
  );
}

function costOf(fields: ProposalFields): ReactNode {
  const { requestedAmount, beneficiaries, projectDuration } = fields;
  if (requestedAmount === 0 || beneficiaries === 0) return undefined;
  const currency = currencyOf(fields);
  const each = Math.round((requestedAmount * minorUnits(currency)) / beneficiaries);
  return (
    <>
      <strong>{formatCents(each, currency)}</strong> for each of {formatNumber(beneficiaries)} people
      {projectDuration > 0 && isDurationGiven(fields) && (
        <>
          , and <strong>{formatMoney(Math.round(requestedAmount / projectDuration), currency)}</strong> a
          month
        </>
      )}
      .
    </>
  );
}
