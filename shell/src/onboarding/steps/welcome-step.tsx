import { awardCatalog } from '@harambee/domain';
import { media, Picture, styled } from '@harambee/ui';
import { IconList, type IconListItem } from './icon-list.tsx';

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
    text: 'A real draft to try every button on.',
  },
  {
    icon: 'sun',
    title: `Earn your first ${awardCatalog.onboarding.points} points`,
    text: 'They count on the weekly leaderboard.',
  },
];

/** Step 1: what is to come. */
export function WelcomeStep({ hasWhatsApp }: { hasWhatsApp: boolean }) {
  return (
    <>
      <Root>
        <IconList items={[organization, ...(hasWhatsApp ? [phone] : []), ...others]} />
        <Picture name="boat" />
      </Root>
      <Close>
        You can close this at any time: what you typed is kept, and it opens again when you come back.
      </Close>
    </>
  );
}
