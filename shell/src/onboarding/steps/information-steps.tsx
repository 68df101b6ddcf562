import { awardCatalog } from '@harambee/domain';
import { Icon, type IconName, media, Picture, styled } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';

const Root = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 160px; gap: 24px; align-items: center;
  & > :last-child { justify-self: center; }
  @media ${media.phone} { grid-template-columns: minmax(0, 1fr); & > :last-child { display: none; } }
`;
const Close = styled.p`color: var(--ink-2);`;

const organization: IconListItem = {
  icon: 'building',
  title: 'Tell us about your organization',
  text: 'A name and a mission are enough to begin.',
};
const phone: IconListItem = {
  icon: 'phone',
  title: 'Link your WhatsApp, if you like',
  text: 'One code confirms that the phone is yours.',
};
const others: IconListItem[] = [
  {
    icon: 'file',
    title: 'Get a sample proposal',
    text: 'A real draft to try things out on.',
  },
  {
    icon: 'sun',
    title: `Earn your first ${awardCatalog.onboarding.points} points`,
    text: 'They count on the weekly leaderboard.',
  },
];

/** Step 1: an overview. */
export function WelcomeStep({ hasWhatsApp }: { hasWhatsApp: boolean }) {
  return (
    <>
      <Root>
        <IconList items={[organization, ...(hasWhatsApp ? [phone] : []), ...others]} />
        <Picture name="boat" />
      </Root>
      <Close>
        You can close this at any time. We keep what you typed and reopen this when you come back.
      </Close>
    </>
  );
}

const Box = styled.section`
  border: 1px dashed var(--line-control); border-radius: var(--r-card); padding: 16px 20px; display: grid; gap: 12px; justify-items: start;
`;

/** Step 4: information only. */
export function DocumentsStep() {
  return (
    <Box aria-label="Documents">
      <StatusChip tone="pending" label="Coming Soon" />
      <IconList
        items={[
          {
            icon: 'file',
            title: 'Certificates and tax papers',
            text: 'All in one place, ready when a funder asks.',
          },
          {
            icon: 'chart',
            title: 'Annual reports and budgets',
            text: 'Figures that your proposals can quote, with their source.',
          },
        ]}
      />
    </Box>
  );
}

const Award = styled.div`
  display: flex; gap: 16px; align-items: center; padding: 20px; border: 1px solid var(--accent-line); border-radius: var(--r-card);
  background: var(--accent-tint); color: var(--accent-ink);
  b { display: block; font: 700 40px/44px var(--font-head); letter-spacing: -.02em; }
  span { color: var(--ink); }
`;
const Words = styled.p`max-width: 65ch; line-height: 22px; color: var(--ink-2);`;

const { points } = awardCatalog.onboarding;

/** Step 6: the award for 'Complete Setup'. */
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
        Every proposal you write and complete adds more. Your level and points appear at the top of every
        page.
      </Words>
    </>
  );
}

const List = styled.ul`
  display: grid; gap: 4px; margin: 0; padding: 0; list-style: none;
  li { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 14px; align-items: center; min-height: 56px; }
  li > span { width: 36px; height: 36px; border-radius: 9px; background: var(--primary-tint); color: var(--primary-ink); display: grid; place-items: center; }
  b { display: block; font-weight: 600; line-height: 20px; }
  small { font-size: var(--t-sm); line-height: 18px; color: var(--ink-2); }
`;

export interface IconListItem {
  icon: IconName;
  title: string;
  text: string;
}

/** A list of upcoming items, each with a sentence. */
export function IconList({ items }: { items: readonly IconListItem[] }) {
  return (
    <List>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span>
            <Icon name={icon} size={20} />
          </span>
          <div>
            <b>{title}</b>
            <small>{text}</small>
          </div>
        </li>
      ))}
    </List>
  );
}
