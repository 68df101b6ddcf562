import type { CallFixture } from '../call-truth.ts';
import { communityFoundationWord } from './english/community-foundation-word.fixture.ts';
import { councilPdf } from './english/council-pdf.fixture.ts';
import { embassyFund } from './english/embassy-fund.fixture.ts';
import { euConceptNote } from './english/eu-concept-note.fixture.ts';
import { foundationWebForm } from './english/foundation-web-form.fixture.ts';
import { spreadsheetQuestions } from './english/spreadsheet-questions.fixture.ts';
import { unSmallGrant } from './english/un-small-grant.fixture.ts';
import { usFederalNotice } from './english/us-federal-notice.fixture.ts';
import { collectiviteDossier } from './french/collectivite-dossier.fixture.ts';
import { fondationFormulaire } from './french/fondation-formulaire.fixture.ts';
import { noteSuccincte } from './french/note-succincte.fixture.ts';
import { tableurQuestions } from './french/tableur-questions.fixture.ts';
import { camaraMunicipal } from './portuguese/camara-municipal.fixture.ts';
import { fundacaoFormulario } from './portuguese/fundacao-formulario.fixture.ts';
import { notaConceptual } from './portuguese/nota-conceptual.fixture.ts';
import { planilhaPerguntas } from './portuguese/planilha-perguntas.fixture.ts';
import { cooperacionBases } from './spanish/cooperacion-bases.fixture.ts';
import { fundacionFormulario } from './spanish/fundacion-formulario.fixture.ts';
import { hojaDePreguntas } from './spanish/hoja-de-preguntas.fixture.ts';
import { pequenasDonaciones } from './spanish/pequenas-donaciones.fixture.ts';

/** Calls on which the rules may be tuned. */
export const seenCalls: CallFixture[] = [
  foundationWebForm,
  euConceptNote,
  unSmallGrant,
  usFederalNotice,
  councilPdf,
  spreadsheetQuestions,
  embassyFund,
  communityFoundationWord,
  fundacionFormulario,
  cooperacionBases,
  pequenasDonaciones,
  hojaDePreguntas,
  fondationFormulaire,
  noteSuccincte,
  collectiviteDossier,
  tableurQuestions,
  fundacaoFormulario,
  notaConceptual,
  camaraMunicipal,
  planilhaPerguntas,
];
