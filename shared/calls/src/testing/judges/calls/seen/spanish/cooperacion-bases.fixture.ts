import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
BOLETÍN DE COOPERACIÓN                                  Núm. 114   Pág. 1
Instituto Regional de Cooperación
Bases de la convocatoria de subvenciones a proyectos de agua y saneamiento
Expediente IRC/AGUA/2027-05
Primera. Objeto y cuantía
La partida presupuestaria asciende a 1.750.000 euros. La subvención por
proyecto será como mínimo de 40.000 euros y como máximo de 120.000
euros. La entidad aportará al menos el 25 % del coste del proyecto.
Segunda. Plazos
El plazo de presentación comienza el 18 de enero de 2027 y termina el
26 de febrero de 2027, a las 15 horas (hora de Madrid). La subsanación se hará en
los diez días siguientes. Los proyectos empezarán antes del 1 de octubre
de 2027.
Tercera. Requisitos
a) Ser entidad sin fines de lucro.
b) Estar constituida al menos tres años antes de la publicación.
c) Ejecutar el proyecto en Guatemala, Honduras o Nicaragua.
d) Hallarse al corriente de sus obligaciones tributarias.
e) Acreditar actividad en agua y saneamiento.
f) No podrán ser beneficiarias las personas físicas.
La convocatoria anterior, con plazo hasta el 27 de febrero de 2026, recibió
83 solicitudes y concedió 19. ¿Qué aprendimos? Que los sistemas sin comité de
agua dejan de funcionar antes de tres años. Se recomienda leer la evaluación
externa, de 120 páginas, y su resumen de 500 palabras.
La ayuda se paga en dos plazos: el 80 % a la firma y el 20 % tras el informe
final, que se entrega en los tres meses siguientes a la terminación. Los gastos
indirectos no superan el 8 %. Los gastos de personal expatriado no superan
15.000 euros.
Cuarta. ¿Cómo se presentan las solicitudes? Solo por la sede electrónica.
BOLETÍN DE COOPERACIÓN                                  Núm. 114   Pág. 1
`,
  `
BOLETÍN DE COOPERACIÓN                                  Núm. 114   Pág. 2
ANEXO I. FORMULARIO DEL PROYECTO
1. Resumen del proyecto (máximo 250 palabras)
2. Contexto y justificación: ¿qué problema existe y a quién afecta?
   (máximo 500 palabras)
3. Describa la población destinataria, desagregada por sexo y edad.
   (máximo 300 palabras)
4. Objetivos, resultados e indicadores
   Adjunte la matriz del marco lógico.
5. Describa las actividades y el crono-
grama. (no más de 600 palabras)
6. Explique cómo se incorporan los enfoques de género, de derechos y
BOLETÍN DE COOPERACIÓN                                  Núm. 114   Pág. 2
`,
  `
BOLETÍN DE COOPERACIÓN                                  Núm. 114   Pág. 3
 de medio ambiente. (no más de 400 palabras)
7. ¿Quién operará y mantendrá los sistemas de agua al terminar?
   (no más de 300 palabras)
8. Riesgos y medidas previstas       (media página)
9. Capacidad de la entidad y de su contraparte local
   (no más de 350 palabras)
ANEXO II. BAREMO
   Pertinencia                     30 puntos
   Coherencia interna              30 puntos
   Viabilidad                      20 puntos
   Capacidad de la entidad         20 puntos
   La puntuación mínima es de 60 puntos.
   ¿Es pertinente el proyecto respecto de las necesidades?  0-10
   ¿Son realistas los plazos?                               0-10
ANEXO III. DOCUMENTACIÓN
   - Acta de constitución y estatutos
   - Certificado tributario
   - Marco lógico
   - Convenio con la contraparte
