import { readCall } from '../read-call.ts';

/** Enough words of a language to know it. */
const about = {
  en: 'The council will support the work of groups that are in need of a grant for the year.',
  fr: 'Le fonds soutient les associations qui sont dans la région et pour une année.',
  es: 'El fondo apoya a las organizaciones de la región que no tienen fines de lucro y por un año.',
  pt: 'O fundo apoia as organizações da região que não têm fins lucrativos e por um ano.',
};
type Language = keyof typeof about;

/** The sentence, and day, hour and zone that it means. */
const deadlines: Record<Language, [string, string][]> = {
  en: [
    ['Applications close on Friday 12 March 2027 at 5pm GMT.', '2027-03-12 17:00 UTC'],
    ['The deadline is 31st March 2027, 17.00 CET.', '2027-03-31 17:00 Europe/Brussels'],
    ['Submit by 11:59pm EST on March 31, 2027.', '2027-03-31 23:59 America/New_York'],
    ['Due: Mar 31, 2027', '2027-03-31'],
    ['Closing date for applications: midday, Thursday 1 April 2027', '2027-04-01 12:00'],
    ['Your application must arrive with us before midnight on 30 June 2027.', '2027-06-30'],
    ['Applications are welcome until 15.04.2027.', '2027-04-15'],
    ['Round 2 opens 1 May 2027 and closes 30 June 2027 at 23:59 UTC+3.', '2027-06-30 23:59 +03:00'],
    [
      'Please send us your application not later than 14:00 hrs (Nairobi time) on the 5th of May 2027.',
      '2027-05-05 14:00 Africa/Nairobi',
    ],
    [
      'Proposals received after 16:00 (EAT) on 12 May 2027 will not be considered.',
      '2027-05-12 16:00 Africa/Nairobi',
    ],
    ['The portal will close at 1pm on Tuesday, 18th May 2027.', '2027-05-18 13:00'],
    ['Deadline 2027/05/18', '2027-05-18'],
    ['Deadline: close of business on 18 May 2027', '2027-05-18'],
    ['The call is open from 1 March to 15 May 2027.', '2027-05-15'],
    ['Applications accepted 1 March 2027 – 15 May 2027', '2027-05-15'],
    [
      'Please submit your full proposal by 15 May 2027 (5 p.m. Washington DC time).',
      '2027-05-15 17:00 America/New_York',
    ],
    ['Last day to apply is 20 May 2027, 23:59 (Cape Town)', '2027-05-20 23:59 Africa/Johannesburg'],
  ],
  fr: [
    [
      'Les dossiers sont à envoyer au plus tard le 15 mai 2027 à minuit, heure de Dakar.',
      '2027-05-15  Africa/Dakar',
    ],
    ['Date limite : 15/05/2027, 12h (heure de Bruxelles)', '2027-05-15 12:00 Europe/Brussels'],
    ['Clôture de l’appel le vendredi 1er octobre 2027 à 17 heures', '2027-10-01 17:00'],
    ['Les candidatures seront reçues du 1er mars au 15 avril 2027 inclus.', '2027-04-15'],
    ['Dépôt des demandes avant le 30.04.2027 à 18:00 (GMT+1)', '2027-04-30 18:00 +01:00'],
    ['Retour des dossiers pour le 12 mars 2027 dernier délai', '2027-03-12'],
    ['Vous avez jusqu’au 20 avril 2027, minuit, pour répondre.', '2027-04-20'],
  ],
  es: [
    [
      'Fecha de cierre: viernes 14 de mayo de 2027 a las 23:59 horas (hora de Colombia)',
      '2027-05-14 23:59 America/Bogota',
    ],
    [
      'El plazo finaliza el día 30 de abril de 2027 a las 15:00 h (hora peninsular española).',
      '2027-04-30 15:00 Europe/Madrid',
    ],
    [
      'Las solicitudes se recibirán hasta las 17:00 del 30 de abril de 2027, hora de Quito.',
      '2027-04-30 17:00 America/Guayaquil',
    ],
    ['Plazo de presentación: del 1 de marzo al 15 de abril de 2027', '2027-04-15'],
    ['Límite para postular: 15/04/2027, 6:00 p. m. (GMT-5)', '2027-04-15 18:00 -05:00'],
    ['Se recibirán propuestas a más tardar el 2 de mayo del 2027 a las 12 del mediodía', '2027-05-02 12:00'],
  ],
  pt: [
    [
      'As candidaturas decorrem até 30 de abril de 2027, às 18h00 (hora de Lisboa).',
      '2027-04-30 18:00 Europe/Lisbon',
    ],
    ['Prazo final: 30/04/2027 às 23h59min (horário de Brasília)', '2027-04-30 23:59 America/Sao_Paulo'],
    ['O período de inscrição vai de 1º de março a 15 de abril de 2027.', '2027-04-15'],
    [
      'As propostas devem ser submetidas até às 17h (hora de Maputo) do dia 14 de maio de 2027',
      '2027-05-14 17:00 Africa/Maputo',
    ],
    ['Inscrições abertas de 01/03/2027 a 15/04/2027', '2027-04-15'],
    ['Data-limite: 14 de maio, 2027 - meia-noite, hora de Luanda', '2027-05-14  Africa/Luanda'],
  ],
};
/** The sentence, and the least and the most of a grant. */
const amounts: Record<Language, [string, string][]> = {
  en: [
    ['We offer grants of £1,000 - £5,000.', '1000-5000 GBP'],
    ['Grants range from £1k to £10k.', '1000-10000 GBP'],
    ['You can ask for up to £20,000.', '-20000 GBP'],
    ['The maximum grant is GBP 12,500.', '-12500 GBP'],
    ['Awards of up to US$ 50,000 are available.', '-50000 USD'],
    ['Applicants may request between $5,000 and $25,000.', '5000-25000 USD'],
    ['Minimum: KES 500,000. Maximum: KES 2.5 million.', '500000-2500000 KES'],
    ['The budget should not exceed EUR 60,000.', '-60000 EUR'],
    ['Grant size: CHF 20’000–50’000', '20000-50000 CHF'],
    ['Each project can receive a maximum of 30,000 euros.', '-30000 EUR'],
    ['Grants are normally between £500 and £3,000; in 2026 we gave £1.4m.', '500-3000 GBP'],
    ['We make grants from £10,000 upwards to a maximum of £40,000.', '10000-40000 GBP'],
    ['A total of $2 million is available. No award will exceed $250,000.', '-250000 USD'],
    ['Amount of grant: USD 10,000 to USD 40,000', '10000-40000 USD'],
    ['The Foundation gives £2,000 to £8,000 per project.', '2000-8000 GBP'],
    ['Requests under $1,000 will not be considered.', '1000- USD'],
  ],
  fr: [
    ['Le montant de la subvention est compris entre 3 000 € et 15 000 €.', '3000-15000 EUR'],
    ['Montant maximum : 20 000 euros', '-20000 EUR'],
    ['Le soutien ne pourra pas dépasser 10 000 €.', '-10000 EUR'],
    ['Subvention de 1 à 5 millions de francs CFA', '1000000-5000000 XOF'],
    ['L’aide est plafonnée à 8 000 € par projet ; elle ne peut être inférieure à 1 000 €.', '1000-8000 EUR'],
    ['Dotation : de 5 000 à 12 000 € par lauréat', '5000-12000 EUR'],
    ['L’aide accordée va de 2 000 à 6 000 euros.', '2000-6000 EUR'],
  ],
  es: [
    ['El monto máximo a financiar es de USD 25.000 por proyecto.', '-25000 USD'],
    ['Se financiarán proyectos de entre 5.000 € y 20.000 €.', '5000-20000 EUR'],
    ['Cuantía: hasta 15.000 euros por entidad', '-15000 EUR'],
    ['El apoyo será de 100 mil a 300 mil pesos mexicanos.', '100000-300000 MXN'],
    ['Cada iniciativa recibirá como máximo $ 40.000.000 (pesos colombianos).', '-40000000 COP'],
    ['El importe solicitado no podrá ser inferior a 3.000 € ni superior a 12.000 €.', '3000-12000 EUR'],
  ],
  pt: [
    ['O valor do apoio varia entre 2.000 € e 10.000 €.', '2000-10000 EUR'],
    ['Serão apoiados projetos de até R$ 40.000,00.', '-40000 BRL'],
    ['Apoio mínimo de 50 mil meticais e máximo de 300 mil meticais', '50000-300000 MZN'],
    ['Cada projeto pode solicitar no máximo 25 000 euros.', '-25000 EUR'],
    ['O financiamento vai de 10 000 a 40 000 EUR', '10000-40000 EUR'],
  ],
};
const cases = (rows: Record<Language, [string, string][]>) =>
  Object.entries(rows).flatMap(([language, all]) =>
    all.map(([text, wanted]) => [language as Language, text, wanted] as const),
  );
