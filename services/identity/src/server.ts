import { startService } from '@harambee/service-kit';
import { identityService } from './app.ts';

await startService(identityService());
