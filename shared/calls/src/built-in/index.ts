import type { BuiltInCall } from './built-in-call.ts';
import { awardsForAll } from './calls/awards-for-all.ts';
import { cerfaSubvention } from './calls/cerfa-subvention.ts';
import { erasmusSmallScale } from './calls/erasmus-small-scale.ts';
import { euConceptNote } from './calls/eu-concept-note.ts';
import { gefSmallGrants } from './calls/gef-small-grants.ts';
import { heritageFundSmall } from './calls/heritage-fund-small.ts';
import { nuble8Percent } from './calls/nuble-8-percent.ts';
import { pnabGoias } from './calls/pnab-goias.ts';
import { undef } from './calls/undef.ts';
import { usEmbassySmallGrants } from './calls/us-embassy-small-grants.ts';

export { asOf, type BuiltInCall, builtInLanguages } from './built-in-call.ts';

/**
 * Shapes of public calls that come with the product (CALL-07), by name. Separate from the package's main entry, so that
 * only who chooses one loads them.
 */
export const builtInCalls: readonly BuiltInCall[] = [
  nuble8Percent,
  cerfaSubvention,
  pnabGoias,
  erasmusSmallScale,
  euConceptNote,
  gefSmallGrants,
  awardsForAll,
  heritageFundSmall,
  usEmbassySmallGrants,
  undef,
].sort((one, other) => one.call.name.localeCompare(other.call.name, 'en'));
