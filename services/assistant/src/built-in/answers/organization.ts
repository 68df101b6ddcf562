import { type FieldProblem, paths, sdgs } from '@harambee/domain';
import type { KnownOrganization } from '../../records/known-organization.model.ts';
import { goTo, goToPage } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';

const noProfile: Answer = {
  intent: 'profile.none',
  reply:
    'You have no organization profile yet. Funders read it first, and your proposals take their facts from it. Shall we begin?',
  actions: [goToPage(paths.newProfile)],
};

const editProfile = (profileId: string) =>
  goTo(paths.editProfile(profileId), 'Edit your organization profile');

const listOf = (problems: readonly FieldProblem[]): string =>
  problems.map(({ message }) => `- ${message}`).join('\n');

/** "What is missing in my profile?" */
export async function profileGaps({ records }: Question): Promise<Answer> {
  const organization = await records.organization();
  if (!organization?.profileId) return { ...noProfile };
  const { problems, profileId } = organization;
  const actions = [editProfile(profileId)];
  if (!problems) {
    return {
      intent: 'profile.unknown',
      reply: 'I do not know yet whether a field is missing. The form marks what it needs.',
      actions,
    };
  }
  if (problems.length === 0) {
    return { intent: 'profile.complete', reply: 'Nothing is missing: your profile is complete. Well done!' };
  }
  return { intent: 'profile.gaps', reply: `Your profile still needs this:\n\n${listOf(problems)}`, actions };
}

type FactText = (organization: KnownOrganization) => string | undefined;

const factTexts: Record<'mission' | 'sdg' | 'founded' | 'location', FactText> = {
  mission: ({ mission }) => mission && `Your mission: ${plain(mission, 1_000)}`,
  founded: ({ foundedYear }) => (foundedYear ? `You were founded in ${foundedYear}.` : undefined),
  location: ({ location }) => location && `Your profile says: ${plain(location, 200)}.`,
  sdg: ({ sdgs: chosen }) => {
    const names = sdgs
      .filter(({ id }) => chosen?.includes(Number(id)))
      .map(({ id, name }) => `- ${id}: ${name}`);
    return names.length > 0 ? `You work for these goals:\n\n${names.join('\n')}` : undefined;
  },
};

/** What the profile says about one thing. */
export async function profileFact(fact: keyof typeof factTexts, { records }: Question): Promise<Answer> {
  const organization = await records.organization();
  if (!organization?.profileId) return { ...noProfile };
  const answer = factTexts[fact](organization);
  return {
    intent: `profile.${fact}`,
    reply: answer ?? 'Your profile does not say that yet. You can add it there.',
    actions: answer ? [goToPage(paths.profiles)] : [editProfile(organization.profileId)],
  };
}
