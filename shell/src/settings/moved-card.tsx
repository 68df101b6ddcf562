import { Button, Card, styled } from '@harambee/ui';

const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center;
  & > p { flex: 1 1 240px; color: var(--ink-2); max-width: 62ch; overflow-wrap: anywhere; }
`;

/** Where something of the settings has a page of its own: who comes by an old link or out of habit is led there. */
export function MovedCard(props: { title: string; text: string; to: string; label: string }) {
  const { title, text, to, label } = props;
  return (
    <Card title={title}>
      <Line>
        <p>{text}</p>
        <Button to={to}>{label}</Button>
      </Line>
    </Card>
  );
}
