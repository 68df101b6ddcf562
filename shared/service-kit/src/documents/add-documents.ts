import type { FastifyInstance } from 'fastify';
import type { Documents } from './documents.ts';

/** Adds metrics for the documents, logs ended threads, and stops the threads when the app closes. */
export function addDocuments(app: FastifyInstance, documents: Documents): void {
  documents.logTo(app.log);
  const metrics = [
    ['waiting', 'Documents waiting for a thread'],
    ['running', 'Documents being made'],
    ['threads', 'Threads for documents'],
    ['cachedBytes', 'Bytes of cached documents'],
    ['ended', 'Documents whose thread was terminated, since startup'],
  ] as const;
  for (const [figure, help] of metrics) {
    const name = figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    app.measure(`documents_${name}`, help, () => documents.figures[figure]);
  }
  app.addHook('onClose', () => documents.stop());
}
