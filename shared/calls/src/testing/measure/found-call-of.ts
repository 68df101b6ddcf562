import type { CallFinding, CallReading, FieldFinding, RowFinding } from '@harambee/domain/schemas';
import { countriesIn } from '../../reading/eligibility/countries-in.ts';
import type { EligibilityTruth, FoundCall, FoundQuestion, LegalForm, Place } from '../index.ts';

type Row<Name extends RowFinding['table']> = Extract<CallFinding, { table: Name }>;

const placeOf = ({ source }: CallFinding): Place => [source.page, source.line];
const rowsOf = <Name extends RowFinding['table']>({ findings }: CallReading, table: Name): Row<Name>[] =>
  findings.filter((finding): finding is Row<Name> => 'table' in finding && finding.table === table);
const fieldsOf = ({ findings }: CallReading, name: keyof FieldFinding['fields']) =>
  findings.filter(
    (finding): finding is FieldFinding => 'fields' in finding && finding.fields[name] !== undefined,
  );

const forms: Readonly<Record<string, LegalForm>> = {
  'community interest company': 'cic',
  'non-profit organization': 'non-profit',
  'community group': 'community-group',
  'social enterprise': 'social-enterprise',
  'public body': 'public-body',
  'political party': 'party',
  'religious organization': 'religious',
  'international organization': 'international-ngo',
};
const listed = (value: string): string[] => value.split(', ').filter(Boolean);

/** The rule of a statement as the judges have it, from the words in which the domain stores its value. */
function ruleOf(cells: Row<'eligibility'>['cells']): Record<string, unknown> {
  const { kind, value = '', isExclusion } = cells;
  const excluded = isExclusion ? { excluded: true } : {};
  const number = Number.parseFloat(value);
  if (kind === 'country')
    return {
      kind,
      countries: listed(value).flatMap((name) => countriesIn(name).map(({ code }) => code)),
      ...excluded,
    };
  if (kind === 'age') return { kind, leastYears: number };
  if (kind === 'legal_form')
    return { kind: 'legal-form', forms: listed(value).map((name) => forms[name] ?? name), ...excluded };
  if (kind === 'sector') return { kind, sectors: listed(value), ...excluded };
  if (kind === 'amount') return { kind: 'share-of-income', mostPercent: number };
  if (kind === 'own_share') return { kind: 'own-share', leastPercent: number };
  if (kind !== 'income') return { kind: 'other' };
  const [, least, most, currency] = /^(\d*)-(\d*) (\w{3})$/.exec(value) ?? [];
  return { kind, ...(least && { least: Number(least) }), ...(most && { most: Number(most) }), currency };
}

function questionsOf(reading: CallReading): FoundQuestion[] {
  const rows = rowsOf(reading, 'questions');
  const isShared = (index: number) =>
    rows[index]?.cells.sharesLimit === true || rows[index + 1]?.cells.sharesLimit === true;
  const together = (index: number): number[] => {
    let [first, last] = [index, index];
    while (rows[first]?.cells.sharesLimit) first -= 1;
    while (rows[last + 1]?.cells.sharesLimit) last += 1;
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset + 1);
  };
  return rows.map((row, index) => {
    const { text = '', limit, limitUnit, required } = row.cells;
    const isWords = limitUnit === 'words';
    return {
      text,
      at: placeOf(row),
      ...(required !== undefined && { required }),
      ...(limit && {
        limit: {
          maximum: limit,
          unit: isWords ? ('words' as const) : ('characters' as const),
          ...(!isWords && {
            spaces: limitUnit === 'characters' ? ('counted' as const) : ('not-counted' as const),
          }),
          ...(isShared(index) && { together: together(index) }),
        },
      }),
    };
  });
}

/** A reading in the shape in which it is measured. */
export function foundCallOf(reading: CallReading): FoundCall {
  const [title] = fieldsOf(reading, 'name');
  const [funder] = fieldsOf(reading, 'funder');
  const [reference] = fieldsOf(reading, 'reference');
  const [least] = fieldsOf(reading, 'leastAmount');
  const [most] = fieldsOf(reading, 'mostAmount');
  const days = fieldsOf(reading, 'deadlineDay');
  const [day] = days;
  const currency = (most ?? least)?.fields.currency;
  return {
    ...(title && { title: { text: title.fields.name ?? '', at: placeOf(title) } }),
    ...(funder && { funder: { text: funder.fields.funder ?? '', at: placeOf(funder) } }),
    ...(reference && { reference: { text: reference.fields.reference ?? '', at: placeOf(reference) } }),
    ...(currency && { currency }),
    ...(least && { least: { value: least.fields.leastAmount ?? 0, at: placeOf(least) } }),
    ...(most && { most: { value: most.fields.mostAmount ?? 0, at: placeOf(most) } }),
    ...(day && {
      deadline: {
        dates: days.map(({ fields }) => fields.deadlineDay ?? ''),
        ...(day.fields.deadlineTime && { time: day.fields.deadlineTime }),
        ...(day.fields.deadlineZone && { zone: day.fields.deadlineZone }),
        at: placeOf(day),
      },
    }),
    eligibility: rowsOf(reading, 'eligibility').map((row) => ({
      text: row.cells.text ?? '',
      at: placeOf(row),
      ...ruleOf(row.cells),
    })) as EligibilityTruth[],
    attachments: rowsOf(reading, 'attachments').map((row) => ({
      text: row.cells.name ?? '',
      at: placeOf(row),
      required: row.cells.required ?? true,
    })),
    criteria: rowsOf(reading, 'criteria').map((row) => ({
      text: row.cells.text ?? '',
      at: placeOf(row),
      weight: row.cells.weight ?? 0,
    })),
    questions: questionsOf(reading),
  };
}
