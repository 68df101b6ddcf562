import fc from 'fast-check';
import { FairQueue } from './fair-queue.ts';

const tenants = fc.constantFrom('a', 'b', 'c', 'd');
const steps = fc.array(fc.oneof(tenants, fc.constant(undefined)), { maxLength: 200 });

test('between two turns of an organization, every other waiting one has a turn; nothing is lost, and each keeps its order', () => {
  fc.assert(
    fc.property(steps, (requests) => {
      const queue = new FairQueue<{ tenantId: string; place: number }>();
      const waiting = new Map<string, number[]>();
      /**
       * For each tenant: the others who were already waiting when it was last served, and have not been served since.
       */
      const owed = new Map<string, Set<string>>();
      const serve = () => {
        const item = queue.next();
        if (!item) return expect([...waiting.values()].flat()).toEqual([]);
        const { tenantId, place } = item;
        expect(waiting.get(tenantId)?.shift()).toBe(place);
        expect([...(owed.get(tenantId) ?? [])]).toEqual([]);
        for (const others of owed.values()) others.delete(tenantId);
        const others = [...waiting].filter(([id, places]) => id !== tenantId && places.length > 0);
        owed.set(tenantId, new Set(others.map(([id]) => id)));
      };
      for (const [place, tenantId] of requests.entries()) {
        if (!tenantId) serve();
        else {
          queue.add({ tenantId, place });
          waiting.set(tenantId, [...(waiting.get(tenantId) ?? []), place]);
        }
        expect(queue.size).toBe([...waiting.values()].flat().length);
      }
      while (queue.size > 0) serve();
      serve();
    }),
  );
});
