import fc from 'fast-check';
import { documentFileName, numberedNames, safeFileName } from './document-file-names.ts';
import { guessDocumentKind, nameLikeness, nameOfFile } from './document-kind-guess.ts';
import { documentTypeNames, endingOf } from './document-types.ts';

test.each([
  ['Annex/1 audit.docx', 'pdf', 'Annex-1 audit.pdf'],
  ['../../etc/passwd', 'pdf', 'etc-passwd.pdf'],
  ['C:\\Temp\\a.pdf', 'pdf', 'C-Temp-a.pdf'],
  ['audit v2.1', 'pdf', 'audit v2.1.pdf'],
  ['Budget.XLSX', 'xlsx', 'Budget.xlsx'],
  ['photo.jpeg', 'jpg', 'photo.jpeg'],
  ['photo.jpg', 'png', 'photo.png'],
  ['CON', 'pdf', 'file-CON.pdf'],
  ['nul.pdf', 'pdf', 'file-nul.pdf'],
  ['evil\u202Efdp.exe', 'pdf', 'evilfdp.exe.pdf'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['...', 'pdf', 'document.pdf'],
  ['شهادة التسجيل', 'pdf', 'شهادة التسجيل.pdf'],
  ['注册证书.pdf', 'pdf', '注册证书.pdf'],
  ['line\r\nbreak: "x"', 'pdf', 'linebreak- -x.pdf'],
] as const)('%s as %s is %s', (wanted, type, name) => {
  expect(documentFileName(wanted, type)).toBe(name);
});

const wanted = fc.string({ unit: 'binary', maxLength: 300 });
const type = fc.constantFrom(...documentTypeNames);

test('whatever is wanted, every file system takes the name, and it is the same when it is made safe again', () => {
  fc.assert(
    fc.property(wanted, type, (text, kind) => {
      const name = documentFileName(text, kind);
      expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}]|^[.\s]|[.\s]$|\.\./u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      expect(endingOf(name)).not.toBe('');
      expect(safeFileName(name)).toBe(name);
    }),
  );
});

test('numbered names differ on every file system, and keep what was wanted where they can', () => {
  expect(numberedNames(['a.pdf', 'A.PDF', 'a (2).pdf', 'b.pdf', 'a.pdf'])).toEqual([
    'a.pdf',
    'A (3).PDF',
    'a (2).pdf',
    'b.pdf',
    'a (4).pdf',
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a.pdf', 'A.pdf', 'a (2).pdf', 'a', 'b.docx'), { maxLength: 30 }),
      (names) => {
        const numbered = numberedNames(names);
        expect(new Set(numbered.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const [index, name] of numbered.entries())
          expect(endingOf(name)).toBe(endingOf(names[index] as string));
      },
    ),
  );
});

test.each([
  ['Audit_report 2025.pdf', 'accounts'],
  ['Certificat d’enregistrement.pdf', 'registration'],
  ['Estatutos.pdf', 'registration'],
  ['Safeguarding-Policy.docx', 'policy'],
  ['CV_Amina.pdf', 'people'],
  ['Carta de apoyo.pdf', 'letter'],
  ['Orçamento 2027.xlsx', 'budget'],
  ['logframe.xlsx', 'plan'],
  ['IMG_2031.jpg', 'other'],
])('%s is proposed as %s', (name, kind) => {
  expect(guessDocumentKind(name)).toBe(kind);
});

test('a name for people is made of a file name', () => {
  expect(nameOfFile('Audit_report  2025.final.pdf')).toBe('Audit report 2025.final');
  expect(nameOfFile('شهادة.pdf')).toBe('شهادة');
  expect(nameLikeness('Latest audit report', 'Audit 2025')).toBeCloseTo(1 / 3);
  expect(nameLikeness('of', 'Audit')).toBe(0);
});
