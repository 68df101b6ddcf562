export interface StoredObject {
  bytes: Buffer;
  /** Changes whenever the object does. */
  tag: string;
}

/** The storage of the registry: a folder, or a bucket. Keys are paths: `proposals/4f2a…/start.json`. */
export interface Store {
  /** Describes this store to people. */
  readonly name: string;
  read(key: string): Promise<StoredObject | undefined>;
  /** The tag alone, without the content. */
  tagOf(key: string): Promise<string | undefined>;
  /** Writes an object completely or not at all; false if it exists already. */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Replaces the object that has this tag (`undefined`: that does not exist); false if it has changed. */
  replace(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean>;
  /** The keys with this prefix, in order. */
  list(prefix: string): Promise<string[]>;
}
