import type { OutboxData, OutboxEntry, Refusal, Theirs } from '@harambee/domain';

/** What became of an entry that was sent. */
export type SendResult<Data extends object = OutboxData> =
  | {
      kind: 'sent';
      /** The record, as the server calls it, and its revision now; absent where nothing builds on it. */
      saved?: { id: string; revision: number };
      /** What of the data is still to be sent, by a call of its own; absent when this was all. */
      rest?(data: Data): Data | undefined;
    }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'conflict'; theirs: Theirs }
  /** Changed since it was read, but in nothing that this changes (its text was written, say): sent again over the newer one. */
  | { kind: 'outdated'; revision: number }
  /** Nobody knows, or not now: it stays queued. */
  | { kind: 'unsent' };

/** One kind of offline write, as a remote declares it in its module. The platform queues, orders and repeats. */
export interface OutboxAction<Data extends object = OutboxData> {
  /** What a person reads of it: "Changes to a proposal". */
  label: string;
  /** An entry in words where it has no title. */
  nameOf(entry: OutboxEntry<string, Data>): string;
  /** Whether data found in the storage is whole. What is not stays there and is never sent. */
  accepts(data: object): boolean;
  /** One try, with the token of the moment; `sendRecord` does it for a record with a revision. What it throws means `unsent`. */
  send(entry: OutboxEntry<string, Data>): Promise<SendResult<Data>>;
  /** A later change laid over an earlier one that has not left yet; without it, `mergeChanges`. */
  merge?(earlier: Data, later: Data): Data;
  /** One entry holds all that is queued of this action, also while it is being sent: for marks, not for text. */
  collects?: boolean;
  /** For an action that makes a record: the change to send instead once the record may be with the server. */
  asChange?(data: Data): { action: string; body: object };
  /** Where its text can be changed; without it there is nothing to change. */
  formOf?(entry: OutboxEntry<string, Data>, entries: readonly OutboxEntry[]): string | undefined;
  /** The cache tags that are out of date once it has been sent. */
  refreshes: readonly string[];
  /** What this person's other pages are told when it has been sent, and what they say then; without it, nothing is said. */
  synced?: { message: `${string}_SYNC_SUCCESS`; says: string };
}

/** By the name of the action. It is stored in browsers: it never changes its meaning. */
export type Outbox = Readonly<Record<string, OutboxAction>>;

/** The later answers over the earlier ones; what they were made from is what was read first. */
export const mergeChanges = <Data extends OutboxData>(earlier: Data, later: OutboxData): Data => ({
  ...earlier,
  body: { ...earlier.body, ...later.body },
  ...(earlier.id !== undefined && { read: { ...later.read, ...earlier.read } }),
});
