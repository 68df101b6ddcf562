import { cleanArts } from './arts.fixture.ts';
import type { CleanProposal } from './clean-proposal.ts';
import { cleanEmergencyAndScience } from './emergency-and-science.fixture.ts';
import { cleanHealth } from './health.fixture.ts';
import { cleanLand } from './land.fixture.ts';
import { cleanNeighbors } from './neighbors.fixture.ts';
import { cleanOrdinary } from './ordinary.fixture.ts';
import { cleanSchools } from './schools.fixture.ts';
import { cleanWomenAndYouth } from './women-and-youth.fixture.ts';

/** Forty proposals in which nothing is wrong: at most one finding in all of them together may be false. */
export const cleanProposals: readonly CleanProposal[] = [
  ...cleanSchools,
  ...cleanHealth,
  ...cleanLand,
  ...cleanNeighbors,
  ...cleanArts,
  ...cleanWomenAndYouth,
  ...cleanEmergencyAndScience,
  ...cleanOrdinary,
];
