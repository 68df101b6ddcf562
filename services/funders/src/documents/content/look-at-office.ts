import type { DocumentRefusal, DocumentType } from '@harambee/domain';
import { OfficeParts } from '../../reading/process/open-zip.ts';
import { Refused } from '../../reading/process/refused.ts';
import { type Content, ContentReader } from './content.ts';
import { RefusedContent } from './refused-content.ts';

/** What the main part of a file is, as its list of parts says. */
const officeMains: readonly (readonly [RegExp, DocumentType])[] = [
  [/wordprocessingml\.document\.main\+xml/, 'docx'],
  [/spreadsheetml\.sheet\.main\+xml/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow)\.main\+xml/, 'pptx'],
];

const openDocuments: Readonly<Record<string, DocumentType>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};

/** Parts that hold macros or controls, or that are programs. */
const macroParts =
  /(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData\.xml|macrosheets\/|activeX\/)|^(?:Basic|Scripts)\/|\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|msi)$/i;

/** The most bytes of one part that is looked at. */
const longestPart = 2 * 1_024 * 1_024;

/** A program packed into a document is stored under this name. */
const packedProgram = Buffer.from('Ole10Native', 'utf16le');

/** How the reader of archives says what is wrong, in the words of documents. */
const refusalOf: Readonly<Partial<Record<string, DocumentRefusal>>> = {
  encrypted: 'encrypted',
  inflates: 'inflates',
  tooHeavy: 'inflates',
};

async function partOf(parts: OfficeParts, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of parts.read(name)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestPart) break;
  }
  return Buffer.concat(chunks);
}

/** Whether a list of relations fetches a template or an object from another machine when the file is opened. */
function fetchesFromElsewhere(relations: string): boolean {
  return [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].some(
    ([tag]) =>
      /TargetMode\s*=\s*["']External/i.test(tag) &&
      /Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument)["']/i.test(tag) &&
      /Target\s*=\s*["'](?:https?:|ftp:|mhtml:|\\\\|file:\/{4,5}|file:\/\/[^/])/i.test(tag),
  );
}

async function lookInside(parts: OfficeParts): Promise<void> {
  for (const name of parts.names) {
    if (macroParts.test(name)) throw new RefusedContent('macros');
    if (/\.rels$/i.test(name) && fetchesFromElsewhere((await partOf(parts, name)).toString('utf8')))
      throw new RefusedContent('macros');
    if (/embeddings\/[^/]*\.bin$/i.test(name) && (await partOf(parts, name)).includes(packedProgram))
      throw new RefusedContent('macros');
  }
}

async function typeOfParts(parts: OfficeParts): Promise<DocumentType> {
  if (parts.has('[Content_Types].xml')) {
    const types = (await partOf(parts, '[Content_Types].xml')).toString('utf8');
    if (/macroEnabled/i.test(types)) throw new RefusedContent('macros');
    const main = officeMains.find(([words]) => words.test(types));
    if (!main) throw new RefusedContent('wrongKind');
    await lookInside(parts);
    return main[1];
  }
  if (parts.has('mimetype')) {
    const type = openDocuments[(await partOf(parts, 'mimetype')).toString('latin1').trim()];
    if (!type) throw new RefusedContent('archive');
    const manifest = (await partOf(parts, 'META-INF/manifest.xml')).toString('utf8');
    if (/encryption-data/.test(manifest)) throw new RefusedContent('encrypted');
    await lookInside(parts);
    return type;
  }
  throw new RefusedContent('archive');
}

/** What an archive is: a file of Word, Excel, PowerPoint or OpenDocument without macros, or refused (CALL-41). */
export async function lookAtOffice(content: Content): Promise<DocumentType> {
  try {
    return await typeOfParts(await OfficeParts.openStored(new ContentReader(content), content.bytes));
  } catch (error) {
    if (error instanceof Refused) throw new RefusedContent(refusalOf[error.reason] ?? 'broken');
    throw error;
  }
}
