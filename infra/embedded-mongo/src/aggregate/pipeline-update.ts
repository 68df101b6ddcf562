import { equal } from '../bson/bson-order.ts';
import { type Doc, hasOwn, isDoc } from '../bson/values.ts';
import { CommandError, failedToParse, unsupported } from '../errors.ts';
import { unpaced } from '../pace.ts';
import { copy, immutableId } from '../update/target.ts';
import { compileUpdate, type Update, type UpdateContext } from '../update/update.ts';
import { compilePipeline } from './pipeline.ts';

/** The stages that make one document of one document. */
const allowed = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** Any update: by operators, as a replacement, or by a pipeline. */
export const updateOf = (spec: unknown, context: UpdateContext): Update =>
  Array.isArray(spec) ? pipelineUpdate(spec, context) : compileUpdate(spec, context);

/** An update whose new values are computed from the document by a pipeline. */
function pipelineUpdate(pipeline: unknown[], { variables, arrayFilters }: UpdateContext): Update {
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
  const stages = pipeline.map((stage): Doc => {
    const name =
      isDoc(stage) && Object.keys(stage).length === 1 ? (Object.keys(stage)[0] as string) : undefined;
    if (name === undefined)
      throw new CommandError(40323, 'Location40323', 'A pipeline stage must have exactly one field');
    if (!allowed.has(name))
      throw new CommandError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
    return stage as Doc;
  });
  const lookup = () => {
    throw unsupported('$lookup within an update');
  };
  const run = compilePipeline(stages, { variables, lookup, pace: unpaced });
  return (doc) => {
    // One document goes in, and nothing rests on the way.
    const [result = {}] = [...run([copy(doc)])] as Doc[];
    const next = withId(result, doc);
    return equal(next, doc) ? doc : next;
  };
}

/** A stage may leave the `_id` out, which keeps it, but may not change it. */
function withId(result: Doc, before: Doc): Doc {
  if (!hasOwn(before, '_id')) return result;
  if (hasOwn(result, '_id') && !equal(result._id, before._id)) throw immutableId();
  return hasOwn(result, '_id') ? result : { _id: before._id, ...result };
}
