import { type Doc, hasOwn, isDoc, rank, rankOf, setOwn, toNumber } from '../bson/values.ts';
import { badValue, CommandError, unsupported } from '../errors.ts';
import { compileExpression, type Expression, isTruthy } from './expression.ts';
import type { MatchContext } from './match-context.ts';
import { matchedPosition } from './matched-position.ts';
import { matchElement } from './matcher.ts';
import { fieldOf, splitPath } from './paths.ts';

export type Projection = (doc: Doc) => Doc;

type ArrayCut = (array: unknown[], root: Doc) => unknown;

/** What a projection does at one place of a document. */
export interface Node {
  children?: Map<string, Node>;
  keep?: boolean;
  computed?: Expression;
  /** `$slice`, `$elemMatch` and the position `$`, in find projections only. */
  cut?: ArrayCut;
  /** What is not an array is left out; the others give it as it is. */
  needsArray?: boolean;
}

/** Compiles the projection of `find` and of `$project`. Included fields keep the document's own order. */
export function compileProjection(
  spec: Doc,
  stage: 'find' | '$project',
  context: MatchContext = {},
): Projection {
  return projectionOf(parseProjection(spec, stage, context));
}

/** A projection as it was read; `include` tells whether it names what stays or what goes. */
export interface ParsedProjection {
  root: Node;
  include: boolean;
}

export function projectionOf({ root, include }: ParsedProjection): Projection {
  if (include) return (doc) => inclusion(doc, root, doc) as Doc;
  return (doc) => exclusion(doc, root) as Doc;
}

export function parseProjection(
  spec: Doc,
  stage: 'find' | '$project',
  context: MatchContext = {},
): ParsedProjection {
  const root: Node = { children: new Map() };
  let keepId: boolean | undefined;
  let including: boolean | undefined;
  const decide = (include: boolean, path: string) => {
    if (including !== undefined && including !== include) {
      const verb = include ? 'inclusion' : 'exclusion';
      throw new CommandError(
        include ? 31253 : 31254,
        `Location${include ? 31253 : 31254}`,
        `Cannot do ${verb} on field ${path} in ${include ? 'exclusion' : 'inclusion'} projection`,
      );
    }
    including = include;
  };
  const visit = (path: string, value: unknown) => {
    if (stage === 'find' && path.endsWith('.$') && !path.startsWith('$')) {
      const head = path.slice(0, -2);
      decide(true, head);
      place(root, head, { cut: atPosition(splitPath(head), context) });
      return;
    }
    if (path.split('.').some((part) => part === '' || part.startsWith('$'))) {
      throw badValue(`Invalid field name in a projection: "${path}"`);
    }
    const flag = typeof value === 'boolean' || rankOf(value) === rank.number;
    if (flag && path === '_id') {
      keepId = isTruthy(value);
      return;
    }
    if (flag) {
      decide(isTruthy(value), path);
      place(root, path, { keep: isTruthy(value) });
      return;
    }
    const operator = isDoc(value) ? Object.keys(value)[0] : undefined;
    if (stage === 'find' && (operator === '$slice' || operator === '$elemMatch')) {
      if (operator === '$elemMatch') decide(true, path);
      const cut = arrayCut(operator, (value as Doc)[operator], context);
      place(root, path, { cut, needsArray: operator === '$elemMatch' });
      return;
    }
    if (operator === '$meta') throw unsupported('The projection operator $meta');
    if (isDoc(value) && !operator?.startsWith('$')) {
      if (operator === undefined) throw badValue(`An empty sub-projection is not a valid value: ${path}`);
      for (const [name, inner] of Object.entries(value)) visit(`${path}.${name}`, inner);
      return;
    }
    if (path === '_id') keepId = true;
    else decide(true, path);
    place(root, path, { computed: compileExpression(value, context.variables) });
  };
  for (const [path, value] of Object.entries(spec)) visit(path, value);
  const include = including ?? (keepId === true && !hasCuts(root));
  const { children } = root as { children: Map<string, Node> };
  if (include && keepId !== false && !children.has('_id')) children.set('_id', { keep: true });
  if (!include && keepId === false) children.set('_id', { keep: false });
  return { root, include };
}

