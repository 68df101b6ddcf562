import type { UpdateQuery } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';

/** What a migration writes to one document. */
export interface Change {
  /**
   * What must still be true of the document: at least what the change was derived from, such as its revision. If it is no
   * longer, somebody else was faster, and the document is looked at again.
   */
  where: Record<string, unknown>;
  update: UpdateQuery<unknown>;
}

/**
 * A change of stored documents (OPS-32, ADR 44). Forward only: what it did is never undone, so the version before must be
 * able to read both. The same document is looked at again after a crash, and while older versions still write, so the
 * answer of `change` for a document that is right already is undefined.
 */
export interface Migration<Document extends { _id: string; tenantId: string } = never> {
  /** Day and subject, `2026-12-01-profiles-restate-profiles`; the order in which they run. Never changed or used again. */
  readonly id: string;
  /** One sentence for operators. */
  readonly what: string;
  readonly model: AnyModel;
  /** The documents to look at, if an index finds them; all if absent. */
  readonly among?: Record<string, unknown>;
  /** Calculates from the document alone. */
  change(document: Document): Change | undefined;
}

/** A migration of any document. */
export type AnyMigration = Omit<Migration, 'change' | 'among'> & {
  readonly among?: Record<string, unknown>;
  change(document: never): Change | undefined;
};

/** Gives a migration its types. */
export const migration = <Document extends { _id: string; tenantId: string }>(
  of: Migration<Document>,
): AnyMigration => of as AnyMigration;

const idShape = /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/;

/** Refuses two of one id, an id without a day, and another order than that of the days. */
export function assertInOrder(service: string, migrations: readonly { id: string }[]): void {
  let before = '';
  for (const { id } of migrations) {
    if (!idShape.test(id))
      throw new Error(`${service}: the migration ${id} is not called by its day and subject`);
    if (id <= before) throw new Error(`${service}: the migration ${id} must come after ${before}`);
    before = id;
  }
}
