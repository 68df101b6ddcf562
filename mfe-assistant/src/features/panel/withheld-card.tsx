import { announce } from '@harambee/platform';
import { Button, Icon, styled } from '@harambee/ui';
import { useEffect } from 'react';

const Card = styled.section`
  border: 1px solid var(--line-soft); background: var(--sunken); border-radius: var(--r-card); padding: 14px;
  & > p { display: grid; grid-template-columns: 20px 1fr; gap: 10px; font-size: 14px; line-height: 20px; }
  & > p svg { color: var(--ink-2); margin-top: 1px; }
  & > button { margin-top: 12px; }
`;

const words =
  'There is personal data of somebody in this, so the language model did not get it. Rafiki answered without.';

/** The language model gets personal data with a yes alone, which holds for what has been said so far (ASSIST-15). */
export function WithheldCard({ onConfirm }: { onConfirm: () => void }) {
  useEffect(() => announce(words), []);
  return (
    <Card aria-label="Personal data">
      <p>
        <Icon name="alert-triangle" size={18} />
        <span>{words}</span>
      </p>
      <Button small onClick={onConfirm}>
        Send it anyway
      </Button>
    </Card>
  );
}
