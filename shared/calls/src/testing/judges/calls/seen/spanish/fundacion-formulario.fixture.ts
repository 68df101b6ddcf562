import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Inicio > Convocatorias > Solicitud
Su sesión caduca en 29 minutos
Convocatoria Semillas de Barrio 2027
Fundación Puente Alto
Código: SB-2027

¿Cuánto?
Ayudas de 6.000 a 18.000 € por proyecto. Dotación de la convocatoria: 250.000 €.
La Fundación financia hasta el 80 % del coste total.
¿Cuándo?
Plazo: hasta el 20 de marzo de 2027 a las 14:00 (hora peninsular).
Apertura: 1 de febrero de 2027. Resolución: antes del 15 de junio de 2027.
¿Quién?
- Asociaciones, fundaciones y otras entidades sin ánimo de lucro
- con sede y actividad en España
- con una antigüedad mínima de dos años
- cuyos ingresos anuales no superen los 500.000 €
Quedan excluidas las administraciones públicas y los partidos políticos.

Los campos con * son obligatorios.
A. La entidad
Nombre de la entidad *
CIF *
¿A qué se dedica la entidad y desde cuándo? *
Máximo 1.000 caracteres con espacios
¿Qué experiencia tiene en proyectos con vecinos? *
Máximo 1.200 caracteres con espacios

B. El proyecto
Título *
Describa el barrio y la necesidad que atiende el proyecto. *
Use datos propios o de fuentes oficiales e indique el año.
Máximo 2.000 caracteres con espacios
¿Qué va a hacer? Explique las actividades por meses. *
Máximo 2.500 caracteres con espacios
¿Quiénes participan y cómo se ha contado con ellos? *
Máximo 1.200 caracteres con espacios
¿Qué resultados espera y cómo los va a medir? *
Máximo 1.500 caracteres con espacios
¿Colabora con otras entidades? ¿Cuáles? (opcional)
Máximo 600 caracteres con espacios

C. El presupuesto
Importe solicitado *
Desglose los gastos por partidas. *
Máximo 1.000 caracteres con espacios

D. Documentos
- Estatutos *
- Últimas cuentas aprobadas *
- Memoria de actividades (opcional)

Preguntas frecuentes
¿Puedo presentar más de un proyecto? No.
¿Se financian sueldos? Sí, hasta la mitad.
¿Qué pasa si se corta la conexión? Lo escrito se guarda.
¿Para qué usamos sus datos? Lea el aviso legal.
`,
);

export const fundacionFormulario: CallFixture = {
  id: 'fundacion-formulario',
  language: 'es',
  shape: 'foundation web form',
  from: 'pasted',
  pages,
  truth: {
    title: { text: 'Convocatoria Semillas de Barrio 2027', at: [1, 3] },
    funder: { text: 'Fundación Puente Alto', at: [1, 4] },
    reference: { text: 'SB-2027', at: [1, 5] },
    currency: 'EUR',
    least: { value: 6000, text: 'de 6.000 a 18.000 €', at: [1, 8] },
    most: { value: 18000, text: 'de 6.000 a 18.000 €', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-03-20',
      time: '14:00',
      zone: 'Europe/Madrid',
      text: 'hasta el 20 de marzo de 2027 a las 14:00 (hora peninsular)',
      at: [1, 11],
    },
    eligibility: [
      {
        text: 'La Fundación financia hasta el 80 % del coste total.',
        at: [1, 9],
        kind: 'own-share',
        leastPercent: 20,
      },
      {
        text: 'Asociaciones, fundaciones y otras entidades sin ánimo de lucro',
        at: [1, 14],
        kind: 'legal-form',
        forms: ['non-profit', 'association', 'foundation'],
      },
      { text: 'con sede y actividad en España', at: [1, 15], kind: 'country', countries: ['ES'] },
      { text: 'con una antigüedad mínima de dos años', at: [1, 16], kind: 'age', leastYears: 2 },
      {
        text: 'cuyos ingresos anuales no superen los 500.000 €',
        at: [1, 17],
        kind: 'income',
        most: 500000,
        currency: 'EUR',
      },
      {
        text: 'las administraciones públicas y los partidos políticos',
        at: [1, 18],
        kind: 'legal-form',
        forms: ['public-body', 'party'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'Estatutos', at: [1, 49], required: true },
      { text: 'Últimas cuentas aprobadas', at: [1, 50], required: true },
      { text: 'Memoria de actividades', at: [1, 51], required: false },
    ],
    criteria: [],
    questions: [
      {
        text: '¿A qué se dedica la entidad y desde cuándo?',
        at: [1, 24],
        section: 'La entidad',
        required: true,
        limit: {
          text: 'Máximo 1.000 caracteres con espacios',
          at: [1, 25],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Qué experiencia tiene en proyectos con vecinos?',
        at: [1, 26],
        section: 'La entidad',
        required: true,
        limit: {
          text: 'Máximo 1.200 caracteres con espacios',
          at: [1, 27],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Describa el barrio y la necesidad que atiende el proyecto.',
        at: [1, 31],
        section: 'El proyecto',
        required: true,
        help: { text: 'Use datos propios o de fuentes oficiales e indique el año.', at: [1, 32] },
        limit: {
          text: 'Máximo 2.000 caracteres con espacios',
          at: [1, 33],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Qué va a hacer? Explique las actividades por meses.',
        at: [1, 34],
        section: 'El proyecto',
        required: true,
        limit: {
          text: 'Máximo 2.500 caracteres con espacios',
          at: [1, 35],
          maximum: 2500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Quiénes participan y cómo se ha contado con ellos?',
        at: [1, 36],
        section: 'El proyecto',
        required: true,
        limit: {
          text: 'Máximo 1.200 caracteres con espacios',
          at: [1, 37],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Qué resultados espera y cómo los va a medir?',
        at: [1, 38],
        section: 'El proyecto',
        required: true,
        limit: {
          text: 'Máximo 1.500 caracteres con espacios',
          at: [1, 39],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: '¿Colabora con otras entidades? ¿Cuáles?',
        at: [1, 40],
        section: 'El proyecto',
        required: false,
        limit: {
          text: 'Máximo 600 caracteres con espacios',
          at: [1, 41],
          maximum: 600,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      { text: 'Importe solicitado', at: [1, 44], section: 'El presupuesto', required: true },
      {
        text: 'Desglose los gastos por partidas.',
        at: [1, 45],
        section: 'El presupuesto',
        required: true,
        limit: {
          text: 'Máximo 1.000 caracteres con espacios',
          at: [1, 46],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
    ],
    noQuestions: [
      { text: '¿Cuánto?', at: [1, 7] },
      { text: '¿Cuándo?', at: [1, 10] },
      { text: '¿Quién?', at: [1, 13] },
      { text: '¿Puedo presentar más de un proyecto?', at: [1, 54] },
      { text: '¿Se financian sueldos?', at: [1, 55] },
      { text: '¿Qué pasa si se corta la conexión?', at: [1, 56] },
      { text: '¿Para qué usamos sus datos?', at: [1, 57] },
    ],
    fields: [
      { text: 'Nombre de la entidad *', at: [1, 22] },
      { text: 'CIF *', at: [1, 23] },
      { text: 'Título *', at: [1, 30] },
    ],
    otherDates: [
      { text: '1 de febrero de 2027', at: [1, 12] },
      { text: 'antes del 15 de junio de 2027', at: [1, 12] },
    ],
    otherAmounts: [{ text: '250.000 €', at: [1, 8] }],
  },
};
