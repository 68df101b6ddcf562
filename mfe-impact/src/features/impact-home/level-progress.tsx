import {
  formatNumber,
  levelFor,
  paths,
  pointsPerLevel,
  pointsToNextLevel,
  pointWeights,
} from '@harambee/domain';
import { May, useGetProposalCardsQuery } from '@harambee/platform';
import { room, styled, TextLink } from '@harambee/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { CountUp } from '../../impact-view/count-up.tsx';
import { LevelSun } from '../../impact-view/level-sun.tsx';
import { Rope } from '../../impact-view/rope.tsx';
import { countOf } from '../../impact-view/words.ts';
import { nextLevelStep } from './next-level.ts';

const Hero = styled.section`
  display: grid; grid-template-columns: auto minmax(0, 1fr) 264px; gap: 32px; padding: 28px 32px; align-items: center;
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); margin-bottom: 24px;
  & > :first-of-type { margin: -6px 0; }
  h2 { font-size: 22px; line-height: 28px; margin-bottom: 4px; }
  p { color: var(--ink-2); margin-bottom: 14px; overflow-wrap: anywhere; }
  @container ${room.medium} { grid-template-columns: auto minmax(0, 1fr); }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); padding: 20px 16px; gap: 16px; justify-items: stretch; & > :first-of-type { justify-self: center; } }
`;
const Scale = styled.div`
  display: flex; justify-content: space-between; font-size: var(--t-xs); color: var(--ink-3); margin-top: 6px; font-variant-numeric: tabular-nums;
  b { color: var(--ink); }
`;
const Ways = styled.div`
  border-left: 1px solid var(--line-soft); padding-left: 28px;
  h3 { font: 400 var(--t-sm)/20px var(--font-text); color: var(--ink-2); letter-spacing: 0; margin-bottom: 6px; }
  li { display: grid; grid-template-columns: 44px 1fr; line-height: 26px; }
  b { color: var(--accent-ink); font-variant-numeric: tabular-nums; }
  @container ${room.medium} {
    grid-column: 1 / -1; border: 0; padding: 0;
    ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(216px, 1fr)); gap: 0 16px; }
  }
`;

const ways = [
  [pointWeights.completed, 'A proposal is completed'],
  [pointWeights.approved, 'A funder approves one'],
  [pointWeights.total, 'You start one'],
  [pointWeights.under_review, 'One goes under review'],
] as const;

/** The draft that changed last: the quickest way to more points. */
const latestDraft = { status: 'draft', sort: 'updated', limit: 1 } as const;

/** The next thing to do: the open draft, or a new proposal. */
function NextThing({ completed }: { completed: number }) {
  const { data, isError } = useGetProposalCardsQuery(completed > 0 ? latestDraft : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const draft = data?.[0];
  if (draft && !isError) {
    return (
      <>
        <TextLink to={paths.proposal(draft.id)}>{draft.title || 'Untitled proposal'}</TextLink> is waiting for
        you.
      </>
    );
  }
  return (
    <May do="proposals.write">
      <TextLink to={paths.newProposal}>Start a proposal</TextLink>
    </May>
  );
}

/** The level as a sun, the points as a rope, and what leads to the next level. */
export function LevelProgress({ points }: { points: number }) {
  const level = levelFor(points);
  const from = (level - 1) * pointsPerLevel;
  const to = level * pointsPerLevel;
  const { words, completed } = nextLevelStep(points);
  return (
    <Hero aria-label="Level progress">
      <LevelSun level={level} />
      <div>
        <h2>{words}</h2>
        <p>
          {countOf(pointsToNextLevel(points), 'point')} to go. <NextThing completed={completed} />
        </p>
        <Rope label={`Points toward Level ${level + 1}`} value={points} from={from} to={to} />
        <Scale>
          <span aria-hidden="true">{formatNumber(from)}</span>
          <b>
            <CountUp value={points} /> {points === 1 ? 'point' : 'points'}
          </b>
          <span aria-hidden="true">{formatNumber(to)}</span>
        </Scale>
      </div>
      <Ways>
        <h3>How points are earned</h3>
        <ul>
          {ways.map(([weight, words]) => (
            <li key={words}>
              <b>+{weight}</b>
              {words}
            </li>
          ))}
        </ul>
      </Ways>
    </Hero>
  );
}
