import { type ProposalStatus, proposalFormSectionNames, proposalFormSections, roles } from '@harambee/domain';
import type { Concept } from '../../understanding/lexicon.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import { type Ask, labelOf } from '../ask.ts';
import { categoryIn, categoryTokens } from '../query/categories.ts';
import { isOfRole, roleIn } from '../query/roles.ts';
import type { Topic } from '../topic.ts';
import { narrowing } from '../words/narrowing.ts';
import type { Kind, Value } from './field.ts';
import { negationsOf, placesOf, spokenIn } from './parts.ts';

/** Values of one field that a question names, one of which a row has. */
export interface Values {
  field: string;
  values: readonly Value[];
  at: number;
  places: readonly number[];
  words: string;
  /** The values are what is left after some were denied. */
  isDenied?: boolean;
}

type ReadValues = <Row>(ask: Ask, kind: Kind<Row>) => Values[];

const merged = (
  field: string,
  words: string,
  some: readonly { at: number; places: readonly number[]; value: Value }[],
) => {
  const [first] = some;
  return first
    ? [
        {
          field,
          words,
          at: first.at,
          places: some.flatMap(({ places }) => places),
          values: some.map(({ value }) => value),
        },
      ]
    : [];
};

/** The places of a name's own words, from the one on which it begins. */
const wordsFrom = ({ topic: { tokens } }: Ask, at: number, name: string): number[] => {
  const words = new Set(
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu),
  );
  const places: number[] = [];
  for (let place = at; words.has(tokens[place] ?? '') || places.length === 0; place += 1) places.push(place);
  return places;
};

const ofFunders: ReadValues = (ask, { fields }) =>
  fields.funder
    ? merged(
        'funder',
        ask.topic.funders.map(({ name }) => name).join(' / '),
        ask.topic.funders.map(({ name, at }) => ({ at, value: name, places: wordsFrom(ask, at, name) })),
      )
    : [];

/** A person is who leads, who signs, or who has the task. */
const ofPeople: ReadValues = (ask, { fields, isMine }) => {
  const { topic, records } = ask;
  const field =
    fields.signers && topic.concepts.has('signOff') ? 'signers' : fields.person ? 'person' : 'lead';
  if (!fields[field]) return [];
  const { language } = topic;
  const said = spokenIn(topic).filter(({ name }) => name === 'mine');
  const mine = isMine?.(topic) && said.length === 0 ? [{ at: -1, length: 0 }] : said;
  return [
    ...merged(
      field,
      topic.people.map(({ name }) => name).join(' / '),
      topic.people.map(({ userId, name, at }) => ({ at, value: userId, places: wordsFrom(ask, at, name) })),
    ),
    ...merged(
      field,
      narrowing.you[language],
      mine.map((one) => ({ at: one.at, value: records.userId, places: placesOf(one) })),
    ),
  ];
};

/** The name of the field beside its value says no more: "of the category Education". */
const fieldWords = (topic: Topic, concept: Concept, places: readonly number[]): number[] =>
  spokenIn(topic)
    .filter(({ name, at }) => name === concept && places.some((place) => Math.abs(place - at) <= 3))
    .flatMap(placesOf);

const ofCategories: ReadValues = ({ topic }, { fields }) => {
  const category = fields.category && categoryIn(topic);
  if (!category) return [];
  const words = new Set(categoryTokens(category));
  const said = topic.tokens.flatMap((token, at) => (words.has(token) ? [at] : []));
  const places = [...said, ...fieldWords(topic, 'byCategory', said)];
  return [{ field: 'category', values: [category], at: said[0] ?? -1, places, words: category }];
};

/** "Owners", "who is a reviewer?" */
const ofRoles: ReadValues = ({ topic }, { fields }) => {
  const role = fields.role && roleIn(topic);
  if (!role) return [];
  const places = topic.tokens.flatMap((token, at) => (isOfRole(token, role) ? [at] : []));
  return [{ field: 'role', values: [role], at: places[0] ?? -1, places, words: roles[role].label }];
};

