import type { BadgeCategory } from '@harambee/domain';
import type { Badge } from '@harambee/domain/schemas';

export const badgeCategoryName = (category: BadgeCategory): string =>
  category.charAt(0).toUpperCase() + category.slice(1);

/** The progress as text, for display and screen readers: "2 of 3". */
export const progressWords = ({ current, required }: Badge['progress']): string =>
  `${current} of ${required}`;

export const progressPercent = ({ current, required }: Badge['progress']): number =>
  required === 0 ? 100 : (current / required) * 100;
