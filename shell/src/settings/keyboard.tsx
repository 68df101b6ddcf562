import { Card, styled } from '@harambee/ui';
import { Switch } from '@harambee/ui/app';
import { shownKeys } from '../lib/shown-keys.ts';
import { useSingleKeys } from '../lib/single-keys.ts';

const Room = styled.div`max-width: 640px;`;

/** Shortcuts of letters alone get in the way of people who dictate or press keys by accident (WCAG 2.1.4). */
export function Keyboard() {
  const [isOn, setOn] = useSingleKeys();
  return (
    <Card title="Keyboard">
      <Room>
        <Switch
          label="Single-key shortcuts"
          help={`C creates, S or / searches, G and a letter goes to a page. They never act while you type. ${shownKeys(['$mod+k']).join(' ')} always opens the list of everything you can do.`}
          checked={isOn}
          onChange={setOn}
        />
      </Room>
    </Card>
  );
}
