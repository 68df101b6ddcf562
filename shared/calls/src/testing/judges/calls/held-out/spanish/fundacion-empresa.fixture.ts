import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Fundación Grupo Meridiano | Digitales Todos | Bases y cuestionario
Digitales Todos: competencias digitales para mayores de 60
Convoca: Fundación Grupo Meridiano
Ref. FGM-DT-2027/2
FECHAS
 Publicación           08/02/2027
 Consultas hasta       26/02/2027
 Cierre                08/03/2027, mediodía, hora de Santiago
 Resultados            30/04/2027
MONTOS
 Fondo total           CLP 180.000.000
 Por proyecto          hasta CLP 15.000.000
 Honorarios            no más de CLP 4.000.000
QUIÉNES
 Fundaciones, corporaciones y juntas de vecinos sin fines de lucro
 constituidas en Chile
 con un año o más de vida
 No postulan universidades
                                                                   1 de 2
`,
  `
Fundación Grupo Meridiano | Digitales Todos | Bases y cuestionario
CUESTIONARIO
P1. ¿A qué personas mayores llegarán y cómo las van a convocar?
    1.000 caracteres (con espacios)
P2. ¿Qué van a enseñar? Detallen las sesiones.
    2.000 caracteres (con espacios)
P3. ¿Quiénes enseñan y cómo se prepararán?
    1.000 caracteres (con espacios)
P4. Cuenten qué harán con quienes no tienen equipo ni conexión.
    1.000 caracteres (con espacios)
P5. ¿Cómo sabrán que alguien aprendió? Midan antes y después.
    1.200 caracteres
P6. Indiquen metas: inscritos, egresados, horas.
P7. Presupuesto por ítem, con IVA
P8. Frase que resuma el proyecto           (140 caracteres con espacios)
PONDERACIÓN
 Alcance 30%    Método 45%    Medición 25%
ADJUNTOS
 certificado de vigencia
 carta de la sede
 certificados de antecedentes, si se trabaja en domicilios
CONSULTAS
 ¿Podemos postular con una municipalidad? Como aliada.
 ¿Se puede cobrar a los participantes? No.
                                                                   2 de 2
`,
);

export const fundacionEmpresa: CallFixture = {
  id: 'fundacion-empresa',
  language: 'es',
  shape: 'corporate foundation',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Digitales Todos: competencias digitales para mayores de 60', at: [1, 2] },
    funder: { text: 'Fundación Grupo Meridiano', at: [1, 3] },
    reference: { text: 'FGM-DT-2027/2', at: [1, 4] },
    currency: 'CLP',
    most: { value: 15000000, text: 'hasta CLP 15.000.000', at: [1, 12] },
    deadline: {
      kind: 'stated',
      date: '2027-03-08',
      time: '12:00',
      zone: 'America/Santiago',
      text: '08/03/2027, mediodía, hora de Santiago',
      at: [1, 8],
    },
    eligibility: [
      {
        text: 'Fundaciones, corporaciones y juntas de vecinos sin fines de lucro',
        at: [1, 15],
        kind: 'legal-form',
        forms: ['foundation', 'association', 'non-profit'],
      },
      { text: 'constituidas en Chile', at: [1, 16], kind: 'country', countries: ['CL'] },
      { text: 'con un año o más de vida', at: [1, 17], kind: 'age', leastYears: 1 },
      {
        text: 'No postulan universidades',
        at: [1, 18],
        kind: 'legal-form',
        forms: ['university'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'certificado de vigencia', at: [2, 19], required: true },
      { text: 'carta de la sede', at: [2, 20], required: true },
      { text: 'certificados de antecedentes, si se trabaja en domicilios', at: [2, 21], required: false },
    ],
    criteria: [
      { text: 'Alcance 30%', at: [2, 17], weight: 30 },
      { text: 'Método 45%', at: [2, 17], weight: 45 },
      { text: 'Medición 25%', at: [2, 17], weight: 25 },
    ],
    questions: [
      {
        text: '¿A qué personas mayores llegarán y cómo las van a convocar?',
        at: [2, 3],
        section: 'CUESTIONARIO',
        required: true,
        limit: {
          text: '1.000 caracteres (con espacios)',
          at: [2, 4],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Qué van a enseñar? Detallen las sesiones.',
        at: [2, 5],
        section: 'CUESTIONARIO',
        required: true,
        limit: {
          text: '2.000 caracteres (con espacios)',
          at: [2, 6],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Quiénes enseñan y cómo se prepararán?',
        at: [2, 7],
        section: 'CUESTIONARIO',
        required: true,
        limit: {
          text: '1.000 caracteres (con espacios)',
          at: [2, 8],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Cuenten qué harán con quienes no tienen equipo ni conexión.',
        at: [2, 9],
        section: 'CUESTIONARIO',
        required: true,
        limit: {
          text: '1.000 caracteres (con espacios)',
          at: [2, 10],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Cómo sabrán que alguien aprendió? Midan antes y después.',
        at: [2, 11],
        section: 'CUESTIONARIO',
        required: true,
        limit: { text: '1.200 caracteres', at: [2, 12], maximum: 1200, unit: 'characters' },
      },
      {
        text: 'Indiquen metas: inscritos, egresados, horas.',
        at: [2, 13],
        section: 'CUESTIONARIO',
        required: true,
      },
      { text: 'Presupuesto por ítem, con IVA', at: [2, 14], section: 'CUESTIONARIO', required: true },
      {
        text: 'Frase que resuma el proyecto',
        at: [2, 15],
        section: 'CUESTIONARIO',
        required: true,
        limit: {
          text: '(140 caracteres con espacios)',
          at: [2, 15],
          maximum: 140,
          unit: 'characters',
          spaces: 'counted',
        },
      },
    ],
    noQuestions: [
      { text: '¿Podemos postular con una municipalidad?', at: [2, 23] },
      { text: '¿Se puede cobrar a los participantes?', at: [2, 24] },
    ],
    fields: [],
    otherDates: [
      { text: '08/02/2027', at: [1, 6] },
      { text: '26/02/2027', at: [1, 7] },
      { text: '30/04/2027', at: [1, 9] },
    ],
    otherAmounts: [
      { text: 'CLP 180.000.000', at: [1, 11] },
      { text: 'no más de CLP 4.000.000', at: [1, 13] },
    ],
  },
};
