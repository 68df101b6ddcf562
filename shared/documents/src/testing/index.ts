export { readDocx } from './docx-reader.ts';
export { PdfReader } from './pdf-reader.ts';