/** "Funding & Budget": a section of the form by its whole title. */
const ofSections: ReadValues = ({ topic: { tokens } }, { fields }) => {
  const section = fields.openSection
    ? proposalFormSectionNames.find((key) =>
        tokensOf(proposalFormSections[key]).every((word) => tokens.includes(word)),
      )
    : undefined;
  if (!section) return [];
  const title = proposalFormSections[section];
  const words = tokensOf(title);
  const places = tokens.flatMap((token, at) => (words.includes(token) ? [at] : []));
  return [{ field: 'openSection', values: [section], at: -1, places, words: title }];
};

/** What concepts say of a field: "in dollars". */
const ofMeanings: ReadValues = ({ topic }, { meanings, fields }) => {
  const said = spokenIn(topic).flatMap((one) => {
    const meaning = meanings[one.name];
    return meaning && !(meaning.field === 'status' && fields.readiness) ? [{ one, ...meaning }] : [];
  });
  return [...new Set(said.map(({ field }) => field))].flatMap((field) => {
    const own = said.filter((one) => one.field === field);
    return merged(
      field,
      [...new Set(own.flatMap(({ values }) => values))].join(' / '),
      own.flatMap(({ one, values }) => values.map((value) => ({ at: one.at, value, places: placesOf(one) }))),
    );
  });
};

/** Statuses deny and narrow each other ("sent, no answer yet"), which `statusesIn` knows. */
const ofStatuses: ReadValues = ({ topic }, kind) => {
  if (!kind.fields.readiness) return [];
  const spoken = spokenIn(topic);
  const said = spoken.filter(({ name }) => kind.meanings[name]?.field === 'status');
  const negations = said.flatMap(({ at }) => negationsOf(topic, kind, at));
  // What denies something else ("not led by Grace, rejected") denies no status.
  const found = topic.found.filter((one) => one.name !== 'negation' || negations.includes(one));
  const excepted = new Set(
    said
      .filter(({ at }) => negationsOf(topic, kind, at).some(({ name }) => name === 'except'))
      .map(({ at }) => at),
  );
  const asked = statusesIn({ ...topic, found, excepted });
  if (!asked) return [];
  const places = [...said, ...negations].flatMap(placesOf);
  const words = asked.statuses.map((one: ProposalStatus) => labelOf(one)).join(' / ');
  const isDenied = asked.isNegated && asked.named.length === 0;
  return [{ field: 'status', values: asked.statuses, at: -1, places, words, isDenied }];
};

/** The records that a question names, or names to leave them out. */
const ofTitles: ReadValues = ({ topic }, kind) => {
  const named = kind.named(topic);
  const isOfProposals = named.length === 0 || named === topic.mention?.rows || named === topic.mentions;
  const { mention, without } = topic;
  return [
    ...(named.length > 0
      ? [
          {
            field: 'title',
            values: named.map(({ id }) => id),
            at: -1,
            places: isOfProposals ? [...(mention?.used ?? [])] : [],
            words: isOfProposals
              ? `“${mention?.words.join(' ') ?? ''}”`
              : named.map(({ title }) => title).join(' / '),
          },
        ]
      : []),
    ...(without && kind.fields.readiness
      ? [
          {
            field: 'title',
            values: without.rows.map(({ id }) => id),
            at: Math.min(...without.used),
            places: [...without.used],
            words: `“${without.words.join(' ')}”`,
          },
        ]
      : []),
  ];
};

const all: readonly ReadValues[] = [
  ...[ofStatuses, ofCategories, ofFunders, ofPeople, ofRoles, ofSections, ofMeanings, ofTitles],
];

/** Every value that a question names. */
export const valuesIn: ReadValues = (ask, kind) => all.flatMap((read) => read(ask, kind));
