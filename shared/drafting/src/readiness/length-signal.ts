import { countByUnit, formatNumber, limitUnits, mainAnswerOf, proposalSections } from '@harambee/domain';
import type { SectionLimit } from '@harambee/domain/schemas';
import { type Assessed, lost, type Signal } from './loss.ts';

/** Beyond what funders read of one section, where the funder has set no limit (lengths of the grant-writing notes). */
const usualLimit = 700;

/** Why a section over the funder's limit caps the score. */
export const limitCap = 'A section is longer than the funder allows';

/** 1: every section keeps its limit. Only a limit of the funder caps the score. */
export function metLimits({ sections, facts }: Assessed): Signal {
  const limits = facts.proposal.sectionLimits ?? [];
  const over = sections.flatMap(({ key, text, words }) => {
    const own = limits.find(({ section }) => section === key);
    const limit: SectionLimit = own ?? { section: key, unit: 'words', maximum: usualLimit };
    const length = limit.unit === 'words' ? words : countByUnit(text, limit.unit);
    const excess = length - limit.maximum;
    return excess > 0 ? [{ limit, excess, isOwn: own !== undefined }] : [];
  });
  return {
    key: 'limits',
    label: 'Lengths within limits',
    outOf: 1,
    aspect: 'complete',
    losses: over.flatMap(({ limit: { section, unit, maximum }, excess, isOwn }) =>
      lost({
        key: `limit ${section}`,
        gain: 1 / over.length,
        what: `Shorten ${proposalSections[section]} by ${formatNumber(excess)} ${limitUnits[unit]}: at most ${formatNumber(maximum)}`,
        section,
        // A field whose text fills the section; limits themselves are set by the funder.
        field: mainAnswerOf[section],
        ...(isOwn && { lifts: limitCap }),
      }),
    ),
  };
}
