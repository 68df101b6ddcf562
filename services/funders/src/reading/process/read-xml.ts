import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import type { OfficeParts } from './open-zip.ts';
import { Refused } from './refused.ts';

/** An element by its name without prefix, in the namespace of its document format alone. */
export interface Element {
  name: string;
  /** By name without prefix. */
  attributes: Readonly<Record<string, string>>;
}

export interface XmlHandlers {
  open?: (element: Element) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** No document of people has as many elements within each other. */
const deepest = 400;

/**
 * Elements of other namespaces (drawings, formulas, markup for older programs) get names nobody asks for. Both the usual
 * and the strict flavor of the format are known.
 */
const own = /\/(?:wordprocessingml|spreadsheetml|package|officeDocument)\/|\/markup-compatibility\//;
const nameOf = ({ local, uri }: SaxesTagNS) => (own.test(uri) ? local : `other:${local}`);

/**
 * Reads a part as it is inflated, so that it is never whole in memory. A document type is refused: it may define
 * entities without end or name files of the server, and no Office file has one. A part that is missing says nothing.
 */
export async function readXml(parts: OfficeParts, part: string, handlers: XmlHandlers): Promise<void> {
  if (!parts.has(part)) return;
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('error', () => {
    throw new Refused('broken');
  });
  parser.on('doctype', () => {
    throw new Refused('forbidden');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > deepest) throw new Refused('tooHeavy');
    handlers.open?.({ name: nameOf(tag), attributes: attributesOf(tag.attributes) });
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close?.(nameOf(tag));
  });
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of parts.read(part)) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
}

const attributesOf = (attributes: Record<string, SaxesAttributeNS>) =>
  Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));

/** Where the relations of a part lead within the file, by their ids and by their kinds. */
export async function relationsOf(parts: OfficeParts, part: string) {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const byId = new Map<string, string>();
  const byKind = new Map<string, string>();
  await readXml(parts, `${folder}_rels/${part.slice(folder.length)}.rels`, {
    open({ name, attributes: { Id = '', Type = '', Target = '', TargetMode } }) {
      // Parts that lie elsewhere are never fetched.
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : resolved(folder, Target);
      byId.set(Id, target);
      byKind.set(Type.slice(Type.lastIndexOf('/') + 1), target);
    },
  });
  return { byId, byKind };
}

const resolved = (folder: string, target: string) => new URL(target, `file:///${folder}`).pathname.slice(1);
