import type { Passage } from '../lines/passage.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
import { noWords, yesWords } from '../tables/column-words.ts';
import { cellOf, type Grid } from '../tables/grids.ts';
import { folded } from '../text/folded.ts';
import { says } from '../text/phrases.ts';
import { attachmentKind, listVerb, tellingWords } from './attachment-words.ts';
import { type AttachmentFound, attachment, inline, inSentence, parts } from './named-documents.ts';

/** "Documents | registration | signed budget": what the label says to send. */
function behindLabel(passage: Passage): AttachmentFound[] {
  const [, ...cells] = passage.cells;
  const [only = ''] = cells;
  if (cells.length > 1 || !/[,;]/.test(only)) return cells.flatMap((cell) => attachment(passage, cell));
  return parts(passage, passage.text.length - only.length, passage.text.length);
}

/** A row without a head: the cell with most words is the document. */
function rowOf(passage: Passage): AttachmentFound[] {
  const plain = passage.cells.map((cell) => folded(cell).trim());
  const words = passage.cells.filter(
    (_, index) => !yesWords.has(plain[index] ?? '') && !noWords.has(plain[index] ?? ''),
  );
  const name = words.sort((one, other) => other.length - one.length)[0] ?? '';
  const isOptional = plain.some((cell) => noWords.has(cell));
  return attachment(passage, name).map((one) => ({ ...one, isRequired: one.isRequired && !isOptional }));
}

/** Beside the name of a document: a box to tick, or a button that takes a file. */
const fileBox =
  /^(?:[□☐[\]( )_]{1,4}\s?(?:attached|enclosed|included|joint\w*|fourni\w*|adjunt\w*|anexad\w*|incluid\w*|juntad\w*)|(?:choose|select|upload|browse|add)(?: a| your)? files?|browse|choisir un fichier|parcourir|ajouter un fichier|televerser|seleccionar archivo|elegir archivo|subir archivo|examinar|escolher (?:ficheiro|arquivo)|selecionar (?:ficheiro|arquivo)|carregar ficheiro|enviar arquivo)/;
const notThere =
  /not available|not applicable|n\/a|sans objet|non disponible|no aplica|no disponible|nao se aplica|nao disponivel/;

const annexLead =
  /^(?:annexe?|appendix|anexo|attachment|pi[eè]ce(?: jointe)?|adjunto|enclosure)\s?(?:n[o°º.]{1,2}\s?)?[\p{L}\d]{1,3}\s?[:.)–-]?\s+/iu;

/** "Annex 1: statutes", "Annex 2: accounts": one below the other they are a list of documents, not parts of the call. */
function annexLists(items: readonly Placed[]): ReadonlySet<Passage> {
  const isAnnex = items.map(({ passage }) => annexLead.test(passage.text) && passage.text.length < 140);
  return new Set(
    items
      .filter((_, index) => isAnnex[index] && (isAnnex[index - 1] || isAnnex[index + 1]))
      .map(({ passage }) => passage),
  );
}

/** Lists of two or more of which most are documents that a rule knows, whatever stands above them. */
function documentLists(items: readonly Placed[]): ReadonlySet<Passage> {
  const listed = new Set<Passage>();
  let run: Passage[] = [];
  let isOpened = false;
  const end = () => {
    const known = run.filter(({ plain }) => attachmentKind(plain) !== 'other').length;
    if (run.length > 1 && known >= run.length * 0.6) for (const passage of run) listed.add(passage);
    run = [];
  };
  for (const { passage, part, signs, isHeading } of items) {
    const opens = /:$/.test(passage.text) && passage.marker === undefined;
    if (isHeading && !opens) isOpened = false;
    if (opens) isOpened = true;
    else if (passage.isApart && passage.marker === undefined) isOpened = false;
    const isListed =
      passage.marker === undefined ? isOpened && !opens : passage.marker.kind === 'bullet' || isOpened;
    const isItem =
      isListed &&
      (part.zone === 'form' || part.zone === 'guide' || part.zone === 'closed') &&
      !isHeading &&
      !signs.isAsking &&
      signs.limits.length === 0 &&
      passage.text.length < 140 &&
      !(/\.$/.test(passage.text) && says(passage.plain, tellingWords));
    if (!isItem || run.at(-1)?.marker?.style !== passage.marker?.style) end();
    if (isItem) run.push(passage);
  }
  end();
  return listed;
}

