import { type BadgeProgress, paths } from '@harambee/domain';
import { goToPage } from '../../tools/pages.ts';
import type { Answer, Question } from '../answer.ts';

/** The badge with the least left to do; in a tie, the one with the larger share done. */
export function nearestBadge(badges: readonly BadgeProgress[]): BadgeProgress | undefined {
  const remaining = ({ progress }: BadgeProgress) => progress.required - progress.current;
  const share = ({ progress }: BadgeProgress) => progress.current / progress.required;
  return badges
    .filter(({ earned }) => !earned)
    .toSorted((a, b) => remaining(a) - remaining(b) || share(b) - share(a))[0];
}

const progressOf = ({ progress }: BadgeProgress) => `${progress.current} of ${progress.required}`;

/** "How do I get Proposal Master?" */
export async function namedBadge({ message, records }: Question): Promise<Answer | undefined> {
  const lowered = message.toLowerCase();
  const badge = (await records.impact()).badges.find(({ name }) => lowered.includes(name.toLowerCase()));
  if (!badge) return undefined;
  const state = badge.earned ? 'You have earned it.' : `You are at ${progressOf(badge)}.`;
  return {
    intent: 'impact.badge',
    reply: `**${badge.name}** (${badge.rarity}): ${badge.longDescription} ${state}`,
    actions: [goToPage(paths.badges)],
  };
}
