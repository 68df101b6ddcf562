import { startService } from '@harambee/service-kit';
import { assistant } from './app.ts';

await startService(assistant);
