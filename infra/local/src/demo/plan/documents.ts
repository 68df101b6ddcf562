import { type DocumentFields, emptyDocument } from '@harambee/domain';
import type { DemoOrganization } from './organizations.ts';
import type { DemoDocument } from './steps.ts';

const documentOf = (
  { name, place }: DemoOrganization,
  fields: Pick<DocumentFields, 'name' | 'kind'> & Partial<DocumentFields>,
  lines: readonly string[],
): DemoDocument => ({
  fields: { ...emptyDocument, ...fields },
  fileName: `${fields.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`,
  lines: [
    fields.name,
    name,
    place,
    '',
    ...lines,
    '',
    'Made for the demo: neither it nor the organization is real.',
  ],
});

/** What an organization has from its first days: nearly every funder asks for it. */
export const firstDocuments = (organization: DemoOrganization): readonly DemoDocument[] => [
  documentOf(organization, { name: 'Certificate of registration', kind: 'registration' }, [
    `Registered as a non-governmental organization in ${organization.foundedYear}.`,
  ]),
  documentOf(organization, { name: 'Safeguarding policy', kind: 'policy' }, [
    'Nobody who works with us is alone with a child.',
    'Whoever sees or hears of harm tells the safeguarding officer on the same day.',
    'We read this policy together once a year.',
  ]),
];

/** The accounts of a year, as its auditor signed them. */
export const accountsOf = (organization: DemoOrganization, year: number): DemoDocument =>
  documentOf(
    organization,
    { name: `Accounts ${year}`, kind: 'accounts', notes: 'Audited; signed by the board.' },
    [
      `Income and expenditure from 1 January to 31 December ${year}`,
      'In our opinion these accounts give a true and fair view.',
    ],
  );
