import { formatDay, paths } from '@harambee/domain';
import { goToPage } from '../../tools/pages.ts';
import { counted } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';
import { nearestBadge } from './impact.ts';
import { profileGaps } from './organization.ts';
import { inDays, nameOf, openProposal } from './proposal-words.ts';

/** The few things that matter most now, in order. The answer links to the first. */
export async function whatNext(question: Question): Promise<Answer> {
  const { records } = question;
  const [due, organization, impact] = await Promise.all([
    records.due(),
    records.organization(),
    records.impact(),
  ]);
  const steps: { text: string; action?: NonNullable<Answer['actions']>[number] }[] = [];
  const next = due.find(({ daysLeft }) => daysLeft >= 0);
  if (next) {
    steps.push({
      text: `Continue with **${nameOf(next)}**: due on ${formatDay(next.deadline)}, ${inDays(next.daysLeft)}.`,
      action: openProposal(next),
    });
  }
  const late = due.find(({ daysLeft }) => daysLeft < 0);
  if (late) {
    steps.push({
      text: `Look at **${nameOf(late)}**: its deadline passed ${inDays(late.daysLeft)}.`,
      action: openProposal(late),
    });
  }
  const problems = organization?.problems ?? [];
  if (!organization?.profileId || problems.length > 0) {
    const text = organization?.profileId
      ? `Complete your profile: ${counted(problems.length, 'field')} to fill in.`
      : 'Write your organization profile.';
    steps.push({ text, action: (await profileGaps(question)).actions?.[0] });
  }
  if (due.length === 0) {
    steps.push({ text: 'Write a new proposal.', action: goToPage(paths.newProposal) });
  }
  const badge = nearestBadge(impact.badges);
  if (badge) {
    steps.push({
      text: `The badge ${badge.name} is near: you are at ${badge.progress.current} of ${badge.progress.required}.`,
    });
  }
  const [action] = steps.flatMap((step) => step.action ?? []);
  return {
    intent: 'next',
    reply: `This is what I would do:\n\n${steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}`,
    ...(action && { actions: [action] }),
  };
}
