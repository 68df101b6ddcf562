import { notificationTopicNames, notificationTopics, paths } from '@harambee/domain';
import { Card, styled, TextLink } from '@harambee/ui';
import { Switch } from '@harambee/ui/app';
import { useState } from 'react';
import { askDevicePermission, devicePermission } from '../notifications/device-note.ts';
import { type NotificationChoices as Choices, usePreferences } from '../preferences/preferences.ts';

const Stack = styled.div`
  display: grid; max-width: 640px;
  & > * { padding: 16px 0; border-top: 1px solid var(--line-soft); }
  & > :first-of-type { border-top: 0; padding-top: 0; }
  & > p { color: var(--ink-2); font-size: var(--t-sm); padding-bottom: 0; }
`;

const pushWords = {
  granted: 'A device notification while Harambee is open in the background.',
  default: 'A device notification while Harambee is open in the background. Your browser will ask you.',
  denied:
    'Your choice is saved, but your browser blocks notifications from this site. You can allow them in the browser’s settings.',
  unsupported: 'Your choice is saved, but this browser cannot show notifications on your device.',
};

/** The notifications that a person wants. Stored in this browser, and applied by the bell (NOTIFY-09). */
export function NotificationChoices() {
  const [{ notifications: choices }, change] = usePreferences();
  const [permission, setPermission] = useState(devicePermission);
  const set = (some: Partial<Choices>) => change({ notifications: { ...choices, ...some } });

  const setPush = async (push: boolean) => {
    set({ push });
    if (push) setPermission(await askDevicePermission());
  };

  return (
    <Card title="What to notify you about">
      <Stack>
        {notificationTopicNames.map((topic) => (
          <div key={topic}>
            <Switch
              {...notificationTopics[topic]}
              checked={choices[topic]}
              onChange={(isOn) => set({ [topic]: isOn })}
            />
          </div>
        ))}
        <div>
          <Switch
            label="Push"
            help={choices.push ? pushWords[permission] : pushWords.default}
            checked={choices.push}
            onChange={(push) => void setPush(push)}
          />
        </div>
        <div>
          <Switch
            label="Email"
            help="Email notifications aren't available yet. Mail about your account, such as a password reset, is always sent."
            checked={choices.email}
            onChange={(email) => set({ email })}
          />
        </div>
        <p>
          These choices apply to this browser. Whatever the bell leaves out still appears on the page{' '}
          <TextLink to={paths.notifications}>Notifications</TextLink>, for 90 days.
        </p>
      </Stack>
    </Card>
  );
}
