import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
AYUNTAMIENTO DE PEÑARROSA DEL MAR
Área de Participación Ciudadana                              BOP núm. 214
                                                             10/11/2026
BASES REGULADORAS DE LAS SUBVENCIONES A PROYECTOS VECINALES 2027
Expediente PC/SUB/2027/0006

Artículo 1. Objeto
Es objeto de estas bases regular las ayudas a proyectos que fomenten la
convivencia en los barrios del municipio.

Artículo 2. Crédito y cuantía
2.1. El crédito asciende a 180.000,00 euros, con cargo a la aplicación
924.48900 del presupuesto de 2027.
2.2. La cuantía máxima por proyecto es de 9.000,00 euros, sin que pueda
superar el 80 % del coste del proyecto. No se conceden ayudas inferiores a
600,00 euros.

Artículo 3. Beneficiarios
3.1. Podrán ser beneficiarias las asociaciones vecinales y culturales que
estén inscritas en el Registro Municipal desde hace al menos un año.
3.2. Deberán tener su domicilio social en el municipio y hallarse al
corriente de sus obligaciones tributarias y con la Seguridad Social.
3.3. Quedan excluidos los partidos políticos, los sindicatos y los colegios
profesionales.
                              - 1 de 3 -
`,
  `
AYUNTAMIENTO DE PEÑARROSA DEL MAR
Artículo 4. Plazo y lugar de presentación
Las solicitudes se presentarán en la sede electrónica en el plazo de veinte
días hábiles a contar desde el 11 de enero de 2027, es decir, hasta el 5 de
febrero de 2027 inclusive. El plazo para subsanar es de diez días.
¿Qué ocurre si el último día falla la sede? Se ampliará por resolución.

Artículo 5. Documentación
   a) Anexo I, solicitud firmada.
   b) Anexo II, memoria del proyecto.
   c) Estatutos, salvo que ya obren en poder del Ayuntamiento.
   d) Certificado de la cuenta bancaria.

Artículo 6. Criterios de valoración (100 puntos)
   6.1. Interés vecinal: hasta 40 puntos.
   6.2. Participación en el diseño: hasta 25 puntos.
   6.3. Perspectiva de género e inclusión: hasta 20 puntos.
   6.4. Aportación de otros recursos: hasta 15 puntos.

Artículo 7. Resolución y justificación
La resolución se dictará antes del 30 de abril de 2027. La justificación se
presentará antes del 31 de enero de 2028. Los gastos de más de 3.000,00
euros requieren tres presupuestos.
                              - 2 de 3 -
`,
  `
AYUNTAMIENTO DE PEÑARROSA DEL MAR
ANEXO II. MEMORIA DEL PROYECTO
Entidad: .......................................  CIF: ..................
Denominación del proyecto: ..............................................
1.- Fines de la entidad y número de socios.
2.- Justificación. ¿Por qué es necesario el proyecto en el barrio?
    (máximo 1.500 caracteres con espacios)
3.- Objetivos.
    (máximo 800 caracteres con espacios)
4.- Descripción de las actividades, con calendario y lugar.
    (máximo 3.000 caracteres con espacios)
5.- Personas destinatarias y forma de llegar a las que no suelen participar.
    (máximo 1.000 caracteres con espacios)
6.- Participación: ¿quién ha ideado el proyecto y cómo se decidirá durante
su ejecución?
    (máximo 1.000 caracteres con espacios)
7.- Medidas de igualdad entre mujeres y hombres.
    (máximo 800 caracteres con espacios)
8.- Evaluación: indicadores previstos.
9.- Presupuesto desglosado de gastos e ingresos.
10.- Observaciones (rellenar solo si procede).
En Peñarrosa del Mar, a ...... de .................... de 2027
Fdo.: .....................................
Protección de datos: ¿quién es el responsable? El Ayuntamiento.
                              - 3 de 3 -
