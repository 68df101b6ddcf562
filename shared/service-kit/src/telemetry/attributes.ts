/**
 * Everything that a span may say (OPS-30). No name of a person, address, path, id of a record, value of a document or
 * message of an error is in here: a trace leaves the machine. What is not in this list is not sent.
 */
export const spanAttributes = [
  'http.request.method',
  /** The route's template: `/api/proposals/:id`. */
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  /** The class or code of an error, never its message. */
  'error.type',
  /** Name of an event. */
  'messaging.destination.name',
  /** Id that is in the log lines and in the error text of the page. */
  'harambee.request_id',
  /** Name of an event handler. */
  'harambee.handler',
  /** Kind of a document. */
  'harambee.document',
] as const;

export type SpanAttribute = (typeof spanAttributes)[number];
export type SpanAttributes = Partial<Record<SpanAttribute, string | number>>;
