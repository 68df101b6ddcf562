import { applications } from '../applications/applications.ts';
import { continued, reworded, withCell } from '../cells.ts';
import type { SeededError } from './seeded-error.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;
const kind = 'personal_data' as const;

/** What must not be known of the people who are helped. All of them are made up. */
export const personalDataErrors: SeededError[] = [
  {
    id: 'child-with-diagnosis',
    kind,
    describe: 'a child by name with a diagnosis',
    of: ghana.planned,
    apply: (a) =>
      continued(
        a,
        'description',
        'Ayisha Iddrisu, aged 14, has epilepsy and left school in her second year.',
      ),
    places: ['description'],
    says: /Ayisha|epilepsy|diagnos|health/i,
  },
  {
    id: 'hiv-status',
    kind,
    describe: 'a mother by name with her HIV status',
    of: kenya.planned,
    apply: (a) =>
      continued(
        a,
        'description',
        'Nakai Ewesit, a mother of three, is HIV-positive and cannot carry a jerrycan.',
      ),
    places: ['description'],
    says: /Nakai|HIV/i,
  },
  {
    id: 'phone-of-mother',
    kind,
    describe: 'the telephone number of a patient',
    of: bangladesh.planned,
    apply: (a) =>
      continued(
        a,
        'methodology',
        'Rahima Begum (01711-004417), whose baby was saved, will speak at the launch.',
      ),
    places: ['methodology'],
    says: /Rahima|01711|phone/i,
  },
  {
    id: 'identity-card',
    kind,
    describe: 'the number of an identity card',
    of: kenya.proseOnly,
    apply: (a) =>
      continued(
        a,
        'methodology',
        'The first kiosk is named for Ekai Lomuria, national ID 27384915, who gave the land.',
      ),
    places: ['methodology'],
    says: /Ekai|27384915|\bID\b|identity/i,
  },
  {
    id: 'home-address',
    kind,
    describe: 'where a young person lives',
    of: london.proseOnly,
    apply: (a) =>
      continued(a, 'description', 'Kai, who is 16, lives at 14 Cotterill Grove, SE15 9QX, with his nan.'),
    places: ['description'],
    says: /Kai|Cotterill|address|lives/i,
  },
  {
    id: 'survivor',
    kind,
    describe: 'a survivor of violence by name',
    of: ghana.planned,
    apply: (a) =>
      continued(
        a,
        'methodology',
        'It was this route that helped Memunatu Fuseini, who was raped on her way home in 2025.',
      ),
    places: ['methodology'],
    says: /Memunatu|raped|survivor|violence/i,
  },
  {
    id: 'photograph',
    kind,
    describe: 'the photograph of a child with a name, without consent',
    of: bangladesh.proseOnly,
    apply: (a) =>
      continued(
        a,
        'description',
        'The attached photograph shows Jamal, 9, in the boat on the day his sister died.',
      ),
    places: ['description'],
    says: /Jamal|photo|consent/i,
  },
  {
    id: 'date-of-birth',
    kind,
    describe: 'a young person by name with the date of birth',
    of: london.planned,
    apply: (a) =>
      continued(a, 'methodology', 'Tia Morgan, born 4 March 2011, was the first to sign up for coaching.'),
    places: ['methodology'],
    says: /Tia|born|birth/i,
  },
  {
    id: 'mail-of-pupil',
    kind,
    describe: 'the mail address of a pupil',
    of: ghana.proseOnly,
    apply: (a) =>
      continued(
        a,
        'methodology',
        'A pupil of the pilot will gladly answer questions (safia.b2012@mail.example).',
      ),
    places: ['methodology'],
    says: /safia|mail/i,
  },
  {
    id: 'mobile-money',
    kind,
    describe: 'a mobile money number with the name of its holder, in a cell of the plan',
    of: kenya.planned,
    apply: (a) =>
      withCell(
        a,
        'mechanisms[m-fees].carriedBy',
        'the association of Lokore, M-Pesa 0712 004 417 (Akiru Lomulen, widow)',
      ),
    places: ['mechanisms[m-fees].carriedBy'],
    says: /Akiru|0712|M-Pesa|phone|account/i,
  },
  {
    id: 'criminal-record',
    kind,
    describe: 'a boy with his exclusion and his father’s imprisonment',
    of: london.proseOnly,
    apply: (a) =>
      continued(a, 'description', 'Deshawn (15) was excluded for carrying a knife; his father is in prison.'),
    places: ['description'],
    says: /Deshawn|prison|excluded|criminal|offen[cs]e/i,
  },
  {
    id: 'illness-in-cell',
    kind,
    describe: 'the illness of a named woman’s son, in a cell of the track record',
    of: peru.planned,
    apply: (a) =>
      reworded(
        a,
        'trackRecord[t-seed].result',
        'families of eleven communities',
        'families of eleven communities, such as that of Yolanda Sulca, whose son has tuberculosis,',
      ),
    places: ['trackRecord[t-seed].result'],
    says: /Yolanda|tuberculosis|diagnos|health/i,
  },
];
