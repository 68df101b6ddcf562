export interface StoredObject {
  bytes: Buffer;
  /** Changes whenever the object does. */
  tag: string;
}

/** Where the registry keeps its objects: a folder, or a bucket. Keys are paths: `proposals/4f2a…/start.json`. */
export interface Store {
  /** For people: which store this is. */
  readonly name: string;
  read(key: string): Promise<StoredObject | undefined>;
  /** The tag alone, without the bytes. */
  tagOf(key: string): Promise<string | undefined>;
  /** Writes it whole or not at all; false when there is one already. */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Puts another one in the place of the one with this tag (`undefined`: of none); false when it is not that one any more. */
  replace(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean>;
  /** The keys that begin with this, in order. */
  list(prefix: string): Promise<string[]>;
}
