import { paths } from '@harambee/domain';
import type { KnownDocument } from '../../records/known-document.model.ts';
import { plain } from '../../tools/plain.ts';
import { pageChip } from '../ask.ts';
import { dayIn } from '../words/dates.ts';
import { organization } from '../words/organization.ts';
import { records } from '../words/records.ts';
import { type Field, type Kind, some } from './field.ts';
import { fieldLabels } from './labels.ts';

type Row = KnownDocument;

const fields = {
  title: {
    type: 'reference',
    concepts: [],
    of: ({ _id }) => [_id],
    label: fieldLabels.status,
    isAlways: true,
  },
  expires: {
    type: 'date',
    concepts: ['expire'],
    of: ({ expiresOn }) => some(expiresOn),
    label: fieldLabels.expires,
    isAhead: true,
  },
} satisfies Record<string, Field<Row>>;

export const documentKind: Kind<Row> = {
  rows: async ({ records }) => (await records.names()).documents,
  fields,
  meanings: {},
  light: ['document'],
  lasting: [],
  statusDays: [],
  dateOf: 'expires',
  named: ({ documents }) => documents,
  currencyOf: () => '',
  titleOf: ({ name }) => plain(name),
  lineOf: ({ name, expiresOn }, language) =>
    `**${plain(name)}**: ${expiresOn ? dayIn(expiresOn, language) : organization.noExpiry[language]}`,
  chipOf: (_row, language) => pageChip(paths.documents, language),
  page: paths.documents,
  counted: organization.documentsCounted,
  none: organization.noDocument,
  found: records.have,
};
