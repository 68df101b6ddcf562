import { formatDay, paths } from '@harambee/domain';
import type { Badge } from '@harambee/domain/schemas';
import { Button, ProgressBar, room, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useEffect, useState } from 'react';
import { badgeCategoryName, progressPercent, progressWords } from '../../impact-view/badge-words.ts';
import { Emblem } from '../../impact-view/emblem.tsx';
import { Rarity } from '../../impact-view/rarity.tsx';

const Body = styled.div`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 24px; align-items: center; padding-top: 8px;
  & > svg { grid-row: 1 / span 3; align-self: start; }
  p { line-height: 22px; color: var(--ink); }
  dl { grid-column: 1 / -1; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 24px; border-top: 1px solid var(--line-soft); padding-top: 16px; margin-top: 8px; align-items: center; }
  dt { color: var(--ink-3); font-size: var(--t-sm); }
  dd { color: var(--ink); font-variant-numeric: tabular-nums; }
  dd [role='progressbar'] { max-width: 240px; margin-top: 6px; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); & > svg { grid-row: auto; justify-self: center; } }
`;

interface BadgeDetailProps {
  badge: Badge | undefined;
  onClose: () => void;
}

/** Everything about one badge. The content stays while the window closes. */
export function BadgeDetail({ badge, onClose }: BadgeDetailProps) {
  const [last, setLast] = useState(badge);
  useEffect(() => {
    if (badge) setLast(badge);
  }, [badge]);
  const shown = badge ?? last;
  if (!shown) return null;
  const { id, name, longDescription, rarity, category, earned, awardedAt, progress } = shown;
  return (
    <Dialog
      open={badge !== undefined}
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Done</Button>
          {!earned && (
            <Button kind="primary" to={paths.proposals}>
              Go to your proposals
            </Button>
          )}
        </>
      }
    >
      <Body>
        <Emblem badge={id} rarity={rarity} locked={!earned} size={112} />
        <Rarity rarity={rarity} />
        <p>{longDescription}</p>
        <dl>
          <dt>Category</dt>
          <dd>{badgeCategoryName(category)}</dd>
          <dt>Progress</dt>
          <dd>
            {progressWords(progress)}
            <ProgressBar
              label={`Progress to ${name}`}
              value={progressPercent(progress)}
              valueText={progressWords(progress)}
            />
          </dd>
          {earned && (
            <>
              <dt>Earned</dt>
              <dd>{awardedAt ? formatDay(awardedAt) : 'Yes'}</dd>
            </>
          )}
        </dl>
      </Body>
    </Dialog>
  );
}
