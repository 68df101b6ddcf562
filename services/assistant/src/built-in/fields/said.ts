import { callStatuses, formatMoney, formatNumber, proposalStatuses } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, elsewhere, listOf, pageChip } from '../ask.ts';
import { dayIn, monthIn } from '../words/dates.ts';
import { history } from '../words/history.ts';
import { peopleWords } from '../words/people.ts';
import { listIn, sumsIn, records as words } from '../words/records.ts';
import { extremes, grouped, kept, means, withNone } from './evaluate.ts';
import type { Field, Value } from './field.ts';
import type { Query } from './query.ts';

type Words = (field: Field<never>, value: Value, currency?: string) => string;

/** A value as an answer says it. */
async function wordsOf({ topic: { language }, records }: Ask): Promise<Words> {
  const { people } = await records.names();
  const nameOf = (id: string) =>
    plain(people.find(({ userId }) => userId === id)?.name ?? peopleWords.nobody[language]);
  return ({ type, unit }, value, currency) => {
    if (unit === 'days') return history.days[language](Number(value));
    if (type === 'date') return dayIn(String(value), language);
    if (type === 'person') return nameOf(String(value));
    if (type === 'money')
      return currency ? formatMoney(Number(value), currency) : formatNumber(Number(value));
    if (type === 'number') return formatNumber(Number(value));
    return plain(labels[String(value)] ?? String(value));
  };
}
const labels: Record<string, string> = Object.fromEntries([
  ...Object.entries(proposalStatuses).map(([key, { label }]) => [key, label]),
  ...Object.entries(callStatuses).map(([key, { label }]) => [key, label]),
]);

