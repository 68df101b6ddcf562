import { type RecordedRequest, says } from '../../model/testing/model-server.ts';
import { materialOf } from '../../model/testing/writing-model.ts';
import type { NumberedLine } from '../text-parts.ts';

/** A call in a language whose rules are not known here. */
export const nordsee: string[][] = [
  [
    'Stiftung Nordsee',
    'Sauberes Wasser 2027 (Nr. SW-27/3)',
    'Bewerbungsschluss ist der 31. Januar 2027 um 17:00 Uhr.',
    'Wir fördern Vorhaben mit 5.000 bis 40.000 Euro; im Topf sind 900.000 Euro.',
    'Bewerben dürfen sich gemeinnützige Vereine in Kenia.',
  ],
  [
    'Fragen',
    '1. Was ändert sich für wen, und woran',
    'erkennen Sie es?',
    'Höchstens 300 Wörter.',
    '2. Wie geht die Arbeit weiter? (höchstens 2 000 Zeichen)',
    'Bitte legen Sie einen Kostenplan bei.',
    'Wirkung zählt 40 Punkte.',
  ],
];

/** What a careful model says of it. */
export const rightClaims = [
  { at: '1:1', what: 'funder', text: 'Stiftung Nordsee' },
  { at: '1:2', what: 'name', text: 'Sauberes Wasser 2027' },
  { at: '1:2', what: 'reference', text: 'SW-27/3' },
  { at: '1:3', what: 'deadline', day: '2027-01-31', time: '17:00' },
  { at: '1:4', what: 'amount', least: 5_000, most: 40_000, currency: 'EUR' },
  {
    at: '1:5',
    what: 'eligibility',
    text: 'Bewerben dürfen sich gemeinnützige Vereine in Kenia.',
    kind: 'country',
    value: 'Kenia',
  },
  {
    at: '2:2',
    to: '2:4',
    what: 'question',
    number: '1',
    text: 'Was ändert sich für wen, und woran erkennen Sie es?',
    limit: 300,
    unit: 'words',
  },
  {
    at: '2:5',
    what: 'question',
    number: '2',
    text: 'Wie geht die Arbeit weiter?',
    limit: 2_000,
    unit: 'characters',
  },
  { at: '2:6', what: 'attachment', text: 'Kostenplan', kind: 'budget' },
  { at: '2:7', what: 'criterion', text: 'Wirkung', weight: 40 },
];

export const findingsSaid = (findings: readonly unknown[]) => says(JSON.stringify({ findings }));

/** The lines that a request gives the model. */
export const linesOf = (request: RecordedRequest): NumberedLine[] =>
  (materialOf(request).lines ?? []) as NumberedLine[];
