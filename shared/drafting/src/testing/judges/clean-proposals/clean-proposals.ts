import { cleanArts } from './arts.fixture.ts';
import type { CleanProposal } from './clean-proposal.ts';
import { cleanClinics } from './clinics.fixture.ts';
import { cleanEmergencyAndTechnology } from './emergency-and-technology.fixture.ts';
import { cleanHealthAtHome } from './health-at-home.fixture.ts';
import { cleanHeritage } from './heritage.fixture.ts';
import { cleanIceAndKitchens } from './ice-and-kitchens.fixture.ts';
import { cleanLand } from './land.fixture.ts';
import { cleanNeighbors } from './neighbors.fixture.ts';
import { cleanOfficialsAndNumbers } from './officials-and-numbers.fixture.ts';
import { cleanPupils } from './pupils.fixture.ts';
import { cleanSaidTwice } from './said-twice.fixture.ts';
import { cleanSchools } from './schools.fixture.ts';
import { cleanSlopesAndBorders } from './slopes-and-borders.fixture.ts';
import { cleanStreamsAndFields } from './streams-and-fields.fixture.ts';
import { cleanWomenAndChildren } from './women-and-children.fixture.ts';
import { cleanYouth } from './youth.fixture.ts';

/** Forty proposals with nothing wrong: all of them together may have at most one false finding. */
export const cleanProposals: readonly CleanProposal[] = [
  ...cleanSchools,
  ...cleanPupils,
  ...cleanClinics,
  ...cleanHealthAtHome,
  ...cleanLand,
  ...cleanStreamsAndFields,
  ...cleanNeighbors,
  ...cleanSlopesAndBorders,
  ...cleanArts,
  ...cleanHeritage,
  ...cleanWomenAndChildren,
  ...cleanYouth,
  ...cleanEmergencyAndTechnology,
  ...cleanIceAndKitchens,
  ...cleanOfficialsAndNumbers,
  ...cleanSaidTwice,
];