BOLETÍN DE COOPERACIÓN                                  Núm. 114   Pág. 3
`,
);

export const cooperacionBases: CallFixture = {
  id: 'cooperacion-bases',
  language: 'es',
  shape: 'public notice with bases',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Bases de la convocatoria de subvenciones a proyectos de agua y saneamiento', at: [1, 3] },
    funder: { text: 'Instituto Regional de Cooperación', at: [1, 2] },
    reference: { text: 'IRC/AGUA/2027-05', at: [1, 4] },
    currency: 'EUR',
    least: { value: 40000, text: '40.000 euros', at: [1, 7] },
    most: { value: 120000, text: '120.000 euros', at: [1, 7] },
    deadline: {
      kind: 'stated',
      date: '2027-02-26',
      time: '15:00',
      zone: 'Europe/Madrid',
      text: '26 de febrero de 2027, a las 15 horas (hora de Madrid)',
      at: [1, 11],
    },
    eligibility: [
      {
        text: 'La entidad aportará al menos el 25 % del coste del proyecto.',
        at: [1, 8],
        kind: 'own-share',
        leastPercent: 25,
      },
      { text: 'Ser entidad sin fines de lucro.', at: [1, 15], kind: 'legal-form', forms: ['non-profit'] },
      {
        text: 'Estar constituida al menos tres años antes de la publicación.',
        at: [1, 16],
        kind: 'age',
        leastYears: 3,
      },
      {
        text: 'Ejecutar el proyecto en Guatemala, Honduras o Nicaragua.',
        at: [1, 17],
        kind: 'country',
        countries: ['GT', 'HN', 'NI'],
      },
      { text: 'Hallarse al corriente de sus obligaciones tributarias.', at: [1, 18], kind: 'other' },
      {
        text: 'Acreditar actividad en agua y saneamiento.',
        at: [1, 19],
        kind: 'sector',
        sectors: ['water', 'sanitation'],
      },
      {
        text: 'No podrán ser beneficiarias las personas físicas.',
        at: [1, 20],
        kind: 'legal-form',
        forms: ['individual'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'Acta de constitución y estatutos', at: [3, 17], required: true },
      { text: 'Certificado tributario', at: [3, 18], required: true },
      { text: 'Marco lógico', at: [3, 19], required: true },
      { text: 'Convenio con la contraparte', at: [3, 20], required: true },
    ],
    criteria: [
      { text: 'Pertinencia', at: [3, 9], weight: 30 },
      { text: 'Coherencia interna', at: [3, 10], weight: 30 },
      { text: 'Viabilidad', at: [3, 11], weight: 20 },
      { text: 'Capacidad de la entidad', at: [3, 12], weight: 20 },
    ],
    questions: [
      {
        text: 'Resumen del proyecto',
        at: [2, 3],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        limit: { text: '(máximo 250 palabras)', at: [2, 3], maximum: 250, unit: 'words' },
      },
      {
        text: 'Contexto y justificación: ¿qué problema existe y a quién afecta?',
        at: [2, 4],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        limit: { text: '(máximo 500 palabras)', at: [2, 5], maximum: 500, unit: 'words' },
      },
      {
        text: 'Describa la población destinataria, desagregada por sexo y edad.',
        at: [2, 6],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        limit: { text: '(máximo 300 palabras)', at: [2, 7], maximum: 300, unit: 'words' },
      },
      {
        text: 'Objetivos, resultados e indicadores',
        at: [2, 8],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        help: { text: 'Adjunte la matriz del marco lógico.', at: [2, 9] },
      },
      {
        text: 'Describa las actividades y el cronograma.',
        at: [2, 10],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        limit: { text: '(no más de 600 palabras)', at: [2, 11], maximum: 600, unit: 'words' },
      },
      {
        text: 'Explique cómo se incorporan los enfoques de género, de derechos y de medio ambiente.',
        at: [2, 12],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        interrupted: true,
        limit: { text: '(no más de 400 palabras)', at: [3, 2], maximum: 400, unit: 'words' },
      },
      {
        text: '¿Quién operará y mantendrá los sistemas de agua al terminar?',
        at: [3, 3],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        limit: { text: '(no más de 300 palabras)', at: [3, 4], maximum: 300, unit: 'words' },
      },
      {
        text: 'Riesgos y medidas previstas',
        at: [3, 5],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        uncountable: { text: '(media página)', at: [3, 5] },
      },
      {
        text: 'Capacidad de la entidad y de su contraparte local',
        at: [3, 6],
        section: 'FORMULARIO DEL PROYECTO',
        required: true,
        limit: { text: '(no más de 350 palabras)', at: [3, 7], maximum: 350, unit: 'words' },
      },
    ],
    noQuestions: [
      { text: '¿Qué aprendimos?', at: [1, 22] },
      { text: '¿Cómo se presentan las solicitudes?', at: [1, 29] },
      { text: '¿Es pertinente el proyecto respecto de las necesidades?', at: [3, 14] },
      { text: '¿Son realistas los plazos?', at: [3, 15] },
    ],
    fields: [],
    otherDates: [
      { text: '18 de enero de 2027', at: [1, 10] },
      { text: '1 de octubre de 2027', at: [1, 12] },
      { text: '27 de febrero de 2026', at: [1, 21] },
    ],
    otherAmounts: [
      { text: '1.750.000 euros', at: [1, 6] },
      { text: '15.000 euros', at: [1, 28] },
    ],
  },
};
