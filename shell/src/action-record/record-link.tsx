import { paths } from '@harambee/domain';
import { Button, Card, styled } from '@harambee/ui';

const Stack = styled.div`display: grid; gap: 16px; & > p { color: var(--ink-2); line-height: 21px; max-width: 68ch; } & > a { justify-self: start; }`;

/** On /team, for owners: the way to the record of actions. */
export function RecordLink() {
  return (
    <Card title="Record of actions">
      <Stack>
        <p>
          Who signed in, who was invited, whose role changed and who downloaded what, for a year. Nobody can
          change it, owners included.
        </p>
        <Button to={paths.actionRecord}>Open the record</Button>
      </Stack>
    </Card>
  );
}
