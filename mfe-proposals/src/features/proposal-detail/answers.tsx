import {
  answersOfFormSection,
  currencyName,
  currencyOf,
  formatDay,
  formatMoney,
  formatNumber,
  isFilled,
  limitUnits,
  type PlanTableName,
  planTable,
  planTableNames,
  proposalFieldLabels,
  proposalSections,
  requestedAmountLabel,
  rowInWords,
} from '@harambee/domain';
import type { Proposal, ProposalFields, SectionLimit } from '@harambee/domain/schemas';
import { Button, Card, styled } from '@harambee/ui';
import type { ReactNode } from 'react';
import { fieldsOf } from '../../form-values/proposal-values.ts';
import { BudgetSummary } from '../../proposal-fields/budget/budget-lines.tsx';
import { detailTabs, type FormTab } from './tabs.ts';

const List = styled.dl`
  display: grid; gap: 24px; max-width: 680px;
  & dt { font-size: 13px; line-height: 18px; color: var(--ink-3); margin-bottom: 4px; }
  & dd { font-size: 15px; line-height: 24px; overflow-wrap: anywhere; white-space: pre-line; }
  & ol { display: grid; gap: 8px; counter-reset: objective; }
  & ol > li { display: grid; grid-template-columns: 28px minmax(0, 1fr); counter-increment: objective; }
  & ol > li::before { content: counter(objective); font: 600 15px/24px var(--font-head); color: var(--primary-ink); }
`;

const Missing = styled.span`color: var(--ink-3); font-style: italic;`;

const Budget = styled.div`margin-top: 16px; white-space: normal;`;

interface AnswersProps {
  proposal: Proposal;
  tab: FormTab;
  onEdit: (() => void) | undefined;
}

/** What was answered in a section of the form, to read. */
export const Answers = ({ proposal, tab, onEdit }: AnswersProps) => (
  <AnswerCard fields={fieldsOf(proposal)} tab={tab} onEdit={onEdit} />
);

interface AnswerCardProps {
  fields: ProposalFields;
  tab: AnswersProps['tab'];
  onEdit?: (() => void) | undefined;
}

export function AnswerCard({ fields, tab, onEdit }: AnswerCardProps) {
  const names = detailTabs[tab].sections.flatMap(answersOfFormSection);
  return (
    <Card
      title={detailTabs[tab].label}
      actions={
        onEdit && (
          <Button
            kind="quiet"
            small
            icon="pencil"
            onClick={onEdit}
            aria-label={`Change ${detailTabs[tab].label}`}
          >
            Change
          </Button>
        )
      }
    >
      <List>
        {names.map((name) => (
          <div key={name}>
            <dt>
              {name === 'requestedAmount'
                ? requestedAmountLabel(currencyOf(fields))
                : proposalFieldLabels[name]}
            </dt>
            <dd dir="auto">{answerOf(name, fields)}</dd>
          </div>
        ))}
        {tablesOf(tab).map((table) => (
          <PlanAnswers key={table} table={table} fields={fields} />
        ))}
        {tab === 'funding' && fields.sectionLimits && (
          <div>
            <dt>{proposalFieldLabels.sectionLimits}</dt>
            <dd>{fields.sectionLimits.map(limitInWords).join('\n')}</dd>
          </div>
        )}
      </List>
    </Card>
  );
}

const limitInWords = ({ section, unit, maximum }: SectionLimit) =>
  `${proposalSections[section]}: at most ${formatNumber(maximum)} ${limitUnits[unit]}`;

function answerOf(name: keyof ProposalFields, fields: ProposalFields): ReactNode {
  const value = fields[name];
  if (name === 'objectives') return <Objectives objectives={fields.objectives} />;
  if (name === 'currency') return `${currencyOf(fields)} – ${currencyName(currencyOf(fields))}`;
  if (name === 'voice') return fields.voice === 'name' ? 'The organization’s name' : 'We';
  if (name === 'writer')
    return fields.writer === 'built_in' ? 'Harambee alone' : 'As the organization has set it';
  if (!value) return <Missing>Not answered yet</Missing>;
  if (name === 'requestedAmount') return formatMoney(fields.requestedAmount, currencyOf(fields));
  if (name === 'deadline' || name === 'startDate') return formatDay(fields[name]);
  if (typeof value === 'number') return formatNumber(value);
  if (name !== 'budget') return typeof value === 'string' ? value : null;
  return (
    <>
      {!fields.budgetLines?.length && fields.budget}
      <Budget>
        <BudgetSummary fields={fields} />
      </Budget>
    </>
  );
}

const tablesOf = (tab: AnswersProps['tab']): PlanTableName[] =>
  planTableNames.filter((table) =>
    (detailTabs[tab].sections as readonly string[]).includes(planTable(table).section),
  );

/** The rows of a table of the plan, each in words; nothing where there are none. */
function PlanAnswers({ table, fields }: { table: PlanTableName; fields: ProposalFields }) {
  const rows = fields[table] ?? [];
  if (rows.length === 0) return null;
  return (
    <div>
      <dt>{planTable(table).label}</dt>
      <dd>
        <ol>
          {rows.map((row) => (
            <li key={row.id}>
              <span dir="auto">{rowInWords(table, row as never, fields)}</span>
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}

function Objectives({ objectives }: { objectives: string[] }) {
  const filled = objectives.filter(isFilled);
  if (filled.length === 0) return <Missing>Not answered yet</Missing>;
  return (
    <ol>
      {filled.map((objective, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are read here, never moved, and two may be equal
        <li key={place}>
          <span dir="auto">{objective}</span>
        </li>
      ))}
    </ol>
  );
}
