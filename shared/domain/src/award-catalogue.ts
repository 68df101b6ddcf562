/** Points the server grants beside those of the formula. */
export interface Award {
  points: number;
  reason: string;
  category: string;
}

/** Everything `POST /api/impact/award` may grant, each once per organisation (decisions, "Points, fairly"). */
export const awardCatalogue = {
  onboarding: { points: 10, reason: 'Completed onboarding', category: 'setup' },
} as const satisfies Record<string, Award>;
export type AwardName = keyof typeof awardCatalogue;

/** The entry of the catalogue that says exactly this; nothing for all else (reading A-17). */
export function awardNamed({ points, reason, category }: Award): AwardName | undefined {
  return (Object.keys(awardCatalogue) as AwardName[]).find((name) => {
    const award = awardCatalogue[name];
    return award.points === points && award.reason === reason && award.category === category;
  });
}
