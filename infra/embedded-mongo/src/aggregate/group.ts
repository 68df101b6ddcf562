import { calculateObjectSize } from 'bson';
import { compare } from '../bson/bson-order.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { type Doc, isDoc, setOwn } from '../bson/values.ts';
import { badValue, CommandError, memoryExceeded, memoryLimit, unsupported } from '../errors.ts';
import { type Pace, type Paced, type Pause, pause } from '../pace.ts';
import { compileExpression, type Expression } from '../query/expression.ts';
import { NumberSum } from '../query/number-fold.ts';

interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

/** `keep` is told the size of what an accumulator keeps of a document. */
type MakeAccumulator = (keep: (value: unknown) => void) => Accumulator;

const accumulators: Record<string, MakeAccumulator> = {
  $sum: () => {
    const sum = new NumberSum();
    return { add: (value) => sum.add(value), result: () => sum.sum };
  },
  $avg: () => {
    const sum = new NumberSum();
    return { add: (value) => sum.add(value), result: () => sum.average };
  },
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => {
    let first: unknown;
    let seen = false;
    return {
      add: (value) => {
        if (!seen) first = value;
        seen = true;
      },
      result: () => first ?? null,
    };
  },
  $last: () => {
    let last: unknown;
    return {
      add: (value) => {
        last = value;
      },
      result: () => last ?? null,
    };
  },
  $push: (keep) => {
    const list: unknown[] = [];
    return {
      add: (value) => {
        if (value === undefined) return;
        keep(value);
        list.push(value);
      },
      result: () => list,
    };
  },
  $addToSet: (keep) => {
    const set = new Map<string, unknown>();
    return {
      add: (value) => {
        if (value === undefined) return;
        const key = encodeKey(value).toString('latin1');
        if (!set.has(key)) keep(value);
        set.set(key, value);
      },
      result: () => [...set.values()],
    };
  },
  $mergeObjects: (keep) => {
    const merged: Doc = {};
    return {
      add: (value) => {
        if (value === undefined || value === null) return;
        if (!isDoc(value)) throw badValue('$mergeObjects requires object inputs');
        keep(value);
        for (const [name, field] of Object.entries(value)) setOwn(merged, name, field);
      },
      result: () => merged,
    };
  },
};

function extreme(sign: 1 | -1): Accumulator {
  let best: unknown = null;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === null || compare(value, best) * sign > 0) best = value;
    },
    result: () => best,
  };
}

interface Field {
  name: string;
  make: MakeAccumulator;
  value: Expression;
}

/** What a value costs beside its own bytes, roughly. */
const perGroup = 100;

interface Group {
  id: unknown;
  states: Accumulator[];
}

/** `$group`, with groups told apart by the same equality as indexes. */
export function compileGroup(
  spec: unknown,
  { variables, pace }: { variables?: Doc | undefined; pace: Pace },
): (docs: Paced<Doc>) => Generator<Doc | Pause> {
  if (!isDoc(spec) || !Object.hasOwn(spec, '_id')) {
    throw new CommandError(15955, 'Location15955', 'a group specification must include an _id');
  }
  const { _id, ...rest } = spec;
  const key = compileExpression(_id, variables);
  const fields = Object.entries(rest).map(([name, value]) => compileField(name, value, variables));
  return function* (docs) {
    const groups = new Map<string, Group>();
    // The same object again, which says the same, belongs to the same group.
    const groupOfDoc = new WeakMap<Doc, Group>();
    let bytes = 0;
    const keep = (value: unknown) => {
      bytes += perGroup + calculateObjectSize({ value });
      if (bytes > memoryLimit) throw memoryExceeded('$group', 'match fewer documents, or keep less of each');
    };
    for (const doc of docs) {
      if (doc === pause) {
        yield pause;
        continue;
      }
      const group = groupOfDoc.get(doc) ?? groupOf(key(doc) ?? null);
      groupOfDoc.set(doc, group);
      for (const [i, { value }] of fields.entries()) (group.states[i] as Accumulator).add(value(doc));
    }
    function groupOf(id: unknown): Group {
      const hash = encodeKey(id).toString('latin1');
      const known = groups.get(hash);
      if (known) return known;
      keep(id);
      const group = { id, states: fields.map(({ make }) => make(keep)) };
      groups.set(hash, group);
      return group;
    }
    for (const { id, states } of groups.values()) {
      const out: Doc = { _id: id };
      for (const [i, { name }] of fields.entries()) setOwn(out, name, (states[i] as Accumulator).result());
      yield out;
      if (pace.isDue()) yield pause;
    }
  };
}

function compileField(name: string, spec: unknown, variables?: Doc): Field {
  if (name.includes('.'))
    throw new CommandError(40235, 'Location40235', `The field name '${name}' cannot contain '.'`);
  const operators = isDoc(spec) ? Object.keys(spec) : [];
  if (operators.length !== 1) {
    throw new CommandError(40234, 'Location40234', `The field '${name}' must be an accumulator object`);
  }
  const operator = operators[0] as string;
  if (operator === '$count') {
    return { name, make: accumulators.$sum as MakeAccumulator, value: () => 1 };
  }
  const make = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!make) throw unsupported(`The accumulator ${operator}`);
  return { name, make, value: compileExpression((spec as Doc)[operator], variables) };
}
