import type { Doc } from '../bson/values.ts';
import type { MatchContext } from '../query/match-context.ts';

export interface PipelineContext extends MatchContext {
  /** Reads another collection of the same database, through its indexes. */
  lookup: (collection: string, filter: Doc) => Iterable<Doc>;
}

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** `compile` is for stages that have pipelines inside them. */
export type MakeStage = (
  spec: unknown,
  context: PipelineContext,
  compile: (pipeline: Doc[]) => Stage,
) => Stage;
