import type { Part, Placed } from '../outline/outline.ts';

/** How a form marks its questions: by numbers, by asterisks, or not at all. */
export interface FormStyle {
  isNumbered: boolean;
  /** Parts with a numbered question; in others of a numbered form questions may stand without. */
  numberedParts: ReadonlySet<Part>;
  isStarred: boolean;
  /** How often a style of numbers stands before a question. */
  asking: ReadonlyMap<string, number>;
  /** How often a bullet stands before something with a limit. */
  bullets: ReadonlyMap<string, number>;
  /** Most passages stand apart from each other, so that an empty line parts nothing. */
  isAiry: boolean;
}

export function formStyleOf(items: readonly Placed[]): FormStyle {
  const asking = new Map<string, number>();
  const numberedParts = new Set<Part>();
  const bullets = new Map<string, number>();
  let [starred, apart, total] = [0, 0, 0];
  for (const [index, { passage, signs, part, isHeading }] of items.entries()) {
    total += 1;
    if (passage.isApart) apart += 1;
    if (isHeading || part.zone !== 'form') continue;
    if (signs.isStarred) starred += 1;
    const { marker } = passage;
    // A list of which some items have limits is one of questions.
    if (
      marker?.kind === 'bullet' &&
      (signs.limits.length > 0 || (signs.isAsking && items[index + 1]?.signs.isLimitAlone))
    )
      bullets.set(marker.style, (bullets.get(marker.style) ?? 0) + 1);
    if (marker?.kind !== 'number') continue;
    const isAsking = signs.isAsking || signs.limits.length > 0 || marker.isQuestion;
    if (isAsking) numberedParts.add(part);
    if (isAsking) asking.set(marker.style, (asking.get(marker.style) ?? 0) + 1);
  }
  const numbered = [...asking.values()].reduce((sum, count) => sum + count, 0);
  return {
    bullets,
    numberedParts,
    isNumbered: numbered >= 2,
    isStarred: starred >= 2,
    asking,
    isAiry: apart > total * 0.7,
  };
}
