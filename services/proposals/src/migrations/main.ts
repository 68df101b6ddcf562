import { migrationsMain } from '@harambee/service-kit';
import { migrations } from './migrations.ts';

/** `npm run migrate -- status | run | rehearse` in the root: the part of this service. */
await migrationsMain('proposals', migrations);
