import { defineService } from '../../service.ts';
import { startService } from '../start.ts';

const heard: string[] = [];

/** Hears of the notes of the other service. */
await startService(
  defineService({
    name: 'listener',
    handlers: [
      {
        name: 'listener.on-note',
        events: ['organization.registered'],
        handle: async ({ payload }) => void heard.push((payload as { name: string }).name),
      },
    ],
    publicRoutes: async (app) => {
      app.get('/heard', async () => heard);
      app.get('/crash', async () => {
        setImmediate(() => {
          throw new Error('a mistake of the listener');
        });
        return 'soon';
      });
    },
  }),
);
