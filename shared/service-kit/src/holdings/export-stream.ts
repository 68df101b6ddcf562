import type { ExportScope } from '@harambee/domain/schemas';
import type { Actor } from '../auth/actor.ts';
import type { Contents, ExportFile, Holding } from './holding.ts';

/**
 * One service's part of an archive on its way to the gateway: lines of JSON. First the head, then for each file its path
 * and its bytes in pieces, at last the end, without which the part is not whole.
 */
export type ExportLine =
  | { part: string; contents: { name: string; about: string }[]; leftOut: { name: string; why: string }[] }
  | { file: string }
  | { data: string }
  | { end: true };

/** Bytes in one line at most. */
const piece = 48 * 1_024;

const hasFiles = (what: Holding['person']): what is Contents => 'files' in what;

interface Folder {
  folder: string;
  holdings: { model: Holding['model']; what: Holding['person'] }[];
}

/** Of an organization and its owner, or of one person. */
function foldersOf(scope: ExportScope, holdings: readonly Holding[]): Folder[] {
  const own: Folder = {
    folder: 'you',
    holdings: holdings.map(({ model, person }) => ({ model, what: person })),
  };
  if (scope === 'person') return [own];
  const all = holdings.map(({ model, organization }) => ({ model, what: organization }));
  return [{ folder: 'organization', holdings: all }, own];
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

/** What a service holds, as lines. */
export async function* exportLines(
  part: string,
  scope: ExportScope,
  holdings: readonly Holding[],
  actor: Actor,
): AsyncGenerator<string> {
  const line = (value: ExportLine) => `${JSON.stringify(value)}\n`;
  const folders = foldersOf(scope, holdings);
  const contents = folders.flatMap(({ folder, holdings: held }) =>
    held.flatMap(({ what }) =>
      hasFiles(what) ? [{ name: `${folder}/${what.name}`, about: what.about }] : [],
    ),
  );
  const leftOut = folders
    .slice(0, 1)
    .flatMap(({ holdings: held }) =>
      held.flatMap(({ model, what }) =>
        hasFiles(what) ? [] : [{ name: model.collection.collectionName, why: what.leftOut }],
      ),
    );
  yield line({ part, contents, leftOut });
  for (const { folder, holdings: held } of folders) {
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
