/**
 * `{grantId}-v{version}` (DRAFT-05). The grant id is free text and the name reaches a response header and file systems, so
 * everything but plain letters, digits, dots, lines and dashes becomes a dash.
 */
function fileName(grantId: string, version: number): string {
  const plain = grantId
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${plain === '' ? 'proposal' : plain}-v${version}`;
}

/** Name of a proposal's PDF: `{grantId}-v{version}.pdf` (DRAFT-05). */
export const proposalPdfName = (grantId: string, version: number): string =>
  `${fileName(grantId, version)}.pdf`;

/** Name of a proposal's Word file: as the PDF's. */
export const proposalDocxName = (grantId: string, version: number): string =>
  `${fileName(grantId, version)}.docx`;
