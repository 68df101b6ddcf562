import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Store, StoredObject } from './store.ts';

export interface S3Settings {
  bucket: string;
  /** Prefix of every key: one bucket may hold several registries. Empty, or ending in `/`. */
  prefix: string;
  region: string;
  /** For a store other than Amazon's. */
  endpoint?: string;
}

const whenMissing = (error: unknown): undefined => {
  if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
};

/** 412: the condition failed. 409: somebody else is writing the object right now. */
const lost = (error: unknown): false => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 412 || status === 409) return false;
  throw error;
};

/** A bucket of Amazon S3, or of any compatible store with conditional writes. */
export class S3Store implements Store {
  readonly name: string;
  readonly #client: S3Client;
  readonly #settings: S3Settings;

  /** Credentials come from where the client usually looks for them (environment, role of the machine). */
  constructor(settings: S3Settings) {
    this.#settings = settings;
    this.name = `s3://${settings.bucket}/${settings.prefix}`;
    this.#client = new S3Client({
      region: settings.region,
      ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
      maxAttempts: 4,
    });
  }

  #at(key: string) {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key };
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const found = await this.#client.send(new GetObjectCommand(this.#at(key))).catch(whenMissing);
    if (!found?.Body) return undefined;
    return { bytes: Buffer.from(await found.Body.transformToByteArray()), tag: found.ETag ?? '' };
  }

  async tagOf(key: string): Promise<string | undefined> {
    const found = await this.#client.send(new HeadObjectCommand(this.#at(key))).catch(whenMissing);
    return found?.ETag;
  }

  create(key: string, bytes: Buffer): Promise<boolean> {
    return this.#put(key, bytes, { IfNoneMatch: '*' });
  }

  replace(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean> {
    return this.#put(key, bytes, tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag });
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#settings.bucket,
          Prefix: this.#settings.prefix + prefix,
          ContinuationToken,
        }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(this.#settings.prefix.length));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return keys.sort();
  }

  #put(key: string, Body: Buffer, condition: { IfMatch?: string; IfNoneMatch?: string }): Promise<boolean> {
    return this.#client
      .send(new PutObjectCommand({ ...this.#at(key), Body, ...condition }))
      .then(() => true, lost);
  }
}
