import Fastify from 'fastify';

/** The upper limit, in its own process like every service: it sends the bytes of an answer from memory. */
process.once('message', async (bytes: string) => {
  const bare = Fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  process.send?.(await bare.listen({ port: 0, host: '127.0.0.1' }));
});
// Ends when the bench ends, however that happens.
process.once('disconnect', () => process.exit());
