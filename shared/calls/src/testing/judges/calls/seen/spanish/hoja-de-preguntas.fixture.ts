import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Hoja	Datos
Programa	Cosechas para la Escuela
Donante	Fundación Tierra Nueva
Clave	CPE-3
Apertura	15/01/2027
Cierre	31/03/2027 23:59 (hora de la Ciudad de México)
Mínimo	150,000 MXN
Máximo	600,000 MXN
Contacto	cosechas@tierranueva.example
Zona	Sur y sureste
Duración	un ciclo escolar
Nota	Una hoja por organización
Nota	Responda en la columna G; no combine celdas
Nota	El archivo se envía en .xlsx, sin macros
Bolsa	6 millones MXN
`,
  `
Núm.	Apartado	Pregunta	Orientación	Extensión	Obligatoria
1	Solicitante	Razón social y figura jurídica			Sí
2	Solicitante	¿Desde cuándo trabaja en comedores escolares?	Mínimo tres años		Sí
3	Solicitante	Presupuesto anual	El apoyo anual no debe rebasar 50% de este		Sí
4	Proyecto	Municipios y escuelas donde trabajará	Solo en México		Sí
5	Proyecto	Diagnóstico	Fuente y año de cada dato	300 palabras	Sí
6	Proyecto	Plan de trabajo por trimestre		350 palabras	Sí
7	Proyecto	¿Cómo participan las madres y los padres?		150 palabras	Sí
8	Proyecto	Compras a productores locales: a quién, cuánto, a qué precio		1200 caracteres con espacios	Sí
9	Resultados	Tres indicadores con línea base y meta			Sí
10	Resultados	¿Cómo sabrá si los niños comen mejor?		1000 caracteres sin espacios	Sí
11	Resultados	Evaluaciones anteriores	Si existen	100 palabras	No
12	Dinero	Costo por niña o niño al año		80 palabras	Sí
`,
  `
Documento	Obligatorio
Acta constitutiva	Sí
Constancia de situación fiscal	Sí
Estados financieros dictaminados	Sí
Fotografías	No
`,
  `
Criterio	Peso
Nutrición	35
Economía local	35
Participación	30
Elegibilidad	Asociaciones civiles sin fines de lucro
Elegibilidad	Alimentación o educación
Elegibilidad	Ingresos de al menos 400,000 MXN en el último año
Ayuda	¿Problemas con la hoja? cosechas@tierranueva.example
`,
);

export const hojaDePreguntas: CallFixture = {
  id: 'hoja-de-preguntas',
  language: 'es',
  shape: 'spreadsheet of questions',
  from: 'xlsx',
  pages,
  truth: {
    title: { text: 'Cosechas para la Escuela', at: [1, 2] },
    funder: { text: 'Fundación Tierra Nueva', at: [1, 3] },
    reference: { text: 'CPE-3', at: [1, 4] },
    currency: 'MXN',
    least: { value: 150000, text: '150,000 MXN', at: [1, 7] },
    most: { value: 600000, text: '600,000 MXN', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-03-31',
      time: '23:59',
      zone: 'America/Mexico_City',
      text: '31/03/2027 23:59 (hora de la Ciudad de México)',
      at: [1, 6],
    },
    eligibility: [
      { text: 'Mínimo tres años', at: [2, 3], kind: 'age', leastYears: 3 },
      {
        text: 'El apoyo anual no debe rebasar 50% de este',
        at: [2, 4],
        kind: 'share-of-income',
        mostPercent: 50,
      },
      { text: 'Solo en México', at: [2, 5], kind: 'country', countries: ['MX'] },
      {
        text: 'Asociaciones civiles sin fines de lucro',
        at: [4, 5],
        kind: 'legal-form',
        forms: ['non-profit'],
      },
      { text: 'Alimentación o educación', at: [4, 6], kind: 'sector', sectors: ['nutrition', 'education'] },
      {
        text: 'Ingresos de al menos 400,000 MXN en el último año',
        at: [4, 7],
        kind: 'income',
        least: 400000,
        currency: 'MXN',
      },
    ],
    attachments: [
      { text: 'Acta constitutiva', at: [3, 2], required: true },
      { text: 'Constancia de situación fiscal', at: [3, 3], required: true },
      { text: 'Estados financieros dictaminados', at: [3, 4], required: true },
      { text: 'Fotografías', at: [3, 5], required: false },
    ],
    criteria: [
      { text: 'Nutrición', at: [4, 2], weight: 35 },
      { text: 'Economía local', at: [4, 3], weight: 35 },
      { text: 'Participación', at: [4, 4], weight: 30 },
    ],
    questions: [
      { text: 'Razón social y figura jurídica', at: [2, 2], section: 'Solicitante', required: true },
      {
        text: '¿Desde cuándo trabaja en comedores escolares?',
        at: [2, 3],
        section: 'Solicitante',
        required: true,
        help: { text: 'Mínimo tres años', at: [2, 3] },
      },
      {
        text: 'Presupuesto anual',
        at: [2, 4],
        section: 'Solicitante',
        required: true,
        help: { text: 'El apoyo anual no debe rebasar 50% de este', at: [2, 4] },
      },
      {
        text: 'Municipios y escuelas donde trabajará',
        at: [2, 5],
        section: 'Proyecto',
        required: true,
        help: { text: 'Solo en México', at: [2, 5] },
      },
      {
        text: 'Diagnóstico',
        at: [2, 6],
        section: 'Proyecto',
        required: true,
        help: { text: 'Fuente y año de cada dato', at: [2, 6] },
        limit: { text: '300 palabras', at: [2, 6], maximum: 300, unit: 'words' },
      },
      {
        text: 'Plan de trabajo por trimestre',
        at: [2, 7],
        section: 'Proyecto',
        required: true,
        limit: { text: '350 palabras', at: [2, 7], maximum: 350, unit: 'words' },
      },
      {
        text: '¿Cómo participan las madres y los padres?',
        at: [2, 8],
        section: 'Proyecto',
        required: true,
        limit: { text: '150 palabras', at: [2, 8], maximum: 150, unit: 'words' },
      },
      {
        text: 'Compras a productores locales: a quién, cuánto, a qué precio',
        at: [2, 9],
        section: 'Proyecto',
        required: true,
        limit: {
          text: '1200 caracteres con espacios',
          at: [2, 9],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      { text: 'Tres indicadores con línea base y meta', at: [2, 10], section: 'Resultados', required: true },
      {
        text: '¿Cómo sabrá si los niños comen mejor?',
        at: [2, 11],
        section: 'Resultados',
        required: true,
        limit: {
          text: '1000 caracteres sin espacios',
          at: [2, 11],
          maximum: 1000,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Evaluaciones anteriores',
        at: [2, 12],
        section: 'Resultados',
        required: false,
        help: { text: 'Si existen', at: [2, 12] },
        limit: { text: '100 palabras', at: [2, 12], maximum: 100, unit: 'words' },
      },
      {
        text: 'Costo por niña o niño al año',
        at: [2, 13],
        section: 'Dinero',
        required: true,
        limit: { text: '80 palabras', at: [2, 13], maximum: 80, unit: 'words' },
      },
    ],
    noQuestions: [{ text: '¿Problemas con la hoja?', at: [4, 8] }],
    fields: [],
    otherDates: [{ text: '15/01/2027', at: [1, 5] }],
    otherAmounts: [{ text: '6 millones MXN', at: [1, 15] }],
  },
};