/** The answer to a query, each figure with the records that it is from. */
export async function said<Row>(ask: Ask, query: Query<Row>): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  const { now } = records;
  const { kind, conditions, shape, shown } = query;
  const all = await kind.rows(ask, query.isCounted);
  const rows = kept(all, query);
  const inWords = await wordsOf(ask);
  const parts = [...new Set(conditions.map((one) => one.words))].filter((text) => text !== '');
  const narrowing = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const page = pageChip(kind.page, language);
  const [only] = rows;
  const chips = only && rows.length === 1 ? [kind.chipOf(only, language), page] : [page];
  // What no event told is unknown, never none (ADR 54).
  const asked = [
    ...conditions.map(({ field: name }) => name),
    ...shown,
    ...('field' in shape ? [shape.field] : []),
  ];
  const untold = asked.find((name) => {
    const one = kind.fields[name];
    return one?.unseen && all.every((row) => one.of(row, now).length === 0);
  });
  const unseen = untold === undefined ? undefined : kind.fields[untold]?.unseen;
  if (unseen) return elsewhere(unseen, kind.page, ask);
  if (!only) return answer('fields.none', kind.none[language](narrowing), page);
  const say = (name: string, row: Row): string => {
    const field = kind.fields[name];
    const values = field?.of(row, now) ?? [];
    if (!field || values.length === 0) return '';
    const text = listIn(
      values.map((value) => inWords(field as Field<never>, value, kind.currencyOf(row))),
      language,
    );
    return `${field.label[language]}: ${text}`;
  };
  const lineOf = (row: Row): string =>
    [kind.lineOf(row, language), ...shown.map((name) => say(name, row))]
      .filter((text) => text !== '')
      .join(', ');
  const head = kind.found[language](kind.counted[language](rows.length), narrowing);
  const listed = `${head}:\n\n${listOf(rows.map(lineOf), ask)}`;
  if (shape.does === 'list' || shape.does === 'count')
    return answer(`fields.${shape.does}`, listed, ...chips);
  if (shape.does === 'share') {
    const others = conditions.filter(({ field: name }) => name !== shape.field);
    const of = all.filter((row) => others.every(({ keeps }) => keeps(row)));
    const percent = Math.round((rows.length / Math.max(1, of.length)) * 100);
    return answer('fields.share', words.share[language](percent, rows.length, of.length, narrowing), page);
  }
  const field = kind.fields[shape.field];
  if (!field) throw new Error(`no field ${shape.field}`);
  const label = field.label[language];
  // The organization's own currency stands first.
  const named = kind.fields.amount
    ? (await records.sumsOf(rows as never)).map(({ currency }) => currency)
    : [];
  const currencies = [...new Set([...named, ...rows.map((row) => kind.currencyOf(row))])];
  if (shape.does === 'sum') {
    const sums = sumsIn(await records.sumsOf(rows as never), language);
    const isSeveral = new Set(rows.map((row) => kind.currencyOf(row))).size > 1;
    const note = isSeveral ? `\n\n${words.notConverted[language]}` : '';
    const main = words.requested[language](sums, kind.counted[language](rows.length), narrowing);
    return answer('fields.sum', `${main}${note}`, ...chips);
  }
  if (shape.does === 'average') {
    const found = means(rows, field, now, kind.currencyOf).toSorted(
      (a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency),
    );
    if (field.type === 'money')
      return answer(
        'fields.average',
        `${words.average[language](
          sumsIn(
            found.map(({ mean: amount, currency }) => ({ amount, currency })),
            language,
          ),
        )}${narrowing}`,
        page,
      );
    const lines = found.map(
      ({ mean, count, currency }) =>
        `${label}: **${inWords(field as Field<never>, mean, currency)}** (${kind.counted[language](count)})`,
    );
    return answer('fields.average', `${words.mean[language](narrowing)}\n\n${listOf(lines, ask)}`, page);
  }
  if (shape.does === 'extreme') {
    const found = extremes(rows, field, { ...shape, now, currencyOf: kind.currencyOf });
    const [best] = found;
    if (!best) return answer('fields.none', kind.none[language](narrowing), page);
    const value = (one: typeof best) => inWords(field as Field<never>, one.value, kind.currencyOf(one.row));
    const more = (row: Row) => shown.map((name) => say(name, row)).filter((text) => text !== '');
    if (found.length === 1) {
      const sentence = kind.sentenceOf?.(best.row, language);
      if (sentence) return answer('fields.extreme', sentence, kind.chipOf(best.row, language));
      const why = [field.type === 'money' ? value(best) : `${label}: ${value(best)}`, ...more(best.row)].join(
        ', ',
      );
      return answer(
        'fields.extreme',
        words.extreme[language](kind.titleOf(best.row), why),
        kind.chipOf(best.row, language),
      );
    }
    const isOfCurrencies =
      field.type === 'money' && new Set(found.map(({ row }) => kind.currencyOf(row))).size > 1;
    const lines = found.map((one) =>
      [`**${kind.titleOf(one.row)}**: ${value(one)}`, ...more(one.row)].join(', '),
    );
    const note = isOfCurrencies ? `${words.eachCurrency[language]}\n\n` : '';
    return answer('fields.extreme', `${note}${listOf(lines, ask)}`, page);
  }
  const isByMonth = shape.does === 'group' && shape.isByMonth === true;
  const keyOf = (value: Value): Value => (isByMonth ? String(value).slice(0, 7) : value);
  const keyIn = (key: Value): string =>
    isByMonth ? monthIn(String(key), language) : inWords(field as Field<never>, key);
  const groups =
    shape.does === 'distinct' && shape.isNone
      ? withNone(all, query, field, now)
      : grouped(rows, field, now, keyOf);
  if (shape.does === 'distinct') {
    const lines = groups.map(
      (one) =>
        `**${inWords(field as Field<never>, one.key)}**: ${listIn(
          one.rows.map((row) => kind.titleOf(row)),
          language,
        )}`,
    );
    return answer('fields.distinct', `${label}${narrowing}:\n\n${listOf(lines, ask)}`, ...chips);
  }
  const counts = groups.map((one) => one.rows.length);
  const wanted =
    shape.end === 'most' ? Math.max(...counts) : shape.end === 'fewest' ? Math.min(...counts) : undefined;
  const lines = await Promise.all(
    groups
      .filter((one) => wanted === undefined || one.rows.length === wanted)
      .map(async ({ key, rows: own }) =>
        kind.fields.lead && field.type === 'person'
          ? peopleWords.leading[language](
              inWords(field as Field<never>, key),
              kind.counted[language](own.length),
            )
          : `**${keyIn(key)}**: ${kind.counted[language](own.length)}${kind.fields.amount ? ` (${sumsIn(await records.sumsOf(own as never), language)})` : ''}`,
      ),
  );
  return answer('fields.group', `${wanted === undefined ? `${head}:\n\n` : ''}${listOf(lines, ask)}`, page);
}
