import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
EMBAJADA DE NORVIKA EN LA PAZ
Fondo de Iniciativas Locales 2027
Otorga: Embajada de Norvika en La Paz
Las solicitudes se reciben hasta el 5 de marzo de 2027 a las 16h00, hora boliviana.
Las que lleguen después pasan a la ronda de septiembre de 2027.
Apoyo por iniciativa: entre Bs 35.000 y Bs 140.000. En 2026 el Fondo entregó Bs 1.120.000.

Pueden solicitar
 1) comunidades organizadas y ONG
 2) que trabajen en Bolivia
 3) y pongan por lo menos el 10 % del costo
 4) con permiso de la autoridad originaria o del municipio
No se apoya a personas particulares ni a partidos.

Cómo llegó el Fondo hasta aquí
Desde 2015 ha apoyado 143 iniciativas. La mayor parte fueron sistemas de agua,
viveros y talleres de costura. Una visita en mayo de 2026 mostró que nueve de
cada diez siguen funcionando.

Para llenar el formulario
 - Las respuestas 1 a 7 tienen 150 palabras como máximo cada una.
 - Si falta una respuesta, no se lee la solicitud.

Primera parte: ustedes
1. ¿Quiénes son y desde cuándo trabajan juntos?
2. ¿Cómo eligen a sus dirigentes? ¿Cuántas mujeres hay entre ellos?
Segunda parte: la iniciativa
3. ¿Qué problema quieren resolver y quién lo sufre más?
4. Describan lo que harán, con sus pasos.
5. ¿Qué pondrán ustedes (trabajo, materiales, terreno)?
6. ¿Quién cuidará lo que se construya o se compre?
7. ¿Cómo afecta la iniciativa al agua, al suelo y a los bosques?
Tercera parte: los gastos
8. Anoten cada gasto: qué, cuánto, precio, total.
    ______________  ______  ______  ______
    ______________  ______  ______  ______
9. Si les dan menos de lo que piden, ¿qué harían primero? (no es obligatoria)

Hay que adjuntar acta de la asamblea, tres proformas y croquis del lugar.

¿Dónde se entrega? En la recepción, de lunes a jueves.
¿Devuelven los documentos? No.
¿Quién decide? Una comisión de cinco personas.
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Las respuestas 1 a 7 tienen 150 palabras como máximo cada una.',
  at: [1, 21],
  maximum: 150,
  unit: 'words',
};

export const embajadaFondo: CallFixture = {
  id: 'embajada-fondo',
  language: 'es',
  shape: 'embassy fund',
  from: 'docx',
  pages,
  truth: {
    title: { text: 'Fondo de Iniciativas Locales 2027', at: [1, 2] },
    funder: { text: 'Embajada de Norvika en La Paz', at: [1, 3] },
    currency: 'BOB',
    least: { value: 35000, text: 'entre Bs 35.000 y Bs 140.000', at: [1, 6] },
    most: { value: 140000, text: 'entre Bs 35.000 y Bs 140.000', at: [1, 6] },
    deadline: {
      kind: 'stated',
      date: '2027-03-05',
      time: '16:00',
      zone: 'America/La_Paz',
      text: 'hasta el 5 de marzo de 2027 a las 16h00, hora boliviana',
      at: [1, 4],
    },
    eligibility: [
      {
        text: 'comunidades organizadas y ONG',
        at: [1, 9],
        kind: 'legal-form',
        forms: ['community-group', 'non-profit'],
      },
      { text: 'que trabajen en Bolivia', at: [1, 10], kind: 'country', countries: ['BO'] },
      { text: 'y pongan por lo menos el 10 % del costo', at: [1, 11], kind: 'own-share', leastPercent: 10 },
      { text: 'con permiso de la autoridad originaria o del municipio', at: [1, 12], kind: 'other' },
      {
        text: 'personas particulares ni a partidos',
        at: [1, 13],
        kind: 'legal-form',
        forms: ['individual', 'party'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'acta de la asamblea', at: [1, 39], required: true },
      { text: 'tres proformas', at: [1, 39], required: true },
      { text: 'croquis del lugar', at: [1, 39], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: '¿Quiénes son y desde cuándo trabajan juntos?',
        at: [1, 25],
        section: 'Primera parte: ustedes',
        required: true,
        limit: sharedLimit,
      },
      {
        text: '¿Cómo eligen a sus dirigentes? ¿Cuántas mujeres hay entre ellos?',
        at: [1, 26],
        section: 'Primera parte: ustedes',
        required: true,
        limit: sharedLimit,
      },
      {
        text: '¿Qué problema quieren resolver y quién lo sufre más?',
        at: [1, 28],
        section: 'Segunda parte: la iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Describan lo que harán, con sus pasos.',
        at: [1, 29],
        section: 'Segunda parte: la iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: '¿Qué pondrán ustedes (trabajo, materiales, terreno)?',
        at: [1, 30],
        section: 'Segunda parte: la iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: '¿Quién cuidará lo que se construya o se compre?',
        at: [1, 31],
        section: 'Segunda parte: la iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: '¿Cómo afecta la iniciativa al agua, al suelo y a los bosques?',
        at: [1, 32],
        section: 'Segunda parte: la iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Anoten cada gasto: qué, cuánto, precio, total.',
        at: [1, 34],
        section: 'Tercera parte: los gastos',
        required: true,
      },
      {
        text: 'Si les dan menos de lo que piden, ¿qué harían primero?',
        at: [1, 37],
        section: 'Tercera parte: los gastos',
        required: false,
      },
    ],
    noQuestions: [
      { text: '¿Dónde se entrega?', at: [1, 41] },
      { text: '¿Devuelven los documentos?', at: [1, 42] },
      { text: '¿Quién decide?', at: [1, 43] },
    ],
    fields: [],
    otherDates: [
      { text: 'septiembre de 2027', at: [1, 5] },
      { text: 'mayo de 2026', at: [1, 17] },
    ],
    otherAmounts: [{ text: 'Bs 1.120.000', at: [1, 6] }],
  },
};
