import type { LineBlock, TextBlock } from '@harambee/domain/schemas';

/** The blocks of one paragraph, as they stand in the editor. */
export interface EditedParagraph {
  paragraph: string;
  blocks: TextBlock[];
}

/** What the engine writes of a paragraph today. */
export interface EngineWords {
  base: string;
  blocks: LineBlock[];
}
