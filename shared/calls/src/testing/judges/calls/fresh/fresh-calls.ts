import type { CallFixture } from '../call-truth.ts';
import { faqPage } from './english/faq-page.fixture.ts';
import { federalNotice } from './english/federal-notice.fixture.ts';
import { wordFormWithTables } from './english/word-form-with-tables.fixture.ts';
import { courriel } from './french/courriel.fixture.ts';
import { depliantDeuxColonnes } from './french/depliant-deux-colonnes.fixture.ts';
import { formulaireEnLigne } from './french/formulaire-en-ligne.fixture.ts';
import { cartaConvite } from './portuguese/carta-convite.fixture.ts';
import { editalNaInternet } from './portuguese/edital-na-internet.fixture.ts';
import { notaDeConceito } from './portuguese/nota-de-conceito.fixture.ts';
import { ayuntamientoBases } from './spanish/ayuntamiento-bases.fixture.ts';
import { libroDeHojas } from './spanish/libro-de-hojas.fixture.ts';
import { nacionesUnidas } from './spanish/naciones-unidas.fixture.ts';

/**
 * Calls written after the rules, by somebody who had not read them: held out like `heldOutCalls`, and never looked at
 * while tuning. Measure on them once, and report the figure.
 */
export const freshCalls: CallFixture[] = [
  faqPage,
  federalNotice,
  wordFormWithTables,
  formulaireEnLigne,
  courriel,
  depliantDeuxColonnes,
  nacionesUnidas,
  ayuntamientoBases,
  libroDeHojas,
  notaDeConceito,
  editalNaInternet,
  cartaConvite,
];
