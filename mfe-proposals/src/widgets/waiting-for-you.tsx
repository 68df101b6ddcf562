import { formatNumber, paths, waitingKinds } from '@harambee/domain';
import type { WaitingItem } from '@harambee/domain/schemas';
import { Button, Card, Icon, room, styled } from '@harambee/ui';
import { Link } from 'react-router-dom';
import { useGetOwnWorkQuery } from '../api/team.api.ts';
import { dueWords } from '../people/due-words.ts';

const List = styled.ul`
  & li + li { border-top: 1px solid var(--line-soft); }
  & a {
    display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 4px 12px; align-items: start; min-height: 44px;
    padding: 14px 20px; color: inherit; text-decoration: none; transition: background var(--fast);
  }
  & a:hover { background: var(--sunken); }
  & a:focus-visible { outline-offset: -2px; }
  & svg { margin-top: 1px; color: var(--ink-3); }
  & b { display: block; font-weight: 600; line-height: 20px; overflow-wrap: anywhere; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); margin-top: 2px; overflow-wrap: anywhere; }
  & [data-late] { color: var(--error-ink); font-weight: 600; }
  @container ${room.narrow} { & a { padding: 12px 16px; } }
`;
const More = styled.p`padding: 12px 20px; font-size: 13px; color: var(--ink-3); border-top: 1px solid var(--line-soft);`;

/** So many; the others are on the pages of their proposals. */
const shown = 4;

/** What waits for the person who reads it, the earliest due date first; nothing while nothing does (OWNER-05). */
export function WaitingForYou() {
  const { data } = useGetOwnWorkQuery(undefined, { refetchOnMountOrArgChange: true });
  const waiting = data?.waiting ?? [];
  if (waiting.length === 0) return null;
  const others = waiting.length - shown;
  return (
    <Card
      title="Waiting for you"
      padding="none"
      actions={
        <Button kind="quiet" small to={`${paths.proposals}?mine=1`}>
          My proposals
        </Button>
      }
    >
      <List>
        {waiting.slice(0, shown).map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <Item item={item} />
          </li>
        ))}
      </List>
      {others > 0 && <More>and {formatNumber(others)} more</More>}
    </Card>
  );
}

function Item({ item }: { item: WaitingItem }) {
  const { kind, about, title, from, dueOn, leadsTo } = item;
  const { verb, icon } = waitingKinds[kind];
  const due = dueWords(dueOn);
  return (
    <Link to={leadsTo}>
      <Icon name={icon} size={18} />
      <span>
        <b dir="auto">
          {verb}: {about}
        </b>
        <small>
          <span dir="auto">{title || 'Untitled proposal'}</span>
          {from && (
            <>
              , asked by <span dir="auto">{from}</span>
            </>
          )}
        </small>
        {due && <small data-late={due.isLate || undefined}>{due.text}</small>}
      </span>
    </Link>
  );
}