`,
);

export const ayuntamientoBases: CallFixture = {
  id: 'ayuntamiento-bases',
  language: 'es',
  shape: 'council rules in articles',
  from: 'pdf',
  pages,
  truth: {
    title: {
      text: 'BASES REGULADORAS DE LAS SUBVENCIONES A PROYECTOS VECINALES 2027',
      at: [1, 4],
    },
    funder: {
      text: 'AYUNTAMIENTO DE PEÑARROSA DEL MAR',
      at: [1, 1],
    },
    reference: {
      text: 'PC/SUB/2027/0006',
      at: [1, 5],
    },
    currency: 'EUR',
    least: {
      value: 600,
      text: 'No se conceden ayudas inferiores a 600,00 euros.',
      at: [1, 15],
    },
    most: {
      value: 9000,
      text: 'La cuantía máxima por proyecto es de 9.000,00 euros',
      at: [1, 14],
    },
    deadline: {
      kind: 'stated',
      date: '2027-02-05',
      text: 'hasta el 5 de febrero de 2027 inclusive',
      at: [2, 4],
    },
    eligibility: [
      {
        text: 'sin que pueda superar el 80 % del coste del proyecto',
        at: [1, 14],
        kind: 'own-share',
        leastPercent: 20,
      },
      {
        text: 'Podrán ser beneficiarias las asociaciones vecinales y culturales que estén inscritas en el Registro Municipal desde hace al menos un año.',
        at: [1, 19],
        kind: 'legal-form',
        forms: ['association'],
      },
      {
        text: 'que estén inscritas en el Registro Municipal desde hace al menos un año.',
        at: [1, 19],
        kind: 'age',
        leastYears: 1,
      },
      {
        text: 'Deberán tener su domicilio social en el municipio y hallarse al corriente de sus obligaciones tributarias y con la Seguridad Social.',
        at: [1, 21],
        kind: 'other',
      },
      {
        text: 'Quedan excluidos los partidos políticos, los sindicatos y los colegios profesionales.',
        at: [1, 23],
        kind: 'legal-form',
        forms: ['party'],
        excluded: true,
      },
    ],
    attachments: [
      {
        text: 'Anexo I, solicitud firmada.',
        at: [2, 9],
        required: true,
      },
      {
        text: 'Anexo II, memoria del proyecto.',
        at: [2, 10],
        required: true,
      },
      {
        text: 'Estatutos, salvo que ya obren en poder del Ayuntamiento.',
        at: [2, 11],
        required: true,
      },
      {
        text: 'Certificado de la cuenta bancaria.',
        at: [2, 12],
        required: true,
      },
    ],
    criteria: [
      {
        text: 'Interés vecinal: hasta 40 puntos.',
        at: [2, 15],
        weight: 40,
      },
      {
        text: 'Participación en el diseño: hasta 25 puntos.',
        at: [2, 16],
        weight: 25,
      },
      {
        text: 'Perspectiva de género e inclusión: hasta 20 puntos.',
        at: [2, 17],
        weight: 20,
      },
      {
        text: 'Aportación de otros recursos: hasta 15 puntos.',
        at: [2, 18],
        weight: 15,
      },
    ],
    questions: [
      {
        text: 'Fines de la entidad y número de socios.',
        at: [3, 5],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
      },
      {
        text: 'Justificación. ¿Por qué es necesario el proyecto en el barrio?',
        at: [3, 6],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
        limit: {
          text: '(máximo 1.500 caracteres con espacios)',
          at: [3, 7],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Objetivos.',
        at: [3, 8],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
        limit: {
          text: '(máximo 800 caracteres con espacios)',
          at: [3, 9],
          maximum: 800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Descripción de las actividades, con calendario y lugar.',
        at: [3, 10],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
        limit: {
          text: '(máximo 3.000 caracteres con espacios)',
          at: [3, 11],
          maximum: 3000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Personas destinatarias y forma de llegar a las que no suelen participar.',
        at: [3, 12],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
        limit: {
          text: '(máximo 1.000 caracteres con espacios)',
          at: [3, 13],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Participación: ¿quién ha ideado el proyecto y cómo se decidirá durante su ejecución?',
        at: [3, 14],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
        limit: {
          text: '(máximo 1.000 caracteres con espacios)',
          at: [3, 16],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Medidas de igualdad entre mujeres y hombres.',
        at: [3, 17],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
        limit: {
          text: '(máximo 800 caracteres con espacios)',
          at: [3, 18],
          maximum: 800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Evaluación: indicadores previstos.',
        at: [3, 19],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
      },
      {
        text: 'Presupuesto desglosado de gastos e ingresos.',
        at: [3, 20],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: true,
      },
      {
        text: 'Observaciones (rellenar solo si procede).',
        at: [3, 21],
        section: 'ANEXO II. MEMORIA DEL PROYECTO',
        required: false,
      },
    ],
    noQuestions: [
      {
        text: '¿Qué ocurre si el último día falla la sede?',
        at: [2, 6],
      },
      {
        text: '¿quién es el responsable?',
        at: [3, 24],
      },
      {
        text: 'Artículo 1. Objeto',
        at: [1, 7],
      },
    ],
    fields: [
      {
        text: 'Entidad: ....',
        at: [3, 3],
      },
      {
        text: 'Denominación del proyecto: ....',
        at: [3, 4],
      },
    ],
    otherDates: [
      {
        text: '10/11/2026',
        at: [1, 3],
      },
      {
        text: '11 de enero de 2027',
        at: [2, 4],
      },
      {
        text: '30 de abril de 2027',
        at: [2, 21],
      },
      {
        text: '31 de enero de 2028',
        at: [2, 22],
      },
    ],
    otherAmounts: [
      {
        text: '180.000,00 euros',
        at: [1, 12],
      },
      {
        text: '3.000,00',
        at: [2, 22],
      },
    ],
  },
};
