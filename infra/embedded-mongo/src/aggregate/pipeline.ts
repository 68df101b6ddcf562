import { type Doc, isDoc } from '../bson/values.ts';
import { unsupported } from '../errors.ts';
import type { Paced } from '../pace.ts';
import type { PipelineContext, Stage } from './stage.ts';
import { stages } from './stages.ts';

/** Compiles all stages first, so that a pipeline with something unsupported in it does nothing at all. */
export function compilePipeline(pipeline: Doc[], context: PipelineContext): Stage {
  const steps = pipeline.map((stage) => {
    if (!isDoc(stage)) throw unsupported('A pipeline stage that is not a document');
    const name = Object.keys(stage)[0] ?? '';
    const make = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!make) throw unsupported(`The pipeline stage ${name}`);
    return make(stage[name], context, (inner) => compilePipeline(inner, context));
  });
  return (docs) => steps.reduce<Paced<Doc>>((input, step) => step(input), docs);
}

export const runPipeline = (docs: Paced<Doc>, pipeline: Doc[], context: PipelineContext): Paced<Doc> =>
  compilePipeline(pipeline, context)(docs);
