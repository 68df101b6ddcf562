import type { DraftContext } from '../context/draft-context.ts';
import { enumerated, fact, join, type Paragraph, say } from '../context/draft-text.ts';
import { indefinite, upperFirst } from '../reading/grammar.ts';
import { asSentence, blocksOf } from '../reading/plain-text.ts';

const hasArticle = /^(?:an?|the|une?|el|la|un)\s/i;

/** Who applies: legal form, registration, year and place in a sentence, then mission and description as they are. */
export function about({ applicant, choose, organization, voice }: DraftContext): Paragraph[] {
  const { legalStatus, registrationNumber, foundedYear, location, mission, description } = organization;
  const number = fact('organization.registrationNumber', registrationNumber);
  const status = fact('organization.legalStatus', legalStatus);
  const form =
    legalStatus &&
    (hasArticle.test(legalStatus)
      ? say`is ${status}`
      : say`is ${{ text: indefinite(legalStatus) }} ${status}`);
  const registered =
    registrationNumber &&
    (form ? say`(registration number ${number})` : say`is registered under number ${number}`);
  const facts = [
    form && registered ? join([form, registered]) : form || registered || [],
    foundedYear ? say`was founded in ${fact('organization.foundedYear', String(foundedYear))}` : [],
    location ? say`works from ${fact('organization.location', location)}` : [],
  ].filter((part) => part.length > 0);
  const missionFact = mission && fact('organization.mission', asSentence(upperFirst(mission)));
  const sentences = join([
    facts.length > 0 && say`${applicant} ${enumerated(facts)}.`,
    missionFact !== '' &&
      choose(
        'team.mission',
        say`${voice.startPossessive} mission: ${missionFact}`,
        say`This is ${voice.possessive} mission: ${missionFact}`,
        say`What drives ${voice.object}: ${missionFact}`,
      ),
  ]);
  const paragraphs = description === mission ? [] : blocksOf(description);
  return [
    sentences,
    ...paragraphs.map((block): Paragraph => [fact('organization.description', asSentence(block))]),
  ];
}

/** Whom a funder can contact, and where it can read more. */
export const contact = (context: DraftContext): Paragraph => join([answering(context), more(context)]);

const more = ({ organization: { website }, voice }: DraftContext): Paragraph =>
  website ? say`More about ${voice.possessive} work is at ${fact('organization.website', website)}.` : [];

function answering({ organization, voice }: DraftContext): Paragraph {
  const { contactName, contactEmail, contactPhone } = organization;
  const ways = [
    contactEmail && say`by email at ${fact('organization.contactEmail', contactEmail)}`,
    contactPhone && say`by phone on ${fact('organization.contactPhone', contactPhone)}`,
  ].filter((way): way is Paragraph => Array.isArray(way));
  if (contactName) {
    const by = ways.length > 0 ? say`, ${enumerated(ways)}` : say``;
    return say`${fact('organization.contactName', contactName)} answers questions about this application${by}.`;
  }
  return ways.length > 0
    ? say`Questions about this application reach ${voice.object} ${enumerated(ways)}.`
    : [];
}
