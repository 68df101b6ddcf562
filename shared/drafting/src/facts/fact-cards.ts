import {
  currencyOf,
  figureInWords,
  formatDay,
  formatMoney,
  formatNumber,
  type ProposalFieldName,
  planTable,
  planTableNames,
  proposalPrintLabels,
} from '@harambee/domain';
import type { FactCard, GeneratedSection, TextSource } from '@harambee/domain/schemas';
import type { DraftingFacts, OwnFact } from '../context/drafter.ts';
import { plainText } from '../reading/plain-text.ts';
import { computedLabels, profileLabels } from './fact-labels.ts';

/** A card shows an excerpt of an answer, not all of it. */
const longestValue = 300;

type Described = Omit<FactCard, 'id' | 'uses'>;

/** A card for each fact in the text and its tables, in the order of first appearance. */
export function factCards(sections: readonly GeneratedSection[], facts: DraftingFacts): FactCard[] {
  const cards = new Map<string, FactCard>();
  for (const { id, stated } of statedFacts(sections)) {
    const known = cards.get(id);
    if (known) known.uses += 1;
    else cards.set(id, { id, ...describe(id, stated, facts), uses: 1 });
  }
  return [...cards.values()];
}

/** The card of a fact that no text states yet; undefined if it is computed or absent. */
export function cardOfFact(id: string, facts: DraftingFacts): FactCard | undefined {
  const figure = ownFactOf(id, facts);
  if (figure) return { id, ...describe(id, '', facts), uses: 0 };
  const [kind, name = '', place, column] = id.split('.');
  if (kind !== 'proposal' && kind !== 'organization') return undefined;
  const value = valueAt(facts[kind], [name, place, column]);
  const stated = typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : '';
  return stated ? { id, ...describe(id, stated, facts), uses: 0 } : undefined;
}

const ownFactPrefix = 'organization.facts.';

/** The figure of the profile that a fact names: by its id or, in older texts, by its place. */
function ownFactOf(id: string, { organization }: DraftingFacts): OwnFact | undefined {
  if (!id.startsWith(ownFactPrefix)) return undefined;
  const named = id.slice(ownFactPrefix.length);
  const known = organization.facts?.find((figure) => figure.id === named);
  return known ?? (/^\d{1,3}$/.test(named) ? organization.facts?.[Number(named)] : undefined);
}

/** The value at a path; own properties only. */
function valueAt(record: object, path: readonly (string | undefined)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (step === undefined) return value;
    return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
      ? value[step as keyof typeof value]
      : undefined;
  }, record);
}

/** Every place that states a fact. */
function statedFacts(sections: readonly GeneratedSection[]): { id: string; stated: string }[] {
  const at = (text: string, sources: readonly TextSource[] = []) =>
    sources.map(({ fact: id, start, end }) => ({ id, stated: text.slice(start, end) }));
  return sections.flatMap(({ text, sources, tables = [] }) => [
    ...at(text, sources),
    ...tables.flatMap(({ rows }) => rows.flat().flatMap((cell) => at(cell.text, cell.sources))),
  ]);
}

function describe(id: string, stated: string, facts: DraftingFacts): Described {
  const [kind, name = '', place, column] = id.split('.');
  if (kind === 'computed') {
    const { label, how } = computedLabels[name] ?? { label: 'Computed', how: 'Worked out from the form' };
    return { label, kind: 'computed', value: quoted(stated), how };
  }
  return kind === 'organization'
    ? ofProfile(name, ownFactOf(id, facts), stated, facts)
    : ofForm(name, place, column, stated, facts);
}

function ofForm(
  name: string,
  place: string | undefined,
  column: string | undefined,
  stated: string,
  { proposal, savedOn }: DraftingFacts,
): Described {
  const number = place === undefined ? '' : ` ${formatNumber(Number(place) + 1)}`;
  return {
    label: `${proposalPrintLabels[name as ProposalFieldName] ?? 'Form'}${number}${columnLabel(name, column)}`,
    kind: 'record',
    value: quoted((column === undefined && fieldValue(name, place, proposal)) || stated),
    ...(savedOn && { date: savedOn }),
  };
}

/** ", Target" for a cell of the plan. */
function columnLabel(name: string, column: string | undefined): string {
  const table = planTableNames.find((known) => known === name);
  const label = table && column !== undefined && planTable(table).columns[column]?.label;
  return label ? `, ${label}` : '';
}

/** The answer as given; amounts and days are formatted. */
function fieldValue(name: string, place: string | undefined, proposal: DraftingFacts['proposal']): string {
  if (name === 'requestedAmount') return formatMoney(proposal.requestedAmount, currencyOf(proposal));
  if (name === 'deadline') return proposal.deadline && formatDay(proposal.deadline, 'en-GB');
  if (name === 'objectives') return proposal.objectives[Number(place)] ?? '';
  const value: unknown = proposal[name as keyof typeof proposal];
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? value : '';
}

function ofProfile(
  name: string,
  figure: OwnFact | undefined,
  stated: string,
  { profileSavedOn }: DraftingFacts,
): Described {
  if (!figure) {
    const label = profileLabels[name] ?? 'Profile';
    return { label, kind: 'record', value: quoted(stated), ...(profileSavedOn && { date: profileSavedOn }) };
  }
  const { source, date } = figure;
  return {
    label: quoted(figure.name),
    kind: 'record',
    value: quoted(figureInWords(figure)),
    date,
    ...(source && { source: quoted(source) }),
  };
}

function quoted(text: string): string {
  const plain = plainText(text);
  return plain.length <= longestValue ? plain : `${plain.slice(0, longestValue).trimEnd()}…`;
}
