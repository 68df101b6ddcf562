import type { EvidenceList } from '../evidence/evidence-limits.ts';
import { emptyProfileFields, initialProfileSettings } from './empty-profile.ts';
import type { OwnFact, Profile, ProfileFields, ProfileSettings } from './profile.schemas.ts';
import {
  byProfileField,
  type ProfileContactField,
  type ProfileField,
  profileContactFields,
  profileFieldNames,
  profileFieldTable,
} from './profile-fields.ts';
import { sdgs as goals } from './sdgs.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const ownNames = [
  'tenantId',
  'createdAt',
  'updatedAt',
  ...Object.keys(emptyProfileFields),
  ...Object.keys(initialProfileSettings),
];

/** Alternative spellings of fields (PROF-17): `founded_year` for `foundedYear`, and so on. */
const otherNames: ReadonlyMap<string, string> = new Map(
  ownNames.map((name) => [snakeCase(name), name] as const).filter(([other, name]) => other !== name),
);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Reads `[1, 4]`, `["1", "4"]` and `"[1, 4]"` as `[1, 4]`; returns anything else unchanged. */
function listOfGoals(value: unknown): unknown {
  const list = typeof value === 'string' ? (value.trim() === '' ? [] : parsed(value)) : value;
  if (!Array.isArray(list)) return value;
  return list.map((goal: unknown) => (typeof goal === 'string' && /^\d+$/.test(goal) ? Number(goal) : goal));
}

const year = (value: unknown): unknown =>
  typeof value === 'string' && /^\d*$/.test(value.trim()) ? Number(value) : value;

const listOfAreas = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? [] : parsed(value);
};

/**
 * Renames the fields of a profile, or part of one, to this product's spelling (PROF-17): snake_case or camelCase,
 * `organization_type` for `type`, `sdgs` as a list or as JSON text. Only names and spellings change: unknown fields
 * and wrong types stay, so that the schema refuses them.
 */
export function normalizeProfile(given: unknown): unknown {
  if (!isFields(given)) return given;
  // A field given in both spellings stays in both, and the schema refuses one as unknown.
  const ownName = (name: string) => {
    const own = otherNames.get(name);
    return own !== undefined && !(own in given) ? own : name;
  };
  const fields = Object.fromEntries(Object.entries(given).map(([name, value]) => [ownName(name), value]));
  readOrganizationType(fields);
  for (const name of profileFieldNames) {
    const { kind } = profileFieldTable[name];
    if (name in fields && isSpelled(kind)) fields[name] = otherSpellings[kind](fields[name]);
  }
  return fields;
}

/** Field kinds that may also arrive as text. */
const otherSpellings = { goals: listOfGoals, year, list: listOfAreas };
const isSpelled = (kind: ProfileField['kind']): kind is keyof typeof otherSpellings => kind in otherSpellings;

/** 'ngo' marks a request from onboarding (ONBOARD-09) and is not a type; any other value is the type. */
function readOrganizationType(fields: Fields): void {
  for (const name of ['organization_type', 'organizationType']) {
    if (!(name in fields)) continue;
    const value = fields[name];
    const own = value === 'ngo' ? 'organizationType' : 'type';
    if (own === name || own in fields) continue;
    delete fields[name];
    fields[own] = value;
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

const wholeNumber = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

const isGoal = (value: unknown): value is number => goals.some(({ id }) => id === String(value));

const contactField = (value: unknown): value is ProfileContactField =>
  (profileContactFields as readonly unknown[]).includes(value);

function facts(value: unknown): OwnFact[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap(({ id, name, value: figure, unit, date, source, url, isPublic }) => {
    if (typeof figure !== 'number') return [];
    return [
      {
        id: text(id),
        name: text(name),
        value: figure,
        unit: text(unit),
        date: text(date),
        source: text(source),
        ...(isText(url) && { url }),
        ...(isPublic === true && { isPublic }),
      },
    ];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const rowsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const sum = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);

/** The lists of evidence from any value; what does not fit in a row becomes empty. */
const evidenceIn = ({ projects, policies, reports }: Fields): Pick<ProfileSettings, EvidenceList> => ({
  projects: rowsIn(projects).map((row) => ({
    id: text(row.id),
    title: text(row.title),
    funder: text(row.funder),
    amount: sum(row.amount),
    currency: text(row.currency),
    from: wholeNumber(row.from),
    to: wholeNumber(row.to),
    summary: text(row.summary),
    ...(isText(row.proposalId) && { proposalId: row.proposalId }),
    ...(row.showsAmount === true && { showsAmount: true }),
  })),
  policies: rowsIn(policies).map((row) => ({ id: text(row.id), title: text(row.title), url: text(row.url) })),
  reports: rowsIn(reports).map((row) => ({
    id: text(row.id),
    title: text(row.title),
    year: wholeNumber(row.year),
    url: text(row.url),
  })),
});

/** The fields of a form from any value; missing and invalid fields become empty. */
export function readProfileFields(given: unknown): ProfileFields {
  const fields = normalizeProfile(given);
  if (!isFields(fields)) return { ...emptyProfileFields };
  return byProfileField(({ kind }, name) => read(kind, fields[name])) as ProfileFields;
}

function read(kind: ProfileField['kind'], value: unknown): unknown {
  switch (kind) {
    case 'year':
      return wholeNumber(value);
    case 'goals':
      return Array.isArray(value) ? [...new Set(value.filter(isGoal))] : [];
    case 'list':
      return texts(value);
    default:
      return text(value);
  }
}

/** The settings from any value; missing ones get their initial value. */
export function readProfileSettings(given: unknown): ProfileSettings {
  const fields = normalizeProfile(given);
  if (!isFields(fields)) return { ...initialProfileSettings };
  const { isActive, onLeaderboard, hiddenContactFields: hidden } = fields;
  return {
    isActive: isActive !== false,
    onLeaderboard: onLeaderboard !== false,
    hiddenContactFields: Array.isArray(hidden) ? hidden.filter(contactField) : [],
    facts: facts(fields.facts),
    ...evidenceIn(fields),
  };
}

/** A profile as pages use it, from an answer in either spelling (PROF-17). */
export function readProfile(given: unknown): Profile {
  const fields = normalizeProfile(given);
  const { id, tenantId, revision, createdAt, updatedAt }: Fields = isFields(fields) ? fields : {};
  return {
    ...readProfileFields(fields),
    ...readProfileSettings(fields),
    id: text(id) || text(tenantId),
    tenantId: text(tenantId),
    revision: wholeNumber(revision),
    createdAt: text(createdAt),
    updatedAt: text(updatedAt),
  };
}

/** The profile in an answer of GET /api/ngo/profile/tenant/{id}, under `profile` or `organization`. */
export function profileInAnswer(answer: unknown): Profile | undefined {
  if (!isFields(answer)) return undefined;
  const found = answer.profile ?? answer.organization;
  return isFields(found) ? readProfile(found) : undefined;
}
