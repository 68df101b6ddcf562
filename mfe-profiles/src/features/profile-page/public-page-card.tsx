import { can, formatNumber, outboxWords, ownersVisibilityMessage, paths } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { logFailure, sendOrQueue, showToast, useUpdateProfileMutation, useUser } from '@harambee/platform';
import { Button, Card, styled } from '@harambee/ui';
import { Switch } from '@harambee/ui/app';
import { useState } from 'react';
import { useGetProfileFiguresQuery } from '../../api/profiles.api.ts';
import { EmbedDialog } from './embed-dialog.tsx';

const Stack = styled.div`display: grid; gap: 20px;`;
const Views = styled.p`color: var(--ink-2); margin-top: -8px; font-size: var(--t-sm);`;

const Reason = styled.p`font-size: var(--t-sm);`;

const failed = 'Failed to update profile';

/** The public page, and the organization's choices about who can find it. */
export function PublicPageCard({ profile }: { profile: Profile }) {
  const { id, isActive, onLeaderboard } = profile;
  const maySet = can(useUser().role, 'visibility.change');
  const { data: figures } = useGetProfileFiguresQuery();
  const [isEmbedding, setEmbedding] = useState(false);
  const [update, { isLoading, originalArgs }] = useUpdateProfileMutation();

  const change = async (body: { isActive: boolean } | { onLeaderboard: boolean }, done: string) => {
    // Sends one switch only, so that it changes nothing that someone else has just written.
    const { error, isQueued } = await sendOrQueue(
      { action: 'profile-update', data: { id, body }, title: profile.name, id: crypto.randomUUID() },
      () => update({ id, body }),
    );
    if (isQueued) return showToast(outboxWords.queuing, 'info');
    if (!error) return showToast(done, 'success');
    logFailure(failed, error);
    return showToast(failed, 'error');
  };
  const isChanging = (name: string) => isLoading && name in (originalArgs?.body ?? {});
  const views = figures?.profileViews ?? 0;

  return (
    <Card title="Public page">
      <Stack>
        <Button wide icon="eye" iconAfter="external" to={paths.publicProfile(id)} newTab>
          View Public Profile
        </Button>
        {isActive && (
          <Button wide icon="external" onClick={() => setEmbedding(true)} aria-haspopup="dialog">
            Show on another site
          </Button>
        )}
        <EmbedDialog profile={profile} open={isEmbedding} onClose={() => setEmbedding(false)} />
        {views > 0 && <Views>{views === 1 ? 'Opened once' : `Opened ${formatNumber(views)} times`}</Views>}
        {!maySet && <Reason>{ownersVisibilityMessage}</Reason>}
        <Switch
          label="Visible to the public"
          help={
            isActive
              ? 'Anyone with the link can open your page, and public directories list you.'
              : 'Nobody outside your organization can open your page, and no directory lists you.'
          }
          checked={isActive}
          busy={isChanging('isActive')}
          disabled={!maySet}
          onChange={(on) =>
            void change(
              { isActive: on },
              on ? 'Your public page is visible again' : 'Your public page is closed',
            )
          }
        />
        <Switch
          label="On the leaderboard"
          help={
            onLeaderboard
              ? 'Your name, place and points appear on the public leaderboard.'
              : 'You still earn points, but only you see them.'
          }
          checked={onLeaderboard}
          busy={isChanging('onLeaderboard')}
          disabled={!maySet}
          onChange={(on) =>
            void change(
              { onLeaderboard: on },
              on ? 'You are on the leaderboard again' : 'You are off the leaderboard',
            )
          }
        />
      </Stack>
    </Card>
  );
}
