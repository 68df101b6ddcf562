import { formatDay } from '../format/date-words.ts';
import type { PublicEvidence } from './public-evidence.schemas.ts';

/** What was proved, as a sentence for everybody; empty if nothing was (PROF-60). Services from before 2026-12 send no day. */
export function verifiedInWords({
  verifiedDomain,
  verifiedOn,
}: Pick<PublicEvidence, 'verifiedDomain' | 'verifiedOn'> = {}): string {
  if (!verifiedDomain) return '';
  const when = verifiedOn ? ` Confirmed on ${formatDay(verifiedOn)}.` : '';
  return `Verified: a person who manages this profile has an email address at ${verifiedDomain}, the domain of its website.${when}`;
}
