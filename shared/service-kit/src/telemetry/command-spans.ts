import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { errorType, scopes, spanOf } from './scope.ts';

const watched = new WeakSet<mongo.MongoClient>();

/**
 * A span for each command that a traced piece of work sends to the database, by the driver's own monitoring. It has the
 * command's name and the collection; never a condition or a value.
 */
export function watchCommands(client: mongo.MongoClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  const running = new Map<string, Span>();
  const keyOf = ({ requestId, address }: { requestId: number; address: string }) => `${address} ${requestId}`;
  client.on('commandStarted', (started) => {
    const scope = scopes.getStore();
    // Without a request or job it is the service's own housekeeping.
    const { commandName: command } = started;
    if (!scope || command === 'ping' || !spanOf(scope)?.isRecording()) return;
    const target = started.command[command === 'getMore' ? 'collection' : command];
    const collection = typeof target === 'string' ? target : undefined;
    const span = scope.tracer.startSpan(
      collection ? `${command} ${collection}` : command,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'mongodb',
          'db.operation.name': command,
          ...(collection && { 'db.collection.name': collection }),
        },
      },
      scope.context,
    );
    running.set(keyOf(started), span);
  });
  client.on('commandSucceeded', (succeeded) => {
    const key = keyOf(succeeded);
    running.get(key)?.end();
    running.delete(key);
  });
  client.on('commandFailed', (failed) => {
    const key = keyOf(failed);
    running
      .get(key)
      ?.setAttribute('error.type', errorType(failed.failure))
      .setStatus({ code: SpanStatusCode.ERROR })
      .end();
    running.delete(key);
  });
}
