import { compareCodePoints, equal } from '../bson/bson-order.ts';
import { type Doc, isDoc, rank, rankOf } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { compileExpression, isTruthy } from './expression.ts';
import type { MatchContext } from './match-context.ts';
import { fieldOperators, type LeafTest, leafOperators, unknownOperator } from './operators.ts';
import { splitPath, visitPath } from './paths.ts';

export type Predicate = (doc: Doc) => boolean;

/** Compiles a query filter. Operators we do not do right are refused here, before anything is read or written. */
export function compileFilter(filter: Doc, context: MatchContext = {}): Predicate {
  const tests = Object.entries(filter).flatMap(([key, condition]) => compileEntry(key, condition, context));
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0] as Predicate;
  return (doc) => tests.every((test) => test(doc));
}

function compileEntry(key: string, condition: unknown, context: MatchContext): Predicate[] {
  if (!key.startsWith('$')) return compileField(splitPath(key), condition, context);
  switch (key) {
    case '$and': {
      const parts = clauses(key, condition, context);
      return [(doc) => parts.every((part) => part(doc))];
    }
    case '$or': {
      const parts = clauses(key, condition, context);
      return [(doc) => parts.some((part) => part(doc))];
    }
    case '$nor': {
      const parts = clauses(key, condition, context);
      return [(doc) => !parts.some((part) => part(doc))];
    }
    case '$expr': {
      const evaluate = compileExpression(condition, context.variables);
      return [(doc) => isTruthy(evaluate(doc))];
    }
    case '$comment':
      return [];
    case '$alwaysTrue':
      return [];
    case '$alwaysFalse':
      return [() => false];
    default:
      throw unknownOperator(key);
  }
}

function clauses(name: string, list: unknown, context: MatchContext): Predicate[] {
  if (!Array.isArray(list) || list.length === 0) throw badValue(`${name} must be a non-empty array`);
  return list.map((clause) => {
    if (!isDoc(clause)) throw badValue(`${name} entries need to be full objects`);
    return compileFilter(clause, context);
  });
}

/** True for `{$gt: 1}`, false for a plain sub-document to be compared whole. */
export function isOperatorDoc(condition: unknown): condition is Doc {
  if (!isDoc(condition)) return false;
  const first = Object.keys(condition)[0];
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}

function compileField(parts: string[], condition: unknown, context: MatchContext): Predicate[] {
  if (isOperatorDoc(condition)) return compileOperators(parts, condition, context);
  const name = rankOf(condition) === rank.regex ? '$regex' : '$eq';
  return [onPath(parts, leaf(name, condition, context))];
}

function compileOperators(parts: string[], condition: Doc, context: MatchContext): Predicate[] {
  return Object.entries(condition).map(([name, operand]) => {
    if (name === '$not') return negate(compileNot(parts, operand, context));
    if (name === '$ne') return negate(onPath(parts, leaf('$eq', operand, context)));
    if (name === '$nin') return negate(onPath(parts, leaf('$in', operand, context)));
    if (name === '$exists') {
      const present: Predicate = (doc) => visitPath(doc, parts, (value) => value !== undefined);
      return isTruthy(operand) ? present : negate(present);
    }
    if (name === '$all') return compileAll(parts, operand, context);
    const whole = fieldOperators[name];
    if (whole) {
      const test = whole(operand, matchElement(context), context);
      return (doc) => visitPath(doc, parts, test);
    }
    if (name === '$options') {
      if (condition.$regex === undefined) throw badValue('$options needs a $regex');
      return () => true;
    }
    return onPath(parts, leaf(name, name === '$regex' ? [operand, condition.$options] : operand, context));
  });
}

/** One condition of its own for each value: of an array of sub-documents, each may be met by another element. */
function compileAll(parts: string[], operand: unknown, context: MatchContext): Predicate {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const tests = operand.map((item): Predicate => {
    if (isDoc(item) && Object.keys(item)[0] === '$elemMatch') {
      const [test] = compileOperators(parts, { $elemMatch: item.$elemMatch }, context);
      return test as Predicate;
    }
    if (isOperatorDoc(item)) throw badValue('no $ expressions in $all');
    return onPath(parts, leaf(rankOf(item) === rank.regex ? '$regex' : '$eq', item, context));
  });
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
}

function compileNot(parts: string[], operand: unknown, context: MatchContext): Predicate {
  if (rankOf(operand) === rank.regex) return onPath(parts, leaf('$regex', operand, context));
  if (!isOperatorDoc(operand)) throw badValue('$not needs a regex or a document of operators');
  const tests = compileOperators(parts, operand, context);
  return (doc) => tests.every((test) => test(doc));
}

function leaf(name: string, operand: unknown, context: MatchContext): LeafTest {
  const make = Object.hasOwn(leafOperators, name) ? leafOperators[name] : undefined;
  if (!make) throw unknownOperator(name);
  return make(operand, context.collation?.order ?? compareCodePoints);
}

const negate =
  (test: Predicate): Predicate =>
  (doc) =>
    !test(doc);

/** A leaf that is an array matches when it matches whole or when any of its elements does. */
export const onLeaf =
  (test: LeafTest): LeafTest =>
  (value) =>
    test(value) || (Array.isArray(value) && value.some((item) => test(item ?? null)));

function onPath(parts: string[], test: LeafTest): Predicate {
  const either = onLeaf(test);
  return (doc) => visitPath(doc, parts, either);
}

/** Compiles what `$elemMatch`, `$all` and `$pull` apply to one array element. */
export const matchElement =
  (context: MatchContext) =>
  (condition: unknown): LeafTest => {
    if (isOperatorDoc(condition) && !isLogical(condition)) {
      // The element stands for the field itself; a nested array is again matched whole or by element.
      const tests = compileOperators(['element'], condition, context);
      return (value) => tests.every((test) => test({ element: value }));
    }
    if (isDoc(condition)) {
      const test = compileFilter(condition, context);
      return (value) => (isDoc(value) || Array.isArray(value)) && test(value as Doc);
    }
    if (rankOf(condition) === rank.regex) return leaf('$regex', condition, context);
    return (value) => equal(value, condition, context.collation?.order);
  };

const isLogical = (condition: Doc) =>
  ['$and', '$or', '$nor', '$expr'].includes(Object.keys(condition)[0] as string);
