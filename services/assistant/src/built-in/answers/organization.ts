import { type FieldProblem, paths } from '@harambee/domain';
import { goTo, goToPage } from '../../tools/pages.ts';
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
