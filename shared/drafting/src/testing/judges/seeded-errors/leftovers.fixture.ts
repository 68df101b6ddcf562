import { applications } from '../applications/applications.ts';
import { continued, reworded, withCell } from '../cells.ts';
import type { SeededError } from './seeded-error.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;
const kind = 'leftover' as const;

/** What an earlier draft, a form or another application left behind. */
export const leftoverErrors: SeededError[] = [
  {
    id: 'insert-name',
    kind,
    describe: 'a name that was to be put in',
    of: kenya.planned,
    apply: (a) =>
      reworded(a, 'methodology', 'A licensed hydrogeologist', '[INSERT NAME], a licensed hydrogeologist,'),
    places: ['methodology'],
    says: /INSERT NAME/i,
  },
  {
    id: 'tbc',
    kind,
    describe: 'a person who was to be confirmed',
    of: london.proseOnly,
    apply: (a) => reworded(a, 'team', 'Dele Akinwale is lead artist', 'Dele Akinwale (TBC) is lead artist'),
    places: ['team'],
    says: /TBC/,
  },
  {
    id: 'tbd',
    kind,
    describe: 'an owner to be determined',
    of: peru.planned,
    apply: (a) => withCell(a, 'risks[r-mine].owner', 'TBD'),
    places: ['risks[r-mine].owner'],
    says: /TBD/,
  },
  {
    id: 'xxx',
    kind,
    describe: 'letters in place of an amount',
    of: ghana.planned,
    apply: (a) => reworded(a, 'description', 'GHS 940', 'GHS XXX'),
    places: ['description'],
    says: /XXX/,
  },
  {
    id: 'lorem',
    kind,
    describe: 'dummy text after the method',
    of: bangladesh.planned,
    apply: (a) =>
      continued(a, 'methodology', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.'),
    places: ['methodology'],
    says: /lorem/i,
  },
  {
    id: 'underscores',
    kind,
    describe: 'a blank that was never filled',
    of: kenya.proseOnly,
    apply: (a) => reworded(a, 'sustainability', 'a fee of 5 shillings', 'a fee of ____ shillings'),
    places: ['sustainability'],
    says: /_{2,}|blank|unfilled/i,
  },
  {
    id: 'empty-brackets',
    kind,
    describe: 'brackets with nothing in them',
    of: ghana.proseOnly,
    apply: (a) => reworded(a, 'methodology', 'lead, within 48 hours,', 'lead, within [   ] hours,'),
    places: ['methodology'],
    says: /\[\s*\]|bracket/i,
  },
  {
    id: 'click-here',
    kind,
    describe: 'the prompt of a form',
    of: bangladesh.planned,
    apply: (a) => withCell(a, 'safeguards[g-data].policy', 'Click here to enter text.'),
    places: ['safeguards[g-data].policy'],
    says: /click here/i,
  },
  {
    id: 'future-of-2019',
    kind,
    describe: 'something of 2019 that is still to come',
    of: peru.planned,
    apply: (a) => continued(a, 'methodology', 'The first assembly will be held in March 2019 in Vilcanchos.'),
    places: ['methodology', 'startDate'],
    says: /2019/,
  },
  {
    id: 'other-funder',
    kind,
    describe: 'the application speaks to another funder',
    of: london.proseOnly,
    apply: (a) =>
      continued(
        a,
        'description',
        'We are delighted to apply to the Thames Valley Youth Fund, whose priorities for Reading and Slough match ours.',
      ),
    places: ['description'],
    says: /Thames Valley Youth Fund/i,
  },
  {
    id: 'other-organization',
    kind,
    describe: 'another organization applies',
    of: ghana.planned,
    apply: (a) =>
      continued(a, 'description', 'Bright Futures Accra therefore requests support for its work with girls.'),
    places: ['description', 'organization'],
    says: /Bright Futures Accra/i,
  },
  {
    id: 'other-country',
    kind,
    describe: 'the ministry of another country',
    of: bangladesh.planned,
    apply: (a) =>
      continued(
        a,
        'methodology',
        'All steps are agreed with the Ministry of Health and Population of Nepal.',
      ),
    places: ['methodology', 'organization.location'],
    says: /Nepal/,
  },
  {
    id: 'other-call',
    kind,
    describe: 'the number of an earlier call',
    of: peru.planned,
    apply: (a) =>
      continued(
        a,
        'description',
        'With this we answer the call ANDES-CLIMA-2024-09 of the communities’ fund.',
      ),
    places: ['description', 'grantId'],
    says: /ANDES-CLIMA-2024-09/,
  },
  {
    id: 'note-to-oneself',
    kind,
    describe: 'a note between colleagues',
    of: london.proseOnly,
    apply: (a) => reworded(a, 'sustainability', '£31,500 last year', '£31,500 [check with Joy!] last year'),
    places: ['sustainability'],
    says: /check with Joy/i,
  },
];
