import type { Doc } from '../bson/values.ts';
import type { Pace, Paced } from '../pace.ts';
import type { MatchContext } from '../query/match-context.ts';

export interface PipelineContext extends MatchContext {
  /** Reads another collection of the same database, through its indexes. */
  lookup: (collection: string, filter: Doc) => Paced<Doc>;
  pace: Pace;
}

/** Passes every pause on, so that no stage holds up the others. */
export type Stage = (docs: Paced<Doc>) => Paced<Doc>;

/** `compile` is for stages that have pipelines inside them. */
export type MakeStage = (
  spec: unknown,
  context: PipelineContext,
  compile: (pipeline: Doc[]) => Stage,
) => Stage;
