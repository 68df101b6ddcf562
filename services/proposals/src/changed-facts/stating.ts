import type { StatingKind } from '@harambee/domain';
import type { FactCard, TextBlock } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';

/** A text that may state a figure of the profile (CALL-35). */
export interface Stating {
  kind: StatingKind;
  /** Names it among those of its kind. */
  textId: string;
  proposalId?: string;
  title: string;
  place: string;
  blocks: readonly TextBlock[];
  /**
   * Saves other words in its place. `fact` is the figure as it is now; absent where it was removed.
   *
   * @throws {PreconditionFailed} if it was changed since it was read
   */
  save(actor: Actor, blocks: TextBlock[], fact?: FactCard): Promise<unknown>;
}
