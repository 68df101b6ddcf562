import { profileFieldsOf, profileLabels } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { Button, Card, Icon, type IconName, room, styled } from '@harambee/ui';
import { Avatar } from '@harambee/ui/app';
import { useState } from 'react';
import { contactAddresses } from '../../profile-view/contact-addresses.ts';
import { ContactList } from '../../profile-view/contact-list.tsx';
import { profileWords } from '../../profile-view/profile-words.ts';
import { SdgBadges } from '../../profile-view/sdg-badges.tsx';
import { EvidenceCards } from './evidence-cards.tsx';

const Head = styled.div`
  display: grid; grid-template-columns: 56px minmax(0, 1fr); gap: 16px; align-items: center;
  & h2 { font-size: var(--t-h2); line-height: 28px; letter-spacing: -.016em; overflow-wrap: anywhere; }
  & p { display: flex; flex-wrap: wrap; gap: 2px 16px; color: var(--ink-2); margin-top: 4px; }
  & p > span { display: inline-flex; gap: 6px; align-items: center; overflow-wrap: anywhere; }
  & p > span > svg { color: var(--ink-3); }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;
const Initials = styled.div`display: grid; & > span { font-size: 20px; border-radius: 14px; }`;
const Text = styled.div`
  display: grid; gap: 20px; margin-top: 24px; max-width: 640px;
  & h3 { font: 400 var(--t-sm)/18px var(--font-text); color: var(--ink-3); letter-spacing: 0; margin-bottom: 4px; }
  & p { font-size: 15px; line-height: 24px; white-space: pre-line; overflow-wrap: anywhere; }
  & p[data-clamped] { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 8; overflow: hidden; }
  & button { margin: 4px 0 0 -10px; }
`;
const Pair = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start;
  & > section { height: 100%; }
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
`;
const Terms = styled.dl`
  display: grid; gap: 12px; margin: 0;
  & dt { font-size: var(--t-sm); line-height: 18px; color: var(--ink-3); }
  & dd { margin: 0; overflow-wrap: anywhere; }
`;
const Missing = styled.span`color: var(--ink-3);`;
const Hidden = styled.span`
  display: inline-flex; gap: 4px; align-items: center; color: var(--ink-3); font-size: var(--t-xs); white-space: nowrap;
`;
const hiddenFields = {
  Website: 'website',
  Email: 'contactEmail',
  Phone: 'contactPhone',
  LinkedIn: 'linkedinUrl',
  X: 'twitterHandle',
} as const;

/** All contents of a profile, for the people of the organization. */
export function ProfileCards({ profile }: { profile: Profile }) {
  const addresses = contactAddresses(profile);
  return (
    <>
      <Summary profile={profile} />
      <Card title="Sustainable Development Goals">
        {profile.sdgs.length > 0 ? <SdgBadges goals={profile.sdgs} /> : <Missing>None chosen yet</Missing>}
      </Card>
      <Pair>
        <Card title="Contact information">
          {addresses.length === 0 && <Missing>Nothing added yet</Missing>}
          <ContactList
            addresses={addresses}
            note={({ name }) =>
              profile.hiddenContactFields.includes(hiddenFields[name as keyof typeof hiddenFields]) && (
                <Hidden>
                  <Icon name="eye-off" size={14} />
                  Hidden
                </Hidden>
              )
            }
          />
        </Card>
        <Card title="Legal information">
          <Terms>
            {profileFieldsOf('legal').map((name) => (
              <div key={name}>
                <dt>{profileLabels[name]}</dt>
                <dd>{profileWords(profile, name) || <Missing>Not given</Missing>}</dd>
              </div>
            ))}
          </Terms>
        </Card>
      </Pair>
      <EvidenceCards profile={profile} />
    </>
  );
}

function Summary({ profile }: { profile: Profile }) {
  const { name, type, location, foundedYear, mission, description } = profile;
  const about = description.trim() === mission.trim() ? '' : description;
  const meta: [IconName, string][] = [
    ['building', type],
    ['pin', location],
    ['calendar', foundedYear > 0 ? `Founded ${foundedYear}` : ''],
  ];
  return (
    <Card>
      <Head>
        <Initials>
          <Avatar name={name} size={56} />
        </Initials>
        <div>
          <h2 dir="auto">{name}</h2>
          <p>
            {meta
              .filter(([, words]) => words !== '')
              .map(([icon, words]) => (
                <span key={icon}>
                  <Icon name={icon} size={16} />
                  <bdi>{words}</bdi>
                </span>
              ))}
          </p>
        </div>
      </Head>
      <Text>
        {mission !== '' && (
          <div>
            <h3>Mission</h3>
            <LongText text={mission} />
          </div>
        )}
        {about !== '' && (
          <div>
            <h3>About</h3>
            <LongText text={about} />
          </div>
        )}
      </Text>
    </Card>
  );
}

/** About eight lines; longer texts expand on request, so that the rest of the page stays near. */
const shortText = 700;

function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortText;
  return (
    <>
      <p dir="auto" data-clamped={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button kind="quiet" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
