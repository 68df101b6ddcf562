export { type ReceivedSpan, TraceReceiver } from './trace-receiver.ts';
export { traceTree } from './trace-tree.ts';
