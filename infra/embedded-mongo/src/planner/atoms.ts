import { compare, equal } from '../bson/bson-order.ts';
import { type Doc, isDoc, rank, rankOf } from '../bson/values.ts';
import { isTruthy } from '../query/expression.ts';
import { isOperatorDoc } from '../query/matcher.ts';
import { afterPrefix, textPrefix } from './text-prefix.ts';

export type RangeOperator = '$gt' | '$gte' | '$lt' | '$lte';

/** One condition that a matching document is sure to meet, in a form an index can use. */
export interface Atom {
  path: string;
  operator: '$eq' | '$in' | RangeOperator | '$exists' | '$other';
  value: unknown;
  /** Implied by the filter but not part of it: narrows a scan, proves nothing about a match. */
  derived?: boolean;
  /** Of an array, one and the same element meets the conditions with the same sign. */
  element?: symbol;
}

export interface Conditions {
  atoms: Atom[];
  /** True when the atoms say everything the filter says. */
  complete: boolean;
  /** The `$or` clauses that stand at the top of the filter. */
  alternatives: Doc[][];
}

const rangeOperators = new Set<string>(['$gt', '$gte', '$lt', '$lte']);
const rangeRanks = new Set<number>([
  rank.number,
  rank.string,
  rank.date,
  rank.objectId,
  rank.boolean,
  rank.timestamp,
]);

const isIndexable = (value: unknown) => {
  const type = rankOf(value);
  return type !== rank.array && type !== rank.regex && value !== undefined;
};

/** Pulls the conditions an index could serve out of a filter. */
export function readConditions(filter: Doc): Conditions {
  const conditions: Conditions = { atoms: [], complete: true, alternatives: [] };
  collect(filter, conditions);
  for (const clauses of conditions.alternatives) conditions.atoms.push(...hull(clauses));
  return conditions;
}

function collect(filter: Doc, into: Conditions) {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) for (const part of condition) collect(part as Doc, into);
    else if (key === '$or' && Array.isArray(condition)) {
      if (condition.length === 1) collect(condition[0] as Doc, into);
      else {
        into.complete = false;
        into.alternatives.push(condition as Doc[]);
      }
    } else if (key === '$comment') continue;
    else if (key.startsWith('$')) into.complete = false;
    else if (isOperatorDoc(condition)) collectOperators(key, condition, into);
    else addAtom({ path: key, operator: '$eq', value: condition }, into);
  }
}

function collectOperators(path: string, condition: Doc, into: Conditions) {
  for (const [name, value] of Object.entries(condition)) {
    if (name === '$eq' || rangeOperators.has(name)) {
      addAtom({ path, operator: name as '$eq' | RangeOperator, value }, into);
    } else if (name === '$in' && Array.isArray(value)) {
      addAtom({ path, operator: '$in', value }, into);
    } else if (name === '$exists' && isTruthy(value)) {
      into.atoms.push({ path, operator: '$exists', value: true });
      into.complete = false;
    } else {
      into.atoms.push({ path, operator: '$other', value: { [name]: value } });
      if (name === '$regex') into.atoms.push(...prefixRange(path, textPrefix(value, condition.$options)));
      into.complete = false;
    }
  }
}

/** A text that begins like this lies in a range of texts. */
function prefixRange(path: string, prefix: string | undefined): Atom[] {
  if (prefix === undefined) return [];
  const shared = { path, derived: true, element: Symbol(prefix) };
  const end = afterPrefix(prefix);
  return [
    { ...shared, operator: '$gte', value: prefix },
    ...(end === undefined ? [] : [{ ...shared, operator: '$lt' as const, value: end }]),
  ];
}

function addAtom(atom: Atom, into: Conditions) {
  const { operator, value } = atom;
  const usable =
    operator === '$in'
      ? (value as unknown[]).every(isIndexable)
      : operator === '$eq'
        ? isIndexable(value)
        : rangeRanks.has(rankOf(value)) && String(value) !== 'NaN';
  if (!usable) {
    into.complete = false;
    into.atoms.push({ path: atom.path, operator: '$other', value: { [operator]: value } });
    return;
  }
  into.atoms.push(atom);
}

/**
 * What every clause of an `$or` says about one path, as a range around all of them. This is what lets a keyset page,
 * `{$or: [{at: {$lt: x}}, {at: x, _id: {$lt: y}}]}`, start at x instead of at the first document.
 */
