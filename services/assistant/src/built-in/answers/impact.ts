import { type BadgeProgress, formatNumber, paths } from '@harambee/domain';
import { goToPage } from '../../tools/pages.ts';
import { counted } from '../../tools/plain.ts';
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

export async function points({ records }: Question): Promise<Answer> {
  const impact = await records.impact();
  return {
    intent: 'impact.points',
    reply:
      `You have **${formatNumber(impact.points)} points** and are on **Level ${formatNumber(impact.level)}**. ${counted(impact.toNextLevel, 'more point')} bring you to Level ${formatNumber(impact.level + 1)}.`.replace(
        '1 more point bring ',
        '1 more point brings ',
      ),
    actions: [goToPage(paths.impact)],
  };
}

/** Which badges are earned, and which is nearest. */
export async function badges({ records }: Question): Promise<Answer> {
  const all = (await records.impact()).badges;
  const earned = all.filter((badge) => badge.earned).map(({ name }) => name);
  const nearest = nearestBadge(all);
  const have = `You have ${counted(earned.length, 'badge')} of ${all.length}: ${earned.join(', ')}.`;
  const next = nearest
    ? `The nearest one is **${nearest.name}** (${nearest.description}): you are at ${progressOf(nearest)}.`
    : 'There is none left to earn. Wonderful!';
  return { intent: 'impact.badges', reply: `${next} ${have}`, actions: [goToPage(paths.badges)] };
}

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
