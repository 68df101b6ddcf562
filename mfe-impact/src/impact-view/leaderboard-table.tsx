import { formatNumber, type LeaderboardPeriod, paths } from '@harambee/domain';
import { VisuallyHidden } from '@harambee/ui';
import { Avatar, useArrowKeys } from '@harambee/ui/app';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { LeaderboardRow } from './leaderboard-row.ts';
import { Before, Name, Organization, Points, Rank, Row, Table, You } from './leaderboard-table.styles.ts';
import { PointChange } from './point-change.tsx';

/** What the points of a period are compared with; all time has nothing to compare. */
const sinceWords: Partial<Record<LeaderboardPeriod, string>> = {
  daily: 'Since yesterday',
  weekly: 'Since last week',
  monthly: 'Since last month',
};

export interface LeaderboardTableProps {
  /** The description of the table for screen readers. */
  caption: string;
  period: LeaderboardPeriod;
  rows: LeaderboardRow[];
  /** The organization's own row if it is not among the rows: it is shown below them. */
  own?: LeaderboardRow;
  /** For the leaderboard page: it shows the previous points, and the organization's own row stays on the screen. */
  whole?: boolean;
}

/** Organizations and their points. A row links to the public page, the own row to the own profile (IMPACT-20). */
export function LeaderboardTable({ caption, period, rows, own, whole }: LeaderboardTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useArrowKeys({ list: body, links: '[data-row-link]' });
  const since = sinceWords[period];
  const shown = own && !rows.some(({ isOwn }) => isOwn) ? [...rows, own] : rows;
  return (
    <Table data-whole={whole || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Organization</th>
          {since && (
            <th scope="col" data-col="change">
              {since}
            </th>
          )}
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {shown.map((row) => (
          <OneRow key={row.id || row.name} row={row} whole={whole} hasBefore={since !== undefined} />
        ))}
      </tbody>
    </Table>
  );
}

interface OneRowProps {
  row: LeaderboardRow;
  whole?: boolean;
  hasBefore: boolean;
}

function OneRow({ row, whole, hasBefore }: OneRowProps) {
  const { rank, name, letters, about, points, previous, isOwn } = row;
  const change = <PointChange points={points} previous={previous} />;
  return (
    <Row data-own={isOwn || undefined} data-sticky={(isOwn && whole) || undefined}>
      <Rank>{rank === undefined ? '–' : formatNumber(rank)}</Rank>
      <Organization>
        <div>
          <Avatar name={name} letters={letters} filled={isOwn} />
          <div>
            <Name>
              <OrganizationLink row={row} />
              {isOwn && <You>You</You>}
            </Name>
            <small>{about}</small>
          </div>
        </div>
      </Organization>
      {hasBefore && (
        <td data-col="change">
          {change}
          {whole && previous !== undefined && <Before>{formatNumber(previous)} before</Before>}
        </td>
      )}
      <Points>
        {points === undefined ? '–' : formatNumber(points)}
        {hasBefore && <span>{change}</span>}
      </Points>
    </Row>
  );
}

function OrganizationLink({ row: { id, name, isOwn } }: { row: LeaderboardRow }) {
  if (isOwn) {
    return (
      <Link to={paths.profiles} data-row-link>
        {name}
      </Link>
    );
  }
  return (
    <Link to={paths.publicProfile(id)} target="_blank" rel="noopener" data-row-link>
      {name}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
