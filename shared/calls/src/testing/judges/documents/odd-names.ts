import { accepted, type DocumentFile, type DocumentOutcome } from './document-file.ts';
import { pdf } from './sound-files.ts';

const named = (id: string, name: string, outcomes: DocumentOutcome[], why: string): DocumentFile => ({
  id: `name-${id}`,
  name,
  bytes: pdf,
  outcomes,
  why,
});

/** Each is an ordinary PDF, which is kept: only its name must be made safe. */
export const oddNames: DocumentFile[] = [
  named('path', '../../../etc/passwd.pdf', accepted('pdf', ['passwd'], ['etc']), 'The path goes.'),
  named(
    'path-of-windows',
    'C:\\Users\\amina\\statutes.pdf',
    accepted('pdf', ['statutes'], ['users', 'amina']),
    "A person's folders are nobody's business.",
  ),
  named(
    'path-encoded',
    '..%2f..%2faudit.pdf',
    accepted('pdf', ['audit']),
    'It is not decoded, and does not begin with a dot.',
  ),
  named('zero', 'audit.pdf\0.exe', accepted('pdf', ['audit']), 'Some systems end a name at the zero.'),
  named(
    'line-breaks',
    'audit\r\nSet-Cookie: a=b\r\n.pdf',
    accepted('pdf', ['audit']),
    'A name stands in a header when the file is sent back.',
  ),
  named('turned-around', 'report\u202Efdp.exe', accepted('pdf', ['report']), 'It looks like reportexe.pdf.'),
  named(
    'turned-and-hidden',
    '\u2067ملف\u2069\u200Bsecret\uFEFF.pdf',
    accepted('pdf', ['ملف', 'secret']),
    'The letters stay, the signs that turn and hide go.',
  ),
  named('300-letters', `${'a'.repeat(296)}.pdf`, accepted('pdf', ['aaaaaaaa']), 'Cut, with its ending.'),
  named(
    '300-signs',
    `${'資料📄'.repeat(100)}.pdf`,
    accepted('pdf', ['資料📄']),
    'Cut by bytes, and not within a sign.',
  ),
  named('device', 'CON.pdf', accepted('pdf'), 'Windows has no file of this name.'),
  named('ending-alone', '.pdf', accepted('pdf'), 'A name is found for it.'),
  named('missing', '', accepted('pdf'), 'A name is found for it.'),
  named('dots-at-the-end', 'audit.pdf. . ', accepted('pdf', ['audit']), 'Windows drops them.'),
  named(
    'markup',
    '<img src=x onerror=alert(1)>.pdf',
    accepted('pdf', ['img']),
    'Shown as text, and kept without the signs of markup.',
  ),
  named(
    'quotes',
    'audit"; filename="evil.exe.pdf',
    accepted('pdf', ['audit']),
    'A quote would end the name in the header.',
  ),
  named('two-endings', 'audit.pdf.exe', accepted('pdf', ['audit']), 'It ends as its content is.'),
  named(
    'languages',
    'Résumé – اللوائح – 章程 – ዕቅድ.pdf',
    accepted('pdf', ['Résumé', 'اللوائح', '章程', 'ዕቅድ']),
    'Letters of all languages stay.',
  ),
  named(
    'composed',
    'Re\u0301sume\u0301.pdf',
    accepted('pdf', ['Résumé']),
    'Letters and their accents are one.',
  ),
];
