import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Fundación Puente Andino
Convocatoria «Oficios con futuro»		versión 3 del 02/11/2026

Dato	Valor	Comentario
Código	OCF-27
Cierre	26/03/2027 18:00	Hora de Lima
Monto mínimo (PEN)	20000
Monto máximo (PEN)	95000
Fondo total (PEN)	1200000	Se repartirá entre 15 y 20 entidades
Anuncio de resultados	14/05/2027
Duración	9 a 12 meses
¿Dudas?	oficios@puenteandino.example	Respondemos en 48 horas

Requisito	Detalle
Forma jurídica	Asociación civil, fundación o instituto de educación
Ubicación	Perú
Antigüedad	5 años o más
Contrapartida	Mínimo 25 % del costo total
Tamaño	La subvención no puede ser mayor que la mitad de los ingresos de 2026
Sector	Educación técnica o empleo
Excluidos	Empresas y organismos públicos
`,
  `
Bloque	Código	Pregunta	Tipo	Máx. caracteres	¿Obligatoria?	Su respuesta
Entidad	E1	Nombre completo de la entidad	texto		Sí
Entidad	E2	RUC	número		Sí
Entidad	E3	¿Qué logros de los tres últimos años muestran que pueden ejecutar este proyecto?	texto	1800	Sí
Entidad	E4	Equipo: nombre, cargo, dedicación	tabla		Sí
Propuesta	P1	¿Qué oficio se enseñará y por qué hay trabajo en él?	texto	1500	Sí
Propuesta	P2	Perfil de los jóvenes y cómo se los convoca	texto	1200	Sí
Propuesta	P3	Plan de estudios, horas y docentes	texto	2000	Sí
Propuesta	P4	¿Cómo se acompaña a quienes tienen hijos o viven lejos?	texto	1000	Sí
Propuesta	P5	Empresas aliadas y compromisos	texto	1000	No
Resultados	R1	Meta de egresados y de empleos al año	número		Sí
Resultados	R2	¿Cómo comprobarán que siguen trabajando seis meses después?	texto	900	Sí
Presupuesto	F1	Costo por egresado y su justificación	texto	700	Sí
Presupuesto	F2	Otras fuentes confirmadas o en trámite	texto	500	No
	Nota: el conteo incluye espacios. Las celdas se cierran al llegar al máximo.
`,
  `
Documento	¿Se exige?	Formato
Vigencia de poder	Sí	PDF
Estados financieros 2025	Sí	PDF
Cartas de las empresas	No	PDF
Fotografías del taller	No	JPG
`,
  `
