/** Points that the server grants in addition to the formula. */
export interface Award {
  points: number;
  reason: string;
  category: string;
}

/** Everything `POST /api/impact/award` may grant, each once for an organization (IMPACT-06). */
export const awardCatalog = {
  onboarding: { points: 10, reason: 'Completed onboarding', category: 'setup' },
} as const satisfies Record<string, Award>;
export type AwardName = keyof typeof awardCatalog;

/** The catalog entry with exactly these values; undefined otherwise (IMPACT-07). */
export function awardNamed({ points, reason, category }: Award): AwardName | undefined {
  return (Object.keys(awardCatalog) as AwardName[]).find((name) => {
    const award = awardCatalog[name];
    return award.points === points && award.reason === reason && award.category === category;
  });
}
