import { startService } from '@harambee/service-kit';
import { proposals } from './app.ts';

await startService(proposals);