const hasCuts = (root: Node) => [...(root.children?.values() ?? [])].some((node) => node.cut);

function place(root: Node, path: string, node: Node) {
  const parts = path.split('.');
  const last = parts.pop() as string;
  let at = root;
  for (const part of parts) {
    at.children ??= new Map();
    if (at.keep !== undefined) throw new CommandError(31249, 'Location31249', `Path collision at ${path}`);
    let next = at.children.get(part);
    if (!next) {
      next = {};
      at.children.set(part, next);
    }
    at = next;
  }
  at.children ??= new Map();
  const known = at.children.get(last);
  if (known && (known.children || node.children || !(known.cut || node.cut))) {
    throw new CommandError(31249, 'Location31249', `Path collision at ${path}`);
  }
  at.children.set(last, { ...known, ...node });
}

function arrayCut(operator: string, operand: unknown, context: MatchContext): ArrayCut {
  if (operator === '$elemMatch') {
    if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
    const test = matchElement(context)(operand);
    return (array) => {
      const found = array.find((item) => test(item));
      return found === undefined ? undefined : [found];
    };
  }
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map((part) => toNumber(part));
  if (first === undefined || (Array.isArray(operand) && (second === undefined || second <= 0))) {
    throw badValue('Invalid $slice syntax');
  }
  return (array) => {
    if (second === undefined) return first < 0 ? array.slice(first) : array.slice(0, first);
    const start = first < 0 ? Math.max(array.length + first, 0) : first;
    return array.slice(start, start + second);
  };
}

/** The one element that the query matched first. */
function atPosition(head: string[], { filter = {}, found }: MatchContext): ArrayCut {
  return (array, root) => {
    const position = matchedPosition(found ?? root, head, filter);
    if (position === undefined) {
      throw new CommandError(
        51246,
        'Location51246',
        "positional operator '.$' couldn't find a matching element in the array",
      );
    }
    return position < array.length ? [array[position]] : [];
  };
}

function inclusion(value: unknown, node: Node, root: Doc): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => inclusion(item, node, root));
    return items.filter((item) => item !== undefined);
  }
  if (!isDoc(value)) return hasComputed(node) ? inclusion({}, node, root) : undefined;
  const out: Doc = {};
  const children = node.children as Map<string, Node>;
  const id = children.get('_id');
  const names = Object.keys(value);
  if (id && names.includes('_id')) names.unshift('_id');
  for (const name of names) {
    const child = children.get(name);
    if (!child || child.computed || (name === '_id' && hasOwn(out, '_id'))) continue;
    const projected = includeField(value[name], child, root);
    if (projected !== undefined) setOwn(out, name, projected);
  }
  for (const [name, child] of children) {
    if (child.computed) {
      const computed = child.computed(root);
      if (computed !== undefined) setOwn(out, name, computed);
    } else if (child.children && fieldOf(value, name) === undefined && hasComputed(child)) {
      setOwn(out, name, inclusion({}, child, root));
    }
  }
  return out;
}

function includeField(value: unknown, child: Node, root: Doc): unknown {
  if (child.cut && Array.isArray(value)) return child.cut(value, root);
  if (child.cut) return child.needsArray ? undefined : value;
  return child.keep ? value : inclusion(value, child, root);
}

const hasComputed = (node: Node): boolean =>
  Boolean(node.computed) || [...(node.children?.values() ?? [])].some(hasComputed);

function exclusion(value: unknown, node: Node): unknown {
  if (Array.isArray(value)) return value.map((item) => exclusion(item, node));
  if (!isDoc(value)) return value;
  const out: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const child = node.children?.get(name);
    if (!child) setOwn(out, name, field);
    else if (child.cut) setOwn(out, name, Array.isArray(field) ? child.cut(field, value) : field);
    else if (child.children) setOwn(out, name, exclusion(field, child));
  }
  return out;
}