const fieldsIn = (language: Language, text: string) =>
  readCall([[about[language], '', text]]).findings.flatMap((finding) =>
    'fields' in finding ? [finding.fields] : [],
  );

test.each(cases(deadlines))('%s: %s', (language, text, wanted) => {
  const found = fieldsIn(language, text).filter(({ deadlineDay }) => deadlineDay);
  expect(
    found.map(({ deadlineDay, deadlineTime = '', deadlineZone = '' }) =>
      [deadlineDay, deadlineTime, deadlineZone].join(' ').trim(),
    ),
  ).toEqual([wanted]);
});

test.each(cases(amounts))('%s: %s', (language, text, wanted) => {
  const { leastAmount = '', mostAmount = '', currency } = Object.assign({}, ...fieldsIn(language, text));
  expect(`${leastAmount}-${mostAmount} ${currency}`).toBe(wanted);
});

test.each([
  'Applications may be sent at any time; the call opened on 1 March 2027.',
  'Questions may be asked until 5 May 2027.',
  'Results are announced on 5 May 2027.',
  'Founded on 5 May 2001, the fund has given 300 grants.',
])('no deadline: %s', (text) => {
  expect(fieldsIn('en', text).filter(({ deadlineDay }) => deadlineDay)).toEqual([]);
});

test.each([
  'The fund has 300,000 euros in all.',
  'Our average grant was $4,000 last year.',
  'Groups with an income under £50,000 may apply.',
  'Equipment above USD 3,000 needs three quotations.',
])('no amount of a grant: %s', (text) => {
  expect(fieldsIn('en', text).filter((fields) => 'mostAmount' in fields || 'leastAmount' in fields)).toEqual(
    [],
  );
});
