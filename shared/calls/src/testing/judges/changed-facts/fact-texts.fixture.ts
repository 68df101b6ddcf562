import type { ProfileFact } from '@harambee/domain/schemas';
import { draft, inBank, type Part, submitted } from './fact-text.ts';

const figure = (id: string, name: string, value: number, unit: string, date = '2026-09-30'): ProfileFact => ({
  id,
  name,
  value,
  unit,
  date,
  source: 'Annual count of schools',
});

/** The figures of the profile before the change. Three others have the same value. */
export const profileFacts = [
  figure('f-pupils', 'Pupils with safe water', 1200, 'pupils'),
  figure('f-pupils-2023', 'Pupils with safe water in 2023', 1200, 'pupils', '2023-12-31'),
  figure('f-liters', 'Water drawn each day', 1200, 'liters'),
  figure('f-college', 'Students of the partner college', 1200, 'students'),
  figure('f-people', 'People reached', 11200, 'people'),
];

/** A recount of the same day: 1,200 pupils were in truth 1,450. */
export const changedFact = { ...figure('f-pupils', 'Pupils with safe water', 1450, 'pupils') };

const linked = (words: string, fact = 'f-pupils'): Part => ({ fact, words });
const placeholder = '[Pupils with safe water]';

export const factTexts = [
  draft(
    'draft-linked',
    ['At our nine schools ', linked('1,200'), ' pupils drink safe water, and 62 teachers do.'],
    'The number is linked to the fact.',
    {
      becomes: 'At our nine schools 1,450 pupils drink safe water, and 62 teachers do.',
      whenRemoved: `At our nine schools ${placeholder} pupils drink safe water, and 62 teachers do.`,
    },
  ),
  draft(
    'draft-spelled',
    ['Today about 62 teachers and twelve hundred pupils drink safe water at school.'],
    'Typed in words, without a link: value, unit and subject are those of the fact.',
    { becomes: 'Today about 62 teachers and 1,450 pupils drink safe water at school.' },
  ),
  draft(
    'draft-french',
    ['Aujourd’hui, ', linked('1\u202F200'), ' élèves boivent une eau saine, contre 300 en 2019.'],
    'Linked, and written as French writes numbers: so is the new one.',
    {
      language: 'fr',
      becomes: 'Aujourd’hui, 1\u202F450 élèves boivent une eau saine, contre 300 en 2019.',
      whenRemoved: `Aujourd’hui, ${placeholder} élèves boivent une eau saine, contre 300 en 2019.`,
    },
  ),
  draft(
    'draft-other-year',
    ['By the end of 2023, ', linked('1,200', 'f-pupils-2023'), ' pupils had safe water.'],
    'The same value of another year is another fact.',
  ),
  draft(
    'draft-other-year-typed',
    ['In 2021 we still served 1,200 pupils with safe water from tanks.'],
    'Typed, and of a year that the fact is not about.',
  ),
  draft(
    'draft-other-fact',
    ['The pump gives ', linked('1,200', 'f-liters'), ' liters a day, enough for a school of 300 pupils.'],
    'Linked to another fact of the same value, with pupils near it.',
  ),
  draft(
    'draft-inside-number',
    ['With all points together we reach ', linked('11,200', 'f-people'), ' people, pupils among them.'],
    'The digits stand inside another number.',
  ),
  draft('draft-money', ['Each school costs USD 1,200, and pupils pay nothing.'], 'An amount of money.'),
  draft(
    'draft-thousands',
    ['The county has 1,200,000 people and 84,000 pupils.'],
    'The digits begin a longer number.',
  ),
  draft('draft-decimal', ['Each tank holds 1,200.5 liters for the pupils.'], 'A decimal of another value.'),
  draft('draft-no-separator', ['Call 0800 1200 for a visit with pupils.'], 'Part of a telephone number.'),
  draft(
    'draft-target',
    ['By 2028 a further 1,200 pupils will have safe water.'],
    'A target for later, and not what is.',
  ),
  draft(
    'draft-new-value',
    ['At our nine schools ', linked('1,450'), ' pupils drink safe water.'],
    'It has the new value already.',
    { whenRemoved: `At our nine schools ${placeholder} pupils drink safe water.` },
  ),
  draft('draft-nothing', ['We work with villages that ask us.'], 'It states no figure.'),
  inBank(
    'bank-linked-twice',
    [
      'We serve ',
      linked('1,200'),
      ' pupils. Of these ',
      linked('1,200'),
      ' pupils, half are girls; the partner college has ',
      linked('1,200', 'f-college'),
      ' students.',
    ],
    'Linked twice: both change, and the college does not.',
    {
      becomes:
        'We serve 1,450 pupils. Of these 1,450 pupils, half are girls; the partner college has 1,200 students.',
      whenRemoved: `We serve ${placeholder} pupils. Of these ${placeholder} pupils, half are girls; the partner college has 1,200 students.`,
    },
  ),
  inBank(
    'bank-typed',
    ['Safe water runs for 1200 pupils of nine schools as of September 2026.'],
    'Typed without a separator and without a link, and of the month of the fact.',
    { becomes: 'Safe water runs for 1450 pupils of nine schools as of September 2026.' },
  ),
  inBank(
    'bank-other-subject',
    ['The college trains ', linked('1,200', 'f-college'), ' students, future teachers of our pupils.'],
    'The same value of somebody else.',
  ),
  inBank(
    'bank-pipe',
    ['Pupils and parents laid 1,200 meters of pipe in a week.'],
    'Another unit, with pupils near it.',
  ),
  inBank(
    'bank-spelled-other',
    ['Twelve hundred trees shade the yards where pupils play.'],
    'Spelled, of another unit.',
  ),
  inBank('bank-time', ['Pupils may draw water until 1200 hours.'], 'A time of day.'),
  submitted(
    'submitted-linked',
    ['At our nine schools ', linked('1,200'), ' pupils drink safe water.'],
    'It was sent: it stays byte for byte.',
  ),
  submitted(
    'submitted-spelled',
    ['Twelve hundred pupils drink safe water at school.\r\n'],
    'It was sent, its line break included.',
  ),
  submitted(
    'submitted-french',
    ['1\u202F200 e\u0301lèves boivent une eau saine.'],
    'It was sent with a letter that is not composed: that stays, too.',
  ),
];
