import type { CallFixture } from '../call-truth.ts';
import { corporateFoundation } from './english/corporate-foundation.fixture.ts';
import { lotteryFund } from './english/lottery-fund.fixture.ts';
import { researchCouncilLetter } from './english/research-council-letter.fixture.ts';
import { twoColumnGuidelines } from './english/two-column-guidelines.fixture.ts';
import { ambassadeFonds } from './french/ambassade-fonds.fixture.ts';
import { fondationEntreprise } from './french/fondation-entreprise.fixture.ts';
import { embaixadaFundo } from './portuguese/embaixada-fundo.fixture.ts';
import { fundacaoEmpresarial } from './portuguese/fundacao-empresarial.fixture.ts';
import { embajadaFondo } from './spanish/embajada-fondo.fixture.ts';
import { fundacionEmpresa } from './spanish/fundacion-empresa.fixture.ts';

/** Calls on which the rules are never tuned: measure on them, and report the figure, nothing else. */
export const heldOutCalls: CallFixture[] = [
  lotteryFund,
  corporateFoundation,
  researchCouncilLetter,
  twoColumnGuidelines,
  embajadaFondo,
  fundacionEmpresa,
  ambassadeFonds,
  fondationEntreprise,
  embaixadaFundo,
  fundacaoEmpresarial,
];
