import type { Profile, PublicEvidence } from '@harambee/domain/schemas';

/** A profile as its public page shows it. */
export type ShownProfile = Profile & { evidence?: PublicEvidence };

const listOf = (value: unknown): never[] => (Array.isArray(value) ? (value as never[]) : []);

/** The evidence in an answer of the public call; an earlier service sends none, a later one may send more. */
export function evidenceIn(answer: unknown): PublicEvidence | undefined {
  const given = (answer as { profile?: { evidence?: Partial<PublicEvidence> } } | null)?.profile?.evidence;
  if (typeof given !== 'object' || given === null) return undefined;
  return {
    ...given,
    figures: listOf(given.figures),
    projects: listOf(given.projects),
    focusAreas: listOf(given.focusAreas),
    policies: listOf(given.policies),
    reports: listOf(given.reports),
    languages: listOf(given.languages),
  };
}
