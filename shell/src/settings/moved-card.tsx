import { Button, Card, styled } from '@harambee/ui';

const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center;
  & > p { flex: 1 1 240px; color: var(--ink-2); max-width: 62ch; overflow-wrap: anywhere; }
`;

/** Links to a setting that has a page of its own, for people who follow an old link or look here out of habit. */
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
