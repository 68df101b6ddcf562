import { formatDay, formatNumber } from '@harambee/domain';
import type { ProposalCard } from '@harambee/domain/schemas';
import { Card, EmptyState, styled } from '@harambee/ui';
import {
  categoriesOf,
  dailySummary,
  metricsOf,
  percent,
  shortMoney,
  statusGroups,
  timelineOf,
} from './figures.ts';

const Table = styled.table`
  width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px;
  & th { font-weight: 400; text-align: left; }
  & thead th { font-size: 12px; line-height: 16px; color: var(--ink-3); padding: 0 8px 8px 0; }
  & tbody tr { border-top: 1px solid var(--line-soft); }
  & tbody :is(th, td) { padding: 8px 8px 8px 0; }
  & :is(th, td):not(:first-of-type), & td { text-align: right; font-variant-numeric: tabular-nums; padding-right: 0; }
`;

const Insight = styled.ul`
  display: grid; gap: 10px; line-height: 21px;
  & b { font-weight: 600; }
`;

interface PartProps {
  proposals: ProposalCard[];
}

interface Row {
  name: string;
  cells: (string | number)[];
}

function Rows({ heads, rows }: { heads: string[]; rows: Row[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function DailySummary({ proposals, now }: PartProps & { now: number }) {
  const rows = dailySummary(proposals, now).map(({ date, created, updated }) => ({
    name: formatDay(date),
    cells: [created, updated],
  }));
  return (
    <Card title="Last 7 days">
      <Rows heads={['Day', 'Created', 'Updated']} rows={rows} />
    </Card>
  );
}

export function StatusGroups({ proposals }: PartProps) {
  const rows = statusGroups(proposals).map(({ label, count }) => ({
    name: label,
    cells: [count, percent(count / proposals.length)],
  }));
  return (
    <Card title="By status">
      {rows.length > 0 ? (
        <Rows heads={['Status', 'Proposals', 'Share']} rows={rows} />
      ) : (
        <EmptyState small level={3} title="No proposals in this period" />
      )}
    </Card>
  );
}

export function Timeline({ proposals }: PartProps) {
  const rows = timelineOf(proposals).map(({ period, generated, completed, failed }) => ({
    name: new Date(`${period}-01T00:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    cells: [generated, completed, failed],
  }));
  return (
    <Card title="Generation Timeline">
      {rows.length > 0 ? (
        <Rows heads={['Month', 'Generated', 'Completed', 'Failed']} rows={rows} />
      ) : (
        <EmptyState small level={3} title="No timeline data yet" />
      )}
    </Card>
  );
}

export function Categories({ proposals }: PartProps) {
  const rows = categoriesOf(proposals).map(({ label, count, successRate, averageAmount }) => ({
    name: label,
    cells: [count, percent(successRate), shortMoney(averageAmount)],
  }));
  return (
    <Card title="Category Performance">
      {rows.length > 0 ? (
        <Rows heads={['Category', 'Proposals', 'Success', 'Average']} rows={rows} />
      ) : (
        <EmptyState small level={3} title="No category data yet" />
      )}
    </Card>
  );
}

export function Insights({ proposals, now }: PartProps & { now: number }) {
  const { total, successRate, averageValue, needsAttention, grants } = metricsOf(proposals, now);
  const [largest] = categoriesOf(proposals);
  return (
    <Insight>
      <li>
        <b>{percent(successRate)}</b> of {formatNumber(total)} proposals were approved or funded.
      </li>
      <li>
        On average you ask for <b>{shortMoney(averageValue)}</b>, from {formatNumber(grants)} different
        grants.
      </li>
      {largest && (
        <li>
          Most are in <b>{largest.label}</b>: {formatNumber(largest.count)}.
        </li>
      )}
      <li>
        <b>{formatNumber(needsAttention)}</b> need attention: drafts, rejected ones and requests above $1.0M.
      </li>
    </Insight>
  );
}
