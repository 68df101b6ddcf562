import type { EntryMerge, OutboxData, OutboxEntry, Refusal, Theirs } from '@harambee/domain';

/** The result of sending an entry. */
export type SendResult<Data extends object = OutboxData> =
  | {
      kind: 'sent';
      /** The record's id on the server and its current revision; absent if no other entry depends on it. */
      saved?: { id: string; revision: number };
      /** The part of the data that still has to be sent, by a call of its own; absent if this was all. */
      rest?(data: Data): Data | undefined;
    }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'conflict'; theirs: Theirs }
  /**
   * The record changed since it was read, but not in the fields of this entry (its text was drafted, for
   * example): send again with the newer revision.
   */
  | { kind: 'outdated'; revision: number }
  /** The record changed in other fields: the merged whole is sent over the newer revision (OFFLINE-19). */
  | { kind: 'merged'; data: Pick<OutboxData, 'body' | 'read' | 'revision'>; merged: EntryMerge }
  /**
   * Someone else has created this record first, and there can only be one: from here on the entry is a change of theirs,
   * made from `read`.
   */
  | { kind: 'exists'; id: string; read: object }
  /** The result is unknown, or the server is not available: the entry stays queued. */
  | { kind: 'unsent' };

/** One kind of offline write, as a remote declares it in its module. The platform queues, orders and repeats. */
export interface OutboxAction<Data extends object = OutboxData> {
  /** The name that people read: "Changes to a proposal". */
  label: string;
  /** A description of an entry without a title. */
  nameOf(entry: OutboxEntry<string, Data>): string;
  /** Whether data found in the storage is complete. Incomplete data stays there and is never sent. */
  accepts(data: object): boolean;
  /**
   * One try, with the current token; `sendRecord` does it for a record with a revision. If it throws, the
   * result is `unsent`.
   */
  send(entry: OutboxEntry<string, Data>): Promise<SendResult<Data>>;
  /** Merges a later change into an earlier one that was not sent yet; without it, `mergeChanges`. */
  merge?(earlier: Data, later: Data): Data;
  /**
   * One entry holds everything that is queued for this action, even while it is being sent: for marks, not for
   * text.
   */
  collects?: boolean;
  /** True as long as another of these entries must be sent first; later entries are sent meanwhile. */
  waitsFor?(entry: OutboxEntry<string, Data>, entries: readonly OutboxEntry[]): boolean;
  /** For an action that creates a record: the change to send instead once the server may have the record. */
  asChange?(data: Data): { action: string; body: object };
  /** Where its text can be edited; without it there is nothing to edit. */
  formOf?(entry: OutboxEntry<string, Data>, entries: readonly OutboxEntry[]): string | undefined;
  /** The cache tags that are out of date once it has been sent. */
  refreshes: readonly string[];
  /**
   * The message for this person's other pages when it has been sent, and the text that they show; without it,
   * nothing is shown.
   */
  synced?: { message: `${string}_SYNC_SUCCESS`; says: string };
}

/** By the name of the action. Browsers store it, so its meaning must never change. */
export type Outbox = Readonly<Record<string, OutboxAction>>;

/** Merges the later answers into the earlier ones. The base is that of the earlier change. */
export const mergeChanges = <Data extends OutboxData>(earlier: Data, later: OutboxData): Data => ({
  ...earlier,
  body: { ...earlier.body, ...later.body },
  ...(earlier.id !== undefined && { read: { ...later.read, ...earlier.read } }),
});
