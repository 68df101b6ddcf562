import { answerGaps, callGaps, dateInWords, daysLeftInWords, isEditable, paths } from '@harambee/domain';
import type { CallListItem } from '@harambee/domain/schemas';
import { Button, Card, Icon, room, styled } from '@harambee/ui';
import { Link } from 'react-router-dom';
import { nextCallsRead, useGetNextCallsQuery } from '../api/calls.api.ts';
import { daysLeftOf } from '../call-form/days-left.ts';

const List = styled.ul`
  & li + li { border-top: 1px solid var(--line-soft); }
  & a {
    display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 4px 16px; align-items: start;
    padding: 14px 20px; color: inherit; text-decoration: none; transition: background var(--fast);
  }
  & a:hover { background: var(--sunken); }
  & a:focus-visible { outline-offset: -2px; }
  & b { display: block; font-weight: 600; line-height: 20px; overflow-wrap: anywhere; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); margin-top: 2px; overflow-wrap: anywhere; }
  & [data-soon] { color: var(--warning-ink); font-weight: 600; }
  @container ${room.narrow} { & a { padding: 12px 16px; grid-template-columns: minmax(0, 1fr); } }
`;

const Gaps = styled.span`
  display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 6px; font-size: 13px; line-height: 18px; color: var(--ink-2);
  & > span { display: inline-flex; gap: 6px; align-items: center; }
  & svg { flex: none; }
`;

/** So many calls. */
const shown = 3;
/** A deadline within these days is near. */
const soon = 14;

/** The calls whose deadline comes next, with what is missing for each; nothing while there is no call (CALL-08). */
export function NextCalls() {
  const { data = [] } = useGetNextCallsQuery(nextCallsRead);
  const open = data.filter(({ status }) => status !== 'not_applying' && status !== 'applied');
  if (open.length === 0) return null;
  return (
    <Card
      title="Next deadlines of funders"
      padding="none"
      actions={
        <Button kind="quiet" small to={paths.calls}>
          All calls
        </Button>
      }
    >
      <List>
        {open.slice(0, shown).map((call) => (
          <li key={call.id}>
            <NextCall call={call} />
          </li>
        ))}
      </List>
    </Card>
  );
}

function NextCall({ call }: { call: CallListItem }) {
  const { id, name, funder, deadlineDay } = call;
  const days = daysLeftOf(call);
  const missing = missingOf(call);
  return (
    <Link to={paths.call(id)}>
      <span>
        {deadlineDay ? (
          <b>
            <time dateTime={deadlineDay}>{dateInWords(deadlineDay, { day: 'numeric', month: 'short' })}</time>
          </b>
        ) : (
          <b>No deadline</b>
        )}
        {days !== undefined && (
          <small data-soon={(days >= 0 && days <= soon) || undefined}>{daysLeftInWords(days)}</small>
        )}
      </span>
      <span>
        <b dir="auto">{name || 'Untitled call'}</b>
        {funder && <small dir="auto">{funder}</small>}
        <Gaps>
          {missing.map((gap) => (
            <span key={gap}>
              <Icon name="info" size={14} />
              {gap}
            </span>
          ))}
          {missing.length === 0 && (
            <span>
              <Icon name="check-circle" size={14} />
              Every required question is answered
            </span>
          )}
        </Gaps>
      </span>
    </Link>
  );
}

/** What the call lacks, and what the applications to it lack that are not sent. */
function missingOf(call: CallListItem): string[] {
  const { applications = [] } = call;
  if (applications.length === 0) return [...callGaps(call), 'No application yet'];
  const written = applications.filter(({ status }) => isEditable(status) || status === 'generating');
  return [...callGaps(call), ...written.flatMap(answerGaps)];
}
