import { startService } from '@harambee/service-kit';
import { profiles } from './app.ts';

await startService(profiles);
