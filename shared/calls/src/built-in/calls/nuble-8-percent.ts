import { builtInCall } from '../built-in-call.ts';

const data = '3. Datos específicos';
const project = '4. Formulación del proyecto';

export const nuble8Percent = builtInCall({
  id: 'nuble-vinculacion-8-2025',
  language: 'es',
  sources: [
    {
      publication:
        'Instructivo General, Concurso de Vinculación con la Comunidad 8 % 2025, Gobierno Regional de Ñuble (transcription: github.com/felix-gore/custom_gpts, kb_gn_028)',
      date: '2025-07',
      gives: 'questions, order, eligibility, documents, criteria, largest amounts of the social fund',
    },
  ],
  unsure: [
    'The form has limits that the instructions do not give: they are left out.',
    'The largest amount is that of the social fund for organizations of the base; other funds and kinds of organizations have others.',
    'Applications are open for thirty days from a day that a resolution sets; it is left out.',
  ],
  fields: {
    name: 'Concurso de Vinculación con la Comunidad 8 % – Fondo Social e Inclusión',
    funder: 'Gobierno Regional de Ñuble (Chile)',
    reference: 'Concurso 8 % FNDR 2025',
    publication: 'https://www.goredenuble.cl – Instructivo General, Concurso 8 % 2025',
    currency: 'CLP',
    mostAmount: 3_500_000,
  },
  questions: [
    {
      text: '¿Qué objetivos tiene la institución, según sus estatutos?',
      section: data,
      sectionKey: 'team',
    },
    {
      text: '¿Qué experiencia tiene en el área a la que postula?',
      section: data,
      sectionKey: 'team',
    },
    {
      text: 'Monto que se solicita',
      help: 'El mismo en la carta y en el presupuesto.',
      section: data,
      sectionKey: 'budget',
    },
    { text: 'Objetivo general de la iniciativa', section: project, sectionKey: 'impact' },
    {
      text: '¿Obtuvo la organización fondos del 8 % en los dos años anteriores?',
      help: 'Quien no los obtuvo recibe 20 puntos.',
      section: project,
      sectionKey: 'team',
    },
    {
      text: 'Número de personas beneficiarias directas e indirectas',
      section: project,
      sectionKey: 'impact',
    },
    {
      text: 'Cronograma de actividades',
      help: 'Ocho meses como máximo, con la rendición de cuentas.',
      section: project,
      sectionKey: 'timeline',
    },
    { text: 'Desarrollo de la iniciativa', section: project, sectionKey: 'methodology' },
    { text: '¿Cómo es la población que se beneficia?', section: project, sectionKey: 'impact' },
    {
      text: '¿Cómo se dará a conocer la iniciativa?',
      help: 'Obligatorio: entre el 3 % y el 10 % del presupuesto.',
      section: project,
      sectionKey: 'methodology',
    },
    {
      text: 'Presupuesto',
      help: 'En la planilla oficial: equipamiento, gestión y producción, honorarios, difusión.',
      section: '5. Presupuesto',
      sectionKey: 'budget',
    },
  ],
  eligibility: [
    {
      text: 'Instituciones privadas sin fines de lucro y organizaciones comunitarias',
      kind: 'legal_form',
      value: 'non-profit organization, community group',
    },
    { text: 'Al menos dos años desde su constitución', kind: 'age', value: '2 years' },
    { text: 'Domicilio en la Región de Ñuble', kind: 'country', value: 'Chile' },
    { text: 'Experiencia demostrada en el área', kind: 'other' },
    { text: 'Sin rendiciones pendientes con el Gobierno Regional', kind: 'other' },
    { text: 'Una sola iniciativa por organización', kind: 'other' },
    { text: 'No se financian iniciativas que solo compran equipamiento', kind: 'other', isExclusion: true },
  ],
  attachments: [
    { name: 'Carta de solicitud de recursos', kind: 'letter' },
    { name: 'Carta de aceptación de los términos', kind: 'letter' },
    { name: 'Carta de presentación y experiencia', kind: 'letter' },
    { name: 'Certificado de directorio vigente, de 30 días como máximo', kind: 'registration' },
    { name: 'RUT de la institución', kind: 'registration' },
    { name: 'Cédula del representante legal, por ambos lados', kind: 'people' },
    { name: 'Inscripción en el registro de receptores de fondos públicos', kind: 'registration' },
    { name: 'Comprobante de la cuenta bancaria', kind: 'other' },
    { name: 'Dos declaraciones juradas sobre restricciones', kind: 'other' },
    { name: 'Carta de compromiso de prevención', kind: 'policy' },
    { name: 'Una cotización por ítem', kind: 'budget' },
    { name: 'Planilla de presupuesto', kind: 'budget' },
    { name: 'Carta de apoyo y permiso de uso del espacio público', kind: 'letter', required: false },
  ],
  criteria: [
    { text: 'Sin fondos del 8 % en los dos años anteriores', weight: 20 },
    { text: 'Coherencia del proyecto con el presupuesto', weight: 20 },
    { text: 'Presupuesto detallado y con cotizaciones', weight: 20 },
    { text: 'Población beneficiaria descrita con claridad', weight: 20 },
    { text: 'Estrategia de difusión', weight: 20 },
  ],
});
