import { readCall } from '../read-call.ts';

const about = {
  en: 'The council will support the work of groups that are in need of a grant for the year.',
  fr: 'Le fonds soutient les associations qui sont dans la région et pour une année.',
  es: 'El fondo apoya a las organizaciones de la región que no tienen fines de lucro y por un año.',
  pt: 'O fundo apoia as organizações da região que não têm fins lucrativos e por um ano.',
};
type Language = keyof typeof about;
const fieldsIn = (language: Language, ...lines: string[]) =>
  readCall([[about[language], '', ...lines]]).findings.flatMap((finding) =>
    'fields' in finding ? [finding.fields] : [],
  );

/** Lines of a call, and day, hour and zone of its deadline. */
const deadlines: [Language, string[], string][] = [
  [
    'en',
    [
      'Opening date      1 March 2027',
      'Closing date      15 May 2027, 5pm (EAT)',
      'Decision          30 June 2027',
    ],
    '2027-05-15 17:00 Africa/Nairobi',
  ],
  [
    'en',
    ['Launch webinar: 1 March 2027', 'Proposals due: 15 May 2027 at 12 noon Kampala time'],
    '2027-05-15 12:00 Africa/Kampala',
  ],
  [
    'en',
    ['Applications must be in by 5:30 p.m. on Tuesday 4 May 2027. Projects must start by 1 July 2027.'],
    '2027-05-04 17:30',
  ],
  ['en', ['The last day to apply is 4 May 2027; interviews are on 20 May 2027.'], '2027-05-04'],
  [
    'en',
    ['Concept notes are accepted until 4 May 2027, 16:00 GMT. Full proposals are invited in July 2027.'],
    '2027-05-04 16:00 UTC',
  ],
  ['en', ['Please apply by midnight (Eastern Time) on May 14, 2027.'], '2027-05-14  America/New_York'],
  ['en', ['We must receive your form no later than 1700 hours on 14 May 2027.'], '2027-05-14 17:00'],
  [
    'en',
    ['Deadline', '14 May 2027, 23:59 CET', 'Results', '30 June 2027'],
    '2027-05-14 23:59 Europe/Brussels',
  ],
  [
    'fr',
    [
      'Lancement de l’appel : 1er mars 2027',
      'Clôture des candidatures : 14 mai 2027 à 18 h, heure d’Abidjan',
    ],
    '2027-05-14 18:00 Africa/Abidjan',
  ],
  [
    'fr',
    ['Les demandes doivent nous parvenir avant le 14 mai 2027 à minuit (heure de Dakar).'],
    '2027-05-14  Africa/Dakar',
  ],
  ['fr', ['Envoi des dossiers jusqu’au 14/05/2027 inclus. Réponse le 30/06/2027.'], '2027-05-14'],
  [
    'fr',
    ['Le dépôt des projets se termine le vendredi 14 mai 2027 à 17h30 (heure belge).'],
    '2027-05-14 17:30 Europe/Brussels',
  ],
  ['fr', ['Date butoir : 14.05.2027', 'Jury : 10.06.2027'], '2027-05-14'],
  [
    'es',
    [
      'Apertura: 1 de marzo de 2027',
      'Cierre: 14 de mayo de 2027, 17h00 (hora de Quito)',
      'Resultados: 30 de junio de 2027',
    ],
    '2027-05-14 17:00 America/Guayaquil',
  ],
  [
    'es',
    ['Las solicitudes se reciben hasta el 14 de mayo de 2027 a las 16h00, hora boliviana.'],
    '2027-05-14 16:00 America/La_Paz',
  ],
  [
    'es',
    ['El último día para postular es el 14 de mayo de 2027. Los proyectos inician el 1 de julio de 2027.'],
    '2027-05-14',
  ],
  [
    'es',
    ['La convocatoria estará abierta hasta las 23:59 horas del 14 de mayo de 2027 (hora de Bogotá).'],
    '2027-05-14 23:59 America/Bogota',
  ],
  [
    'es',
    ['Envíen su propuesta antes del 14/05/2027 a las 12 m. Consultas hasta el 30/04/2027.'],
    '2027-05-14 12:00',
  ],
  [
    'pt',
    [
      'Abertura: 1 de março de 2027',
      'Encerramento: 14 de maio de 2027, às 18h (hora de Maputo)',
      'Resultados: 30 de junho de 2027',
    ],
    '2027-05-14 18:00 Africa/Maputo',
  ],
  [
    'pt',
    ['As candidaturas terminam ao meio-dia (hora de Lisboa) de 14 de maio de 2027.'],
    '2027-05-14 12:00 Europe/Lisbon',
  ],
  ['pt', ['Recebemos pedidos até 14/05/2027. Os projetos começam em 1 de julho de 2027.'], '2027-05-14'],
  [
    'pt',
    ['O prazo para envio de propostas termina no dia 14 de maio de 2027, às 23h59, horário de Brasília.'],
    '2027-05-14 23:59 America/Sao_Paulo',
  ],
];