Criterio	Peso
Pertinencia del oficio	30%
Calidad de la formación	30%
Inserción laboral	25%
Costo	15%
Suma	100%
`,
);

export const libroDeHojas: CallFixture = {
  id: 'libro-de-hojas',
  language: 'es',
  shape: 'workbook with several sheets',
  from: 'xlsx',
  pages,
  truth: {
    title: {
      text: 'Convocatoria «Oficios con futuro»',
      at: [1, 2],
    },
    funder: {
      text: 'Fundación Puente Andino',
      at: [1, 1],
    },
    reference: {
      text: 'OCF-27',
      at: [1, 5],
    },
    currency: 'PEN',
    least: {
      value: 20000,
      text: 'Monto mínimo (PEN) 20000',
      at: [1, 7],
    },
    most: {
      value: 95000,
      text: 'Monto máximo (PEN) 95000',
      at: [1, 8],
    },
    deadline: {
      kind: 'stated',
      date: '2027-03-26',
      time: '18:00',
      zone: 'America/Lima',
      text: '26/03/2027 18:00 Hora de Lima',
      at: [1, 6],
    },
    eligibility: [
      {
        text: 'Asociación civil, fundación o instituto de educación',
        at: [1, 15],
        kind: 'legal-form',
        forms: ['association', 'foundation', 'school'],
      },
      {
        text: 'Ubicación Perú',
        at: [1, 16],
        kind: 'country',
        countries: ['PE'],
      },
      {
        text: 'Antigüedad 5 años o más',
        at: [1, 17],
        kind: 'age',
        leastYears: 5,
      },
      {
        text: 'Contrapartida Mínimo 25 % del costo total',
        at: [1, 18],
        kind: 'own-share',
        leastPercent: 25,
      },
      {
        text: 'La subvención no puede ser mayor que la mitad de los ingresos de 2026',
        at: [1, 19],
        kind: 'share-of-income',
        mostPercent: 50,
      },
      {
        text: 'Sector Educación técnica o empleo',
        at: [1, 20],
        kind: 'sector',
        sectors: ['education', 'employment'],
      },
      {
        text: 'Empresas y organismos públicos',
        at: [1, 21],
        kind: 'legal-form',
        forms: ['company', 'public-body'],
        excluded: true,
      },
    ],
    attachments: [
      {
        text: 'Vigencia de poder',
        at: [3, 2],
        required: true,
      },
      {
        text: 'Estados financieros 2025',
        at: [3, 3],
        required: true,
      },
      {
        text: 'Cartas de las empresas',
        at: [3, 4],
        required: false,
      },
      {
        text: 'Fotografías del taller',
        at: [3, 5],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'Pertinencia del oficio',
        at: [4, 2],
        weight: 30,
      },
      {
        text: 'Calidad de la formación',
        at: [4, 3],
        weight: 30,
      },
      {
        text: 'Inserción laboral',
        at: [4, 4],
        weight: 25,
      },
      {
        text: 'Costo',
        at: [4, 5],
        weight: 15,
      },
    ],
    questions: [
      {
        text: 'Nombre completo de la entidad',
        at: [2, 2],
        section: 'Entidad',
        required: true,
      },
      {
        text: 'RUC',
        at: [2, 3],
        section: 'Entidad',
        required: true,
      },
      {
        text: '¿Qué logros de los tres últimos años muestran que pueden ejecutar este proyecto?',
        at: [2, 4],
        section: 'Entidad',
        required: true,
        limit: {
          text: '1800',
          at: [2, 4],
          maximum: 1800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Equipo: nombre, cargo, dedicación',
        at: [2, 5],
        section: 'Entidad',
        required: true,
      },
      {
        text: '¿Qué oficio se enseñará y por qué hay trabajo en él?',
        at: [2, 6],
        section: 'Propuesta',
        required: true,
        limit: {
          text: '1500',
          at: [2, 6],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Perfil de los jóvenes y cómo se los convoca',
        at: [2, 7],
        section: 'Propuesta',
        required: true,
        limit: {
          text: '1200',
          at: [2, 7],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Plan de estudios, horas y docentes',
        at: [2, 8],
        section: 'Propuesta',
        required: true,
        limit: {
          text: '2000',
          at: [2, 8],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Cómo se acompaña a quienes tienen hijos o viven lejos?',
        at: [2, 9],
        section: 'Propuesta',
        required: true,
        limit: {
          text: '1000',
          at: [2, 9],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Empresas aliadas y compromisos',
        at: [2, 10],
        section: 'Propuesta',
        required: false,
        limit: {
          text: '1000',
          at: [2, 10],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Meta de egresados y de empleos al año',
        at: [2, 11],
        section: 'Resultados',
        required: true,
      },
      {
        text: '¿Cómo comprobarán que siguen trabajando seis meses después?',
        at: [2, 12],
        section: 'Resultados',
        required: true,
        limit: {
          text: '900',
          at: [2, 12],
          maximum: 900,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Costo por egresado y su justificación',
        at: [2, 13],
        section: 'Presupuesto',
        required: true,
        limit: {
          text: '700',
          at: [2, 13],
          maximum: 700,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Otras fuentes confirmadas o en trámite',
        at: [2, 14],
        section: 'Presupuesto',
        required: false,
        limit: {
          text: '500',
          at: [2, 14],
          maximum: 500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
    ],
    noQuestions: [
      {
        text: '¿Dudas?',
        at: [1, 12],
      },
      {
        text: '¿Obligatoria?',
        at: [2, 1],
      },
      {
        text: '¿Se exige?',
        at: [3, 1],
      },
    ],
    fields: [],
    otherDates: [
      {
        text: '02/11/2026',
        at: [1, 2],
      },
      {
        text: '14/05/2027',
        at: [1, 10],
      },
    ],
    otherAmounts: [
      {
        text: 'Fondo total (PEN) 1200000',
        at: [1, 9],
      },
    ],
  },
};
