import { Card, styled } from '@harambee/ui';
import { Switch } from '@harambee/ui/app';
import { shownKeys } from '../lib/shown-keys.ts';
import { useSingleKeys } from '../lib/single-keys.ts';

const Room = styled.div`max-width: 640px;`;

/** Single-key shortcuts disturb people who dictate or press keys by accident (WCAG 2.1.4). */
export function Keyboard() {
  const [isOn, setOn] = useSingleKeys();
  return (
    <Card title="Keyboard">
      <Room>
        <Switch
          label="Single-key shortcuts"
          help={`C creates, S or / searches, G and a letter opens a page. They are off while you type. ${shownKeys(['$mod+k']).join(' ')} always opens the command palette.`}
          checked={isOn}
          onChange={setOn}
        />
      </Room>
    </Card>
  );
}
