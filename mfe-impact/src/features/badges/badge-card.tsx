import { formatDay } from '@harambee/domain';
import type { Badge } from '@harambee/domain/schemas';
import { ProgressBar, room, styled } from '@harambee/ui';
import { badgeCategoryName, progressPercent, progressWords } from '../../impact-view/badge-words.ts';
import { Emblem } from '../../impact-view/emblem.tsx';
import { Rarity } from '../../impact-view/rarity.tsx';

const Root = styled.li`
  position: relative; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 24px 20px 20px;
  display: flex; flex-direction: column; align-items: center; text-align: center; min-width: 0; transition: border-color var(--fast);
  &:hover { border-color: var(--line-control); }
  &:hover svg { transform: translateY(-2px); }
  svg { transition: transform var(--slow) var(--ease); }
  h2 { font-size: 17px; line-height: 22px; margin: 14px 0 2px; }
  h2 button { font: inherit; letter-spacing: inherit; color: inherit; text-align: center; }
  h2 button::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-card); }
  h2 button:focus-visible { outline: 0; }
  h2 button:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 2px; }
  p { color: var(--ink-2); margin-bottom: 10px; }
  @container ${room.narrow} { padding: 20px 16px; }
`;
const Foot = styled.div`
  width: 100%; margin-top: auto; padding-top: 16px; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 12px; align-items: center;
  font-size: var(--t-sm); line-height: 18px; color: var(--ink-3); text-align: left;
  [role='progressbar'] { grid-column: 1 / -1; }
  b { color: var(--ink-2); font-variant-numeric: tabular-nums; }
`;

/** A badge: what it is for, how rare it is, and the organization's progress. */
export function BadgeCard({ badge, onOpen }: { badge: Badge; onOpen: () => void }) {
  const { id, name, description, rarity, category, earned, awardedAt, progress } = badge;
  return (
    <Root data-part="badge">
      <Emblem badge={id} rarity={rarity} locked={!earned} size={88} />
      <h2>
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </button>
      </h2>
      <p>{description}</p>
      <Rarity rarity={rarity} />
      <Foot>
        <ProgressBar
          label={`Progress to ${name}`}
          value={progressPercent(progress)}
          valueText={progressWords(progress)}
        />
        <span>
          {earned ? (awardedAt ? `Earned ${formatDay(awardedAt)}` : 'Earned') : badgeCategoryName(category)}
        </span>
        <b>{progressWords(progress)}</b>
      </Foot>
    </Root>
  );
}
