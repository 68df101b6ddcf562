import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';

/** Reads every document of every database as text, to find anything that a deletion left behind. */
export class Walk {
  readonly #connection: mongoose.Connection;

  private constructor(connection: mongoose.Connection) {
    this.#connection = connection;
  }

  static async of(uri: string): Promise<Walk> {
    return new Walk(await mongoose.createConnection(uri, { monitorCommands: false }).asPromise());
  }

  async #rows(): Promise<{ collection: string; text: string }[]> {
    const client = this.#connection.getClient();
    const { databases } = await client.db('admin').admin().listDatabases();
    const rows: { collection: string; text: string }[] = [];
    for (const { name: database } of databases) {
      for (const { name: collection } of await client.db(database).listCollections().toArray()) {
        const documents = await client.db(database).collection(collection).find().toArray();
        rows.push(...documents.map((document) => ({ collection, text: JSON.stringify(document) })));
      }
    }
    return rows;
  }

  /** Documents that contain any of these texts, as `collection: document`. */
  async found(texts: readonly string[]): Promise<string[]> {
    const wanted = texts.map((text) => text.toLowerCase());
    const rows = await this.#rows();
    return rows
      .filter(({ text }) => wanted.some((one) => text.toLowerCase().includes(one)))
      .map(({ collection, text }) => `${collection}: ${text}`)
      .sort();
  }

  /** The collections that contain a text. */
  async placesOf(text: string): Promise<string[]> {
    return [...new Set((await this.found([text])).map((row) => row.split(':')[0] as string))];
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Files in a folder and its subfolders that contain any of these texts. */
export async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      return texts.some((text) => bytes.includes(text)) ? [file] : [];
    }),
  );
  return found.flat();
}