function hull(clauses: Doc[]): Atom[] {
  const each = clauses.map((clause) => (isDoc(clause) ? readConditions(clause).atoms : []));
  const paths = new Set(each[0]?.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const sides = each.map((atoms) => sidesOf(atoms.filter((atom) => atom.path === path)));
    const types = new Set(
      sides.flatMap(({ low, high }) => [low, high].flatMap((v) => (v ? [rankOf(v.value)] : []))),
    );
    if (types.size !== 1) return [];
    const out: Atom[] = [];
    const lows = sides.map(({ low }) => low);
    const highs = sides.map(({ high }) => high);
    if (lows.every((side) => side !== undefined)) out.push(widest(path, lows, '$gte', '$gt', -1));
    if (highs.every((side) => side !== undefined)) out.push(widest(path, highs, '$lte', '$lt', 1));
    return out;
  });
}

interface Side {
  value: unknown;
  inclusive: boolean;
}

function sidesOf(atoms: Atom[]): { low?: Side; high?: Side } {
  const sides: { low?: Side; high?: Side } = {};
  for (const { operator, value } of atoms) {
    if (operator === '$eq' && rangeRanks.has(rankOf(value))) {
      sides.low = { value, inclusive: true };
      sides.high = { value, inclusive: true };
    } else if (operator === '$gt' || operator === '$gte') {
      sides.low ??= { value, inclusive: operator === '$gte' };
    } else if (operator === '$lt' || operator === '$lte') {
      sides.high ??= { value, inclusive: operator === '$lte' };
    }
  }
  return sides;
}

function widest(
  path: string,
  sides: Side[],
  closed: '$gte' | '$lte',
  open: '$gt' | '$lt',
  outwards: 1 | -1,
): Atom {
  const best = sides.reduce((a, b) => {
    const order = compare(b.value, a.value) * outwards;
    return order > 0 || (order === 0 && b.inclusive) ? b : a;
  });
  return { path, operator: best.inclusive ? closed : open, value: best.value, derived: true };
}

/** True when the document's field is sure to be there. */
export function impliesPresence(atom: Atom): boolean {
  if (atom.operator === '$eq') return atom.value !== null;
  if (atom.operator === '$in') return (atom.value as unknown[]).every((value) => value !== null);
  return atom.operator === '$exists' || rangeOperators.has(atom.operator) || isTypeAtom(atom);
}

const isTypeAtom = ({ operator, value }: Atom) => operator === '$other' && isDoc(value) && '$regex' in value;

/** True when every document that meets `atoms` is sure to meet the partial filter. */
export function impliesFilter(atoms: Atom[], partial: Doc): boolean {
  const wanted = readConditions(partial);
  if (wanted.alternatives.length > 0) return false;
  return wanted.atoms.every((goal) => atoms.some((atom) => atom.path === goal.path && implies(atom, goal)));
}

function implies(atom: Atom, goal: Atom): boolean {
  if (goal.operator === '$exists') return impliesPresence(atom);
  if (atom.operator === goal.operator && equal(atom.value, goal.value)) return true;
  if (goal.operator === '$other') return false;
  const values =
    atom.operator === '$eq' ? [atom.value] : atom.operator === '$in' ? (atom.value as unknown[]) : undefined;
  if (values) return values.every((value) => value !== null && satisfies(value, goal));
  if (!rangeOperators.has(goal.operator) || !rangeOperators.has(atom.operator)) return false;
  if (atom.operator[1] !== goal.operator[1] || rankOf(atom.value) !== rankOf(goal.value)) return false;
  const order = compare(atom.value, goal.value) * (atom.operator[1] === 'g' ? 1 : -1);
  return order > 0 || (order === 0 && !(atom.operator.endsWith('e') && !goal.operator.endsWith('e')));
}

function satisfies(value: unknown, { operator, value: bound }: Atom): boolean {
  if (operator === '$eq') return equal(value, bound);
  if (operator === '$in') return (bound as unknown[]).some((item) => equal(item, value));
  if (rankOf(value) !== rankOf(bound)) return false;
  const order = compare(value, bound);
  if (operator === '$gt') return order > 0;
  if (operator === '$gte') return order >= 0;
  if (operator === '$lt') return order < 0;
  return order <= 0;
}
