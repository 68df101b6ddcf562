import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
FONDO CONJUNTO PARA MANGLARES Y ARRECIFES
Plantilla de propuesta – subvenciones de pequeña cuantía
Convocatoria	FCMA/CA/2027/01
Región	Golfo de Honduras
Presupuesto	De USD 10 000 a USD 45 000 por organización
Recursos totales	USD 1 350 000
Fecha límite	19 de abril de 2027, 17:00 (hora de Tegucigalpa)
Consultas	hasta el 29 de marzo de 2027, a fcma@manglares.example

INSTRUCCIONES (bórrelas antes de enviar)
Utilice letra de 11 puntos. No modifique los títulos. El texto entre corchetes es una guía.
La propuesta completa, sin anexos, no debe pasar de 12 páginas.

A. REQUISITOS
Organizaciones de base comunitaria y ONG nacionales con personería jurídica
Sede y actividades en Honduras, Guatemala o Belice
Mínimo de cuatro años de trabajo demostrable
Ingresos del último ejercicio: no menos de USD 25 000
Temas: conservación marina, pesca artesanal o turismo comunitario
No participan organismos del Estado, universidades ni empresas
Cofinanciación: se valora, no se exige

B. RESUMEN DEL PROYECTO
Título	[ ]
Organización	[ ]
Duración en meses	[ ]
Monto solicitado	[ ]
Resumen ejecutivo [Máximo 150 palabras. Escríbalo al final.]

C. DESCRIPCIÓN
C.1 Antecedentes de la organización y experiencia en el tema [máximo 300 palabras]
C.2 Problema ambiental que se quiere resolver [máximo 350 palabras; incluya datos y fuentes]
C.3 Objetivo general y objetivos específicos
C.4 ¿Quiénes participan y cuántas personas se benefician, por sexo y edad? [máximo 250 palabras]
C.5 Resultados, productos y actividades
Resultado	Producto	Actividad	Mes de inicio	Mes de fin



C.6 ¿De qué manera toma en cuenta el proyecto los derechos y saberes de los pueblos garífuna y miskito? [máximo 200 palabras]
C.7 Igualdad de género: describa las medidas concretas. [máximo 200 palabras]
C.8 Riesgos y medidas de mitigación
Riesgo	Probabilidad	Impacto	Medida



C.9 Seguimiento, evaluación y gestión del conocimiento [máximo 250 palabras]
C.10 Sostenibilidad: ¿qué quedará cuando termine la subvención? [máximo 200 palabras]
C.11 Comunicación y visibilidad (opcional) [máximo 100 palabras]

D. ANEXOS
1. Certificado de personería jurídica
2. Estados financieros de los dos últimos años
3. Carta de aval de la comunidad
4. Mapa del sitio, si lo hay

E. EVALUACIÓN
Criterio	Puntaje máximo
Capacidad de la organización	20
Pertinencia ambiental	30
Participación e inclusión	25
Viabilidad y presupuesto	25
TOTAL	100

