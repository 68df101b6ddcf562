import type { CutCase } from './cut-case.ts';
import { englishCuts } from './english-cuts.fixture.ts';
import { otherCuts } from './other-cuts.fixture.ts';

/** Texts over their limit, each sentence with what a reviewer would say of it. */
export const cutCases: CutCase[] = [...englishCuts, ...otherCuts];
