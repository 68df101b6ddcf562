import { awardCatalog } from '@harambee/domain';
import { Icon, styled } from '@harambee/ui';

const Award = styled.div`
  display: flex; gap: 16px; align-items: center; padding: 20px; border: 1px solid var(--accent-line); border-radius: var(--r-card);
  background: var(--accent-tint); color: var(--accent-ink);
  b { display: block; font: 700 40px/44px var(--font-head); letter-spacing: -.02em; }
  span { color: var(--ink); }
`;
const Words = styled.p`max-width: 65ch; line-height: 22px; color: var(--ink-2);`;

const { points } = awardCatalog.onboarding;

/** Step 6: the award, which 'Complete Setup' brings. */
export function PointsStep() {
  return (
    <>
      <Award>
        <Icon name="sun" size={48} />
        <div>
          <b>+{points} points</b>
          <span>for completing onboarding</span>
        </div>
      </Award>
      <Words>
        Every proposal you write and complete adds more. Your level and your points stand at the top of every
        page.
      </Words>
    </>
  );
}