Preguntas habituales: ¿Se puede presentar más de una propuesta? No. ¿Se aceptan firmas electrónicas? Sí.
`,
);

export const nacionesUnidas: CallFixture = {
  id: 'naciones-unidas',
  language: 'es',
  shape: 'UN small grant',
  from: 'docx',
  pages,
  truth: {
    title: {
      text: 'FONDO CONJUNTO PARA MANGLARES Y ARRECIFES',
      at: [1, 1],
    },
    funder: {
      text: 'FONDO CONJUNTO PARA MANGLARES Y ARRECIFES',
      at: [1, 1],
    },
    reference: {
      text: 'FCMA/CA/2027/01',
      at: [1, 3],
    },
    currency: 'USD',
    least: {
      value: 10000,
      text: 'De USD 10 000 a USD 45 000 por organización',
      at: [1, 5],
    },
    most: {
      value: 45000,
      text: 'De USD 10 000 a USD 45 000 por organización',
      at: [1, 5],
    },
    deadline: {
      kind: 'stated',
      date: '2027-04-19',
      time: '17:00',
      zone: 'America/Tegucigalpa',
      text: '19 de abril de 2027, 17:00 (hora de Tegucigalpa)',
      at: [1, 7],
    },
    eligibility: [
      {
        text: 'Organizaciones de base comunitaria y ONG nacionales con personería jurídica',
        at: [1, 15],
        kind: 'legal-form',
        forms: ['community-group', 'non-profit'],
      },
      {
        text: 'Sede y actividades en Honduras, Guatemala o Belice',
        at: [1, 16],
        kind: 'country',
        countries: ['HN', 'GT', 'BZ'],
      },
      {
        text: 'Mínimo de cuatro años de trabajo demostrable',
        at: [1, 17],
        kind: 'age',
        leastYears: 4,
      },
      {
        text: 'Ingresos del último ejercicio: no menos de USD 25 000',
        at: [1, 18],
        kind: 'income',
        least: 25000,
        currency: 'USD',
      },
      {
        text: 'Temas: conservación marina, pesca artesanal o turismo comunitario',
        at: [1, 19],
        kind: 'other',
      },
      {
        text: 'No participan organismos del Estado, universidades ni empresas',
        at: [1, 20],
        kind: 'legal-form',
        forms: ['public-body', 'university', 'company'],
        excluded: true,
      },
    ],
    attachments: [
      {
        text: 'Certificado de personería jurídica',
        at: [1, 52],
        required: true,
      },
      {
        text: 'Estados financieros de los dos últimos años',
        at: [1, 53],
        required: true,
      },
      {
        text: 'Carta de aval de la comunidad',
        at: [1, 54],
        required: true,
      },
      {
        text: 'Mapa del sitio, si lo hay',
        at: [1, 55],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'Capacidad de la organización',
        at: [1, 59],
        weight: 20,
      },
      {
        text: 'Pertinencia ambiental',
        at: [1, 60],
        weight: 30,
      },
      {
        text: 'Participación e inclusión',
        at: [1, 61],
        weight: 25,
      },
      {
        text: 'Viabilidad y presupuesto',
        at: [1, 62],
        weight: 25,
      },
    ],
    questions: [
      {
        text: 'Resumen ejecutivo',
        at: [1, 28],
        section: 'RESUMEN DEL PROYECTO',
        required: true,
        help: {
          text: 'Escríbalo al final.',
          at: [1, 28],
        },
        limit: {
          text: 'Máximo 150 palabras.',
          at: [1, 28],
          maximum: 150,
          unit: 'words',
        },
      },
      {
        text: 'Antecedentes de la organización y experiencia en el tema',
        at: [1, 31],
        section: 'DESCRIPCIÓN',
        required: true,
        limit: {
          text: '[máximo 300 palabras]',
          at: [1, 31],
          maximum: 300,
          unit: 'words',
        },
      },
      {
        text: 'Problema ambiental que se quiere resolver',
        at: [1, 32],
        section: 'DESCRIPCIÓN',
        required: true,
        help: {
          text: 'incluya datos y fuentes',
          at: [1, 32],
        },
        limit: {
          text: 'máximo 350 palabras',
          at: [1, 32],
          maximum: 350,
          unit: 'words',
        },
      },
      {
        text: 'Objetivo general y objetivos específicos',
        at: [1, 33],
        section: 'DESCRIPCIÓN',
        required: true,
      },
      {
        text: '¿Quiénes participan y cuántas personas se benefician, por sexo y edad?',
        at: [1, 34],
        section: 'DESCRIPCIÓN',
        required: true,
        limit: {
          text: '[máximo 250 palabras]',
          at: [1, 34],
          maximum: 250,
          unit: 'words',
        },
      },
      {
        text: 'Resultados, productos y actividades',
        at: [1, 35],
        section: 'DESCRIPCIÓN',
        required: true,
      },
      {
        text: '¿De qué manera toma en cuenta el proyecto los derechos y saberes de los pueblos garífuna y miskito?',
        at: [1, 40],
        section: 'DESCRIPCIÓN',
        required: true,
        limit: {
          text: '[máximo 200 palabras]',
          at: [1, 40],
          maximum: 200,
          unit: 'words',
        },
      },
      {
        text: 'Igualdad de género: describa las medidas concretas.',
        at: [1, 41],
        section: 'DESCRIPCIÓN',
        required: true,
        limit: {
          text: '[máximo 200 palabras]',
          at: [1, 41],
          maximum: 200,
          unit: 'words',
        },
      },
      {
        text: 'Riesgos y medidas de mitigación',
        at: [1, 42],
        section: 'DESCRIPCIÓN',
        required: true,
      },
      {
        text: 'Seguimiento, evaluación y gestión del conocimiento',
        at: [1, 47],
        section: 'DESCRIPCIÓN',
        required: true,
        limit: {
          text: '[máximo 250 palabras]',
          at: [1, 47],
          maximum: 250,
          unit: 'words',
        },
      },
      {
        text: 'Sostenibilidad: ¿qué quedará cuando termine la subvención?',
        at: [1, 48],
        section: 'DESCRIPCIÓN',
        required: true,
        limit: {
          text: '[máximo 200 palabras]',
          at: [1, 48],
          maximum: 200,
          unit: 'words',
        },
      },
      {
        text: 'Comunicación y visibilidad (opcional)',
        at: [1, 49],
        section: 'DESCRIPCIÓN',
        required: false,
        limit: {
          text: '[máximo 100 palabras]',
          at: [1, 49],
          maximum: 100,
          unit: 'words',
        },
      },
    ],
    noQuestions: [
      {
        text: 'Utilice letra de 11 puntos.',
        at: [1, 11],
      },
      {
        text: 'No modifique los títulos.',
        at: [1, 11],
      },
      {
        text: '¿Se puede presentar más de una propuesta?',
        at: [1, 65],
      },
      {
        text: '¿Se aceptan firmas electrónicas?',
        at: [1, 65],
      },
    ],
    fields: [
      {
        text: 'Título\t[ ]',
        at: [1, 24],
      },
      {
        text: 'Organización\t[ ]',
        at: [1, 25],
      },
      {
        text: 'Duración en meses\t[ ]',
        at: [1, 26],
      },
      {
        text: 'Monto solicitado\t[ ]',
        at: [1, 27],
      },
      {
        text: 'Resultado\tProducto\tActividad\tMes de inicio\tMes de fin',
        at: [1, 36],
      },
      {
        text: 'Riesgo\tProbabilidad\tImpacto\tMedida',
        at: [1, 43],
      },
    ],
    otherDates: [
      {
        text: '29 de marzo de 2027',
        at: [1, 8],
      },
    ],
    otherAmounts: [
      {
        text: 'USD 1 350 000',
        at: [1, 6],
      },
    ],
  },
};
