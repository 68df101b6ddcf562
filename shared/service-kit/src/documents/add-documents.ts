import type { FastifyInstance } from 'fastify';
import type { Documents } from './documents.ts';

/** Adds metrics for the documents, logs ended threads, and stops the threads when the app closes. */
export function addDocuments(app: FastifyInstance, documents: Documents): void {
  documents.logTo(app.log);
  const told = [
    ['waiting', 'Documents that wait for a thread'],
    ['running', 'Documents that are made'],
    ['threads', 'Threads for documents'],
    ['cachedBytes', 'Bytes of documents kept for the next who asks'],
    ['ended', 'Documents that were ended with their thread since the start'],
  ] as const;
  for (const [figure, help] of told) {
    const name = figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    app.measure(`documents_${name}`, help, () => documents.figures[figure]);
  }
  app.addHook('onClose', () => documents.stop());
}
