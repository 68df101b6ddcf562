/**
 * `{grantId}-v{version}` (DRAFT-05). The grant id is free text, and the name is used in a response header and in file
 * systems, so everything except plain letters, digits, dots, underscores and hyphens becomes a hyphen.
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

/** Name of a proposal's Word file, like that of the PDF. */
export const proposalDocxName = (grantId: string, version: number): string =>
  `${fileName(grantId, version)}.docx`;
