import { Card, room, styled } from '@harambee/ui';

const List = styled.dl`
  div { display: flex; gap: 16px; align-items: baseline; padding: 10px 20px; border-top: 1px solid var(--line-soft); }
  div:first-of-type { border-top: 0; }
  dt { flex: 1; min-width: 0; color: var(--ink-2); }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; }
  @container ${room.narrow} { div { padding: 10px 16px; } }
`;

/** Names and figures in a card. */
export function FactList({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <Card title={title} padding="none">
      <List>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}
