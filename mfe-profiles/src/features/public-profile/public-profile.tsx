import { profileFieldsOf, profileFieldTable, profileLabels, verifiedInWords } from '@harambee/domain';
import { Icon, type IconName, usePageHeading } from '@harambee/ui';
import { initialsOf } from '@harambee/ui/app';
import { contactAddresses } from '../../profile-view/contact-addresses.ts';
import { ContactList } from '../../profile-view/contact-list.tsx';
import type { ShownProfile } from '../../profile-view/public-evidence.ts';
import { SdgBadges } from '../../profile-view/sdg-badges.tsx';
import * as E from './evidence.styles.ts';
import { EvidenceBlocks, hasEvidenceBlocks } from './evidence-blocks.tsx';
import { EvidenceStory } from './evidence-story.tsx';
import * as S from './public-profile.styles.ts';
import { WovenBand } from './woven-band.tsx';

/** A longer mission is set as running text, not as a headline. */
const longMission = 320;

/** The public part of a profile (PROF-31). */
export function PublicProfile({ profile }: { profile: ShownProfile }) {
  const heading = usePageHeading(profile.name);
  const addresses = contactAddresses(profile);
  const { evidence } = profile;
  // The block "Registration" has the number, too.
  const isShownAbove = (name: string) =>
    name === 'registrationNumber' && evidence?.registration !== undefined;
  const legal = profileFieldsOf('legal').filter(
    (name) => !profileFieldTable[name].isPrivate && Boolean(profile[name]) && !isShownAbove(name),
  );
  const logo = evidence?.logo;
  const hasBlocks = addresses.length > 0 || legal.length > 0 || hasEvidenceBlocks(evidence);
  return (
    <article>
      <WovenBand goals={profile.sdgs} />
      <S.Head>
        <S.Seal aria-hidden="true">
          {logo ? (
            <img src={logo.url} width={logo.width} height={logo.height} alt="" />
          ) : (
            initialsOf(profile.name)
          )}
        </S.Seal>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {profile.name}
        </h1>
        <Meta profile={profile} />
        <Verified words={verifiedInWords(evidence)} />
      </S.Head>
      <S.Columns data-single={hasBlocks ? undefined : true}>
        <Story profile={profile} />
        {hasBlocks && (
          <S.Blocks>
            {addresses.length > 0 && (
              <S.Block aria-labelledby="contact">
                <h2 id="contact">Contact</h2>
                <ContactList addresses={addresses} />
              </S.Block>
            )}
            {evidence && <EvidenceBlocks evidence={evidence} />}
            {legal.length > 0 && (
              <S.Block aria-labelledby="legal">
                <h2 id="legal">Legal and financial</h2>
                <dl>
                  {legal.map((name) => (
                    <div key={name}>
                      <dt>{profileLabels[name]}</dt>
                      <dd>{profile[name]}</dd>
                    </div>
                  ))}
                </dl>
              </S.Block>
            )}
          </S.Blocks>
        )}
      </S.Columns>
    </article>
  );
}

function Meta({ profile: { type, location, foundedYear } }: { profile: ShownProfile }) {
  const parts: [IconName, string][] = [
    ['building', type],
    ['pin', location],
    ['calendar', foundedYear > 0 ? `Founded ${foundedYear}` : ''],
  ];
  return (
    <S.Meta>
      {parts
        .filter(([, words]) => words !== '')
        .map(([icon, words]) => (
          <span key={icon}>
            <Icon name={icon} size={18} />
            <bdi>{words}</bdi>
          </span>
        ))}
    </S.Meta>
  );
}

/** In words, because a mark alone does not say what was proved (PROF-60). */
function Verified({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <S.Verified>
      <Icon name="check-circle" size={18} />
      <span>{words}</span>
    </S.Verified>
  );
}

function Story({ profile: { mission, description, sdgs, evidence } }: { profile: ShownProfile }) {
  const isAbout = description.trim() !== '' && description.trim() !== mission.trim();
  return (
    <S.Story>
      {evidence?.photo && (
        <E.Photo
          src={evidence.photo.url}
          width={evidence.photo.width}
          height={evidence.photo.height}
          alt={evidence.photo.alt}
        />
      )}
      {mission !== '' && (
        <section aria-labelledby="mission">
          <h2 id="mission">Mission</h2>
          <S.Mission dir="auto" data-long={mission.length > longMission || undefined}>
            {mission}
          </S.Mission>
        </section>
      )}
      {evidence && <EvidenceStory evidence={evidence} />}
      {sdgs.length > 0 && (
        <section aria-labelledby="goals">
          <h2 id="goals">Sustainable Development Goals</h2>
          <S.Goals>
            <SdgBadges goals={sdgs} />
          </S.Goals>
        </section>
      )}
      {isAbout && (
        <section aria-labelledby="about">
          <h2 id="about">About</h2>
          <S.About dir="auto">{description}</S.About>
        </section>
      )}
    </S.Story>
  );
}
