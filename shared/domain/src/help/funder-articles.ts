import {
  days,
  documentLimits,
  documentRestorableFor,
  expiryDistances,
  paths,
  uploadKeptFor,
} from '../index.ts';
import type { HelpArticle } from './article.ts';

const megabytes = Math.round(documentLimits.bytes / 1_024 / 1_024);
const restorable = documentRestorableFor / days(1);
const unfinished = uploadKeptFor / days(1);
const [early, middle, late] = expiryDistances;

export const funderArticles: readonly HelpArticle[] = [
  {
    id: 'calls',
    title: 'Calls of funders',
    words:
      'call calls funder opportunity grant import paste pdf word excel questions deadline limit read guidelines form',
    page: paths.calls,
    text: 'A call is what a funder asks: its questions with their limits, deadline, amounts and who may apply. On the Calls page choose **New call** and paste what the funder published, choose its PDF, Word or Excel file, or write it by hand. Each finding stands beside the line it came from; you accept, correct or drop it. Pasted text is read on your device, so that works offline, too.',
  },
  {
    id: 'call-deadline',
    title: 'Deadlines of calls',
    words: 'deadline time zone hour end of day clock due late funder status likelihood',
    page: paths.calls,
    text: 'The list of calls begins with the next deadline. It is kept on the funder’s clock and shown on yours. Without an hour, it is the end of the day where the funder is. **Status** and **Likelihood** are set by you alone.',
  },
  {
    id: 'call-templates',
    title: 'Templates and files of calls',
    words: 'template copy again next year share export import call file organization',
    page: paths.calls,
    text: 'Open a call and choose **More**: **Keep as a template** copies what the funder asks for its next round, without the deadline and your notes. **Export as a file** makes a file that another organization can open under **New call**.',
  },
  {
    id: 'document-locker',
    title: 'Keep your documents',
    words:
      'document documents upload file attach attachment registration certificate audit policy locker add store pdf word picture scan size',
    page: paths.documents,
    text: `On the Documents page choose **Add documents**, or drop files there: PDF, pictures, text, and files of Word, Excel, PowerPoint and OpenDocument, each up to ${megabytes} MB. A file is checked by its content, not by its name; one with macros or a password is refused. It is sent in parts: if the network breaks, it goes on by itself, also after you have closed the page.`,
  },
  {
    id: 'document-expiry',
    title: 'When a document expires',
    words: 'expire expires expired expiry valid until renew reminder newer replace earlier version document',
    page: paths.documents,
    text: `Say **Valid until** for each document that expires. Everybody in your organization is reminded ${early}, ${middle} and ${late} days before. **Replace by a newer file** keeps the document and asks for its new day; the file before can be brought back for ${restorable} days.`,
  },
  {
    id: 'documents-kept',
    title: 'How long documents are kept',
    words: 'long kept keep documents document stored days retention forever delete deleted remove bring back',
    page: paths.documents,
    text: `A document is kept until somebody deletes it, also after it has expired: **Delete** is in its menu. **Undo** brings it back right after; its file is removed ${restorable} days later. **Bring back the earlier file** returns the file that a newer one has replaced, for ${restorable} days. A file that is still being sent waits ${unfinished} days for its next part.`,
  },
  {
    id: 'call-documents',
    title: 'The documents of a call',
    words:
      'checklist attachments required missing zip download funder file names ready call documents choose',
    page: paths.calls,
    text: 'Open a call: under **Documents** stands each one that the funder asks for, and whether it is there, missing, expired, or expires before the deadline. Choose one of yours, add a file in place, or mark it as not needed. **Download as ZIP** puts them into one file, under the names that the funder wants. A required one that is missing or expired keeps an application from being ready.',
  },
];
