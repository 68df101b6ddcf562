import { type ProposalStatus, paths } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import { labelOf, proposalChip, shown } from '../ask.ts';
import { type Row, rowsOf } from '../query/rows.ts';
import { dayIn } from '../query/spans.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { history } from '../words/history.ts';
import { records } from '../words/records.ts';
import { type Field, type Kind, some } from './field.ts';
import { fieldLabels } from './labels.ts';
import { proposalKind } from './proposal-fields.ts';

/** That somebody gave a proposal a status. */
interface Change {
  proposal: Row;
  to: ProposalStatus;
  /** `YYYY-MM-DD`. */
  day: string;
  /** '' for nobody, or somebody who has left. */
  by: string;
  person: string;
}

/** A field of the proposal that was changed. */
const ofProposal = (name: string): Field<Change> => {
  const field = proposalKind.fields[name];
  if (!field) throw new Error(`no field ${name}`);
  const { of, usual: _usual, ...rest } = field;
  return { ...rest, of: ({ proposal }, now) => of(proposal, now) };
};

const fields = {
  title: ofProposal('title'),
  person: {
    type: 'person',
    concepts: ['byWhom'],
    of: ({ by }) => some(by),
    label: fieldLabels.person,
  },
  day: {
    type: 'date',
    concepts: ['when', 'statusChange'],
    of: ({ day }) => [day],
    label: fieldLabels.day,
    isAlways: true,
  },
  status: {
    type: 'choice',
    concepts: ['byStatus'],
    of: ({ to }) => [to],
    label: fieldLabels.status,
    isAlways: true,
  },
  funder: ofProposal('funder'),
  category: ofProposal('category'),
  currency: ofProposal('currency'),
} satisfies Record<string, Field<Change>>;

const status = (...values: ProposalStatus[]) => ({ field: 'status', values });

/** Who did what when: the changes of status, the newest first. */
export const eventKind: Kind<Change> = {
  async rows(ask) {
    const all = await rowsOf(ask.records);
    return all
      .flatMap((proposal) =>
        proposal.moves.map(({ to, at, by, person }) => ({ proposal, to, day: dayIn(at), by, person })),
      )
      .toSorted((a, b) => b.day.localeCompare(a.day));
  },
  fields,
  meanings: {
    submitted: status('submitted'),
    everSent: status('submitted'),
    under_review: status('under_review'),
    approved: status('approved'),
    secured: status('approved'),
    rejected: status('rejected'),
    funded: status('funded'),
    decided: status('approved', 'rejected'),
    usd: { field: 'currency', values: ['USD'] },
    eur: { field: 'currency', values: ['EUR'] },
    kes: { field: 'currency', values: ['KES'] },
  },
  light: ['proposal', 'when', 'who', 'byWhom', 'status', 'statusChange', 'changing', 'happened', 'team'],
  lasting: [],
  statusDays: [],
  dateOf: 'day',
  who: 'person',
  isOnlyAffirmed: true,
  named: ({ mention }) => mention?.rows ?? [],
  currencyOf: ({ proposal }) => proposalKind.currencyOf(proposal),
  titleOf: ({ proposal }) => shown(proposal),
  lineOf: ({ proposal, to, day, person }, language) =>
    [`**${shown(proposal)}**: ${labelOf(to)}`, dayWords(day, language), plain(person)]
      .filter((text) => text !== '')
      .join(', '),
  sentenceOf: ({ proposal, to, day, person }, language) =>
    person === ''
      ? records.movedOn[language](shown(proposal), labelOf(to), dayWords(day, language))
      : history.movedBy[language](shown(proposal), labelOf(to), plain(person), dayWords(day, language)),
  chipOf: ({ proposal }, language) => proposalChip(proposal, language),
  page: paths.proposals,
  counted: history.changes,
  none: history.noChange,
  found: history.found,
};
