import Fastify from 'fastify';

/** The ceiling in a process of its own, as every service has one: the bytes of an answer from memory, and nothing else. */
process.once('message', async (bytes: string) => {
  const bare = Fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  process.send?.(await bare.listen({ port: 0, host: '127.0.0.1' }));
});
// Ends with the bench, however that ends.
process.once('disconnect', () => process.exit());
