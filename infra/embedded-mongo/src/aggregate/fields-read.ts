import { type Doc, isDoc } from '../bson/values.ts';

/**
 * The projection of the fields that a first stage `$group` reads, so that the others need not be decoded. Undefined when
 * its words do not tell: another stage, a variable (`$$ROOT`), a field named by an expression.
 */
export function fieldsRead(stage: Doc): Doc | undefined {
  const fields = new Set<string>();
  if (!('$group' in stage) || !collect(stage.$group, fields)) return undefined;
  const named = [...fields].filter((field) => field !== '_id').map((field) => [field, 1]);
  return { ...Object.fromEntries(named), _id: fields.has('_id') || named.length === 0 ? 1 : 0 };
}

function collect(expression: unknown, into: Set<string>): boolean {
  if (typeof expression === 'string') {
    if (!expression.startsWith('$')) return true;
    const [field = ''] = expression.slice(1).split('.');
    into.add(field);
    return field !== '' && !field.startsWith('$');
  }
  if (Array.isArray(expression)) return expression.every((part) => collect(part, into));
  if (!isDoc(expression)) return true;
  return !('$getField' in expression) && Object.values(expression).every((part) => collect(part, into));
}