/** Documents that the call asks for: lists below a heading that says so, one line that lists them, rows of a table. */
export function readAttachments(
  items: readonly Placed[],
  grids: readonly Grid[],
  isQuestion: (passage: Passage) => boolean,
): AttachmentFound[] {
  const inGrid = new Set(grids.flatMap(({ head, rows }) => [head, ...rows]));
  const documents = documentLists(items);
  const annexes = annexLists(items);
  const inText = items.flatMap((item) => {
    const { passage, signs, isHeading, part } = item;
    if (passage.isRow && inGrid.has(passage)) return [];
    if (passage.isRow && zoneOf(folded(passage.cells[0] ?? '')) === 'attachments')
      return behindLabel(passage);
    const box = passage.cells.length > 1 ? folded(passage.cells.slice(1).join(' ')) : '';
    // "Bank statement | □ attached", "Statutes | Choose a file".
    if (box.length < 60 && fileBox.test(box) && part.zone !== 'closed')
      return attachment(passage, passage.cells[0] ?? '').map((one) => ({
        ...one,
        isRequired: one.isRequired && !notThere.test(box),
      }));
    if (passage.isRow) return part.zone === 'attachments' ? rowOf(passage) : [];
    if (isQuestion(passage)) return [];
    // "What must we send? The statutes, the accounts."
    if (signs.isQuestion) return isHeading ? [] : inline(item);
    // Lines to be filled in are no documents; a line with room for a tick is one.
    if (signs.isBlank && !(part.zone === 'attachments' && /^[^.…_]{5,}[.…_\s[\]]+$/.test(passage.text)))
      return [];
    const listedInline = inline(item);
    if (listedInline.length > 0 && part.zone !== 'closed' && (!isHeading || listedInline.length > 1))
      return listedInline;
    const isKnown = attachmentKind(passage.plain) !== 'other' && !/\.$/.test(passage.text);
    if (signs.isUpload && (signs.isStarred || signs.isOptional || isKnown) && part.zone === 'form')
      return attachment(passage, passage.text);
    const isItem =
      part.zone === 'attachments' && passage.marker !== undefined && !listVerb.test(passage.plain);
    const said =
      isHeading || isItem || part.zone === 'closed' || part.zone === 'guide' ? [] : inSentence(item);
    // One document below a question belongs to its answer.
    if (said.length > (part.zone === 'form' ? 1 : 0) && passage.marker?.kind !== 'number') return said;
    if (documents.has(passage))
      return attachment(passage, passage.text).map((one) => ({ ...one, isSure: false }));
    if (annexes.has(passage)) return attachment(passage, passage.text.replace(annexLead, ''));
    if (isHeading || part.zone !== 'attachments') return [];
    if (passage.cells.length > 1 && passage.marker === undefined)
      return passage.cells.flatMap((cell) => attachment(passage, cell));
    const label = /^[^:]{3,50}:\s/.exec(passage.text)?.[0];
    const other = label && zoneOf(folded(label));
    if (other && other !== 'attachments') return [];
    // A sentence about the list is no item of it.
    const isSentence =
      passage.marker === undefined &&
      /[.!]$/.test(passage.text) &&
      (passage.text.length > 140 || says(passage.plain, tellingWords));
    const isAside = passage.marker === undefined && /^[([]/.test(passage.text);
    const several = passage.marker === undefined && /[,;].*\.$/.test(passage.text);
    if (several && !isSentence)
      return parts(passage, 0, passage.text.length).map((one) => ({ ...one, isSure: true }));
    return isSentence || isAside || /:$/.test(passage.text) ? [] : attachment(passage, passage.text);
  });
  const rows = grids
    .filter(({ kind }) => kind === 'attachments')
    .flatMap((grid) =>
      grid.rows.flatMap((row) => {
        const name = cellOf(grid, row, 'attachment');
        // "Doc | Send as PDF": a note that repeats the head.
        if (name === grid.head.cells[0]) return [];
        const isOptional = noWords.has(folded(cellOf(grid, row, 'required')).trim());
        return attachment(row, name).map((one) => ({ ...one, isRequired: one.isRequired && !isOptional }));
      }),
    );
  return [...inText, ...rows];
}
