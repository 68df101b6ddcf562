import type { ExportScope } from '@harambee/domain/schemas';
import type { Actor } from '../auth/actor.ts';
import type { Contents, DataPolicy, ExportFile } from './data-policy.ts';

/**
 * One service's part of an archive, sent to the gateway as lines of JSON: the head, then the path of each file
 * followed by its bytes in pieces, and an end line. A part without its end line is incomplete.
 */
export type ExportLine =
  | { part: string; contents: { name: string; about: string }[]; leftOut: { name: string; why: string }[] }
  | { file: string }
  | { data: string }
  | { end: true };

/** Maximum number of bytes in one line. */
const piece = 48 * 1_024;

const hasFiles = (what: DataPolicy['person']): what is Contents => 'files' in what;

interface Folder {
  folder: string;
  dataPolicies: { model: DataPolicy['model']; what: DataPolicy['person'] }[];
}

/** The folders for an organization and its owner, or for one person. */
function foldersOf(scope: ExportScope, dataPolicies: readonly DataPolicy[]): Folder[] {
  const own: Folder = {
    folder: 'you',
    dataPolicies: dataPolicies.map(({ model, person }) => ({ model, what: person })),
  };
  if (scope === 'person') return [own];
  const all = dataPolicies.map(({ model, organization }) => ({ model, what: organization }));
  return [{ folder: 'organization', dataPolicies: all }, own];
}

async function* pieces(content: ExportFile['content']): AsyncIterable<string> {
  const chunks = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array);
    for (let done = 0; done < bytes.length; done += piece) {
      yield bytes.subarray(done, done + piece).toString('base64');
    }
  }
}

/** A service's data, as lines. */
export async function* exportLines(
  part: string,
  scope: ExportScope,
  dataPolicies: readonly DataPolicy[],
  actor: Actor,
): AsyncGenerator<string> {
  const line = (value: ExportLine) => `${JSON.stringify(value)}\n`;
  const folders = foldersOf(scope, dataPolicies);
  const contents = folders.flatMap(({ folder, dataPolicies: held }) =>
    held.flatMap(({ what }) =>
      hasFiles(what) ? [{ name: `${folder}/${what.name}`, about: what.about }] : [],
    ),
  );
  const leftOut = folders
    .slice(0, 1)
    .flatMap(({ dataPolicies: held }) =>
      held.flatMap(({ model, what }) =>
        hasFiles(what) ? [] : [{ name: model.collection.collectionName, why: what.leftOut }],
      ),
    );
  yield line({ part, contents, leftOut });
  for (const { folder, dataPolicies: held } of folders) {
    for (const { what } of held) {
      if (!hasFiles(what)) continue;
      for await (const { path, content } of what.files(actor)) {
        yield line({ file: `${folder}/${path}` });
        for await (const data of pieces(content)) yield line({ data });
      }
    }
  }
  yield line({ end: true });
}
