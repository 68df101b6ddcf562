import { startService } from '@harambee/service-kit';
import { notifications } from './app.ts';

await startService(notifications);