/** Lines of a call, and the least and the most of a grant. */
const amounts: [Language, string[], string][] = [
  [
    'en',
    ['Total budget of the call: EUR 2,000,000', 'Grant per project: EUR 20,000 to EUR 60,000'],
    '20000-60000 EUR',
  ],
  ['en', ['You can ask for £5,000 or more, up to a maximum of £50,000.'], '5000-50000 GBP'],
  [
    'en',
    ['Award ceiling: $75,000', 'Award floor: $25,000', 'Total available funding: $1,500,000'],
    '25000-75000 USD',
  ],
  ['en', ['The smallest grant is £500 and the largest £4,000. We gave £80,000 last year.'], '500-4000 GBP'],
  [
    'en',
    ['Grants of up to KSh 1,500,000 are available. Salaries of at most KSh 200,000 may be included.'],
    '-1500000 KES',
  ],
  ['en', ['No grant will be less than USD 10,000 or more than USD 40,000.'], '10000-40000 USD'],
  ['en', ['Funding of between £2,000 and £8,000 is available for up to 12 months.'], '2000-8000 GBP'],
  ['fr', ['Enveloppe totale : 600 k€', 'Par projet : de 10 à 50 k€'], '10000-50000 EUR'],
  ['fr', ['La subvention est de 2 000 € au minimum et de 9 000 € au maximum.'], '2000-9000 EUR'],
  ['fr', ['Le soutien va de 2 à 10 millions de F CFA.'], '2000000-10000000 XOF'],
  ['fr', ['Chaque projet peut recevoir jusqu’à 15 000 €. En 2026, 200 000 € ont été versés.'], '-15000 EUR'],
  ['es', ['Fondo total: CLP 180.000.000', 'Por proyecto: hasta CLP 15.000.000'], '-15000000 CLP'],
  [
    'es',
    ['Apoyo por iniciativa: entre Bs 35.000 y Bs 140.000. En 2026 se entregó Bs 1.120.000.'],
    '35000-140000 BOB',
  ],
  ['es', ['Se financiarán proyectos desde USD 8,000 hasta USD 25,000.'], '8000-25000 USD'],
  ['es', ['La ayuda mínima es de 1.000 € y la máxima de 6.000 €.'], '1000-6000 EUR'],
  [
    'pt',
    ['A dotação total é de 300 000 euros. Cada projeto recebe no mínimo 8 mil e no máximo 40 mil euros.'],
    '8000-40000 EUR',
  ],
  [
    'pt',
    ['Valor por projeto: de R$ 30.000,00 a R$ 80.000,00', 'Valor total: R$ 1.200.000,00'],
    '30000-80000 BRL',
  ],
  ['pt', ['O fundo apoia iniciativas entre 200.000,00 MT e 900.000,00 MT.'], '200000-900000 MZN'],
  ['pt', ['Cada apoio varia entre 300 mil e 1,5 milhões de meticais.'], '300000-1500000 MZN'],
];

test.each(deadlines)('%s: the deadline of %j', (language, lines, wanted) => {
  const found = fieldsIn(language, ...lines).filter(({ deadlineDay }) => deadlineDay);
  expect(
    found.map(({ deadlineDay, deadlineTime = '', deadlineZone = '' }) =>
      [deadlineDay, deadlineTime, deadlineZone].join(' ').trim(),
    ),
  ).toEqual([wanted]);
});

test.each(amounts)('%s: the grant of %j', (language, lines, wanted) => {
  const { leastAmount = '', mostAmount = '', currency } = Object.assign({}, ...fieldsIn(language, ...lines));
  expect(`${leastAmount}-${mostAmount} ${currency}`).toBe(wanted);
});

test('a search of words says the same each time', () => {
  const lines = ['A Fundação Alvor abre até 14 de maio de 2027 (17h, hora de Maputo) as candidaturas.'];
  for (let time = 0; time < 3; time += 1)
    expect(fieldsIn('pt', ...lines)).toContainEqual(expect.objectContaining({ deadlineDay: '2027-05-14' }));
});
